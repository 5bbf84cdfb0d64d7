import type { FaultKind } from '../prose-steps/faults/faults.ts'

/** A fault that a step did not notice. */
export interface Survivor {
  /** What the step expects, as its check says it. */
  check: string
  fault: FaultKind
  description: string
  /** How to say the expected result so that it notices. */
  hint: string
}

/** How the checks of one step did against injected faults: `faults` = killed + survived + inconclusive. */
export interface StepStrength {
  faults: number
  killed: number
  survived: number
  /** Faults after which the page was not what it had been, so that they tell nothing. */
  inconclusive: number
  /** A fault survived. */
  weak: boolean
  survivors: Survivor[]
}

/** The same over the steps of a case, or the cases of a run. */
export interface StrengthSummary {
  faults: number
  killed: number
  survived: number
  inconclusive: number
  /** Killed faults by all that tell something, 0-1; null when none does. */
  mutationScore: number | null
  weakSteps: number
}

/** What became of one fault. */
export type Tried = { outcome: 'killed' | 'inconclusive' } | { outcome: 'survived'; survivor: Survivor }

/** Counts what became of the faults of one step. Undefined when none was tried: then nothing is known, good or bad. */
export function strengthOf(tried: readonly Tried[]): StepStrength | undefined {
  if (tried.length === 0) return undefined
  const survivors = tried.flatMap((one) => (one.outcome === 'survived' ? [one.survivor] : []))
  const killed = tried.filter(({ outcome }) => outcome === 'killed').length
  return {
    faults: tried.length,
    killed,
    survived: survivors.length,
    inconclusive: tried.length - killed - survivors.length,
    weak: survivors.length > 0,
    survivors,
  }
}

type Part = Pick<StepStrength, 'faults' | 'killed' | 'survived' | 'inconclusive'> & { weakSteps: number }

/** Sums up steps or cases. The score is that of mutation testing: killed / (killed + survived). */
export function sumStrength(parts: readonly Part[]): StrengthSummary {
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0)
  const [killed, survived] = [sum((part) => part.killed), sum((part) => part.survived)]
  return {
    faults: sum((part) => part.faults),
    killed,
    survived,
    inconclusive: sum((part) => part.inconclusive),
    mutationScore: killed + survived === 0 ? null : Math.round((killed / (killed + survived)) * 1000) / 1000,
    weakSteps: sum((part) => part.weakSteps),
  }
}

/** A step as a part of a sum. */
export const asPart = (strength: StepStrength): Part => ({ ...strength, weakSteps: strength.weak ? 1 : 0 })
