import { lower } from '../tokens.ts'
import type { Passage } from './passage.ts'

const step = /^(?:given|when|then|and|but)$/

/** Whether a passage is a step of a scenario, and which one. One that tells a whole scenario is none. */
export const stepOf = ({ text, tokens }: Passage): string | undefined =>
  /^(?:Given|When|Then|And|But)\s/.test(text) && !/,\s*then\s/i.test(text) && step.test(lower(tokens[0]))
    ? lower(tokens[0])
    : undefined

/** Steps that stand together in runs, and everything else by itself. */
export function runsOf<T>(all: readonly T[], passageOf: (one: T) => Passage): T[][] {
  const runs: T[][] = []
  let isOpen = false
  for (const one of all) {
    const isStep = stepOf(passageOf(one)) !== undefined
    if (isStep && isOpen) runs.at(-1)?.push(one)
    else runs.push([one])
    isOpen = isStep
  }
  return runs
}

/** Whether a run tells a scenario: what is then seen belongs to it. */
export const isScenario = (run: readonly Passage[]): boolean =>
  run.length > 1 && run.some((passage) => stepOf(passage) === 'then')
