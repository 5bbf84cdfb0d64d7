import type { ComparedCase } from '../../../shared/domain/test-cases/step-differences.ts'
import type { Answers } from './answers.ts'
import type { CaseToReword, RefusedRewording, Rewording } from './types.ts'

/** A case with all that came about it. */
export interface ShownCase {
  of: CaseToReword
  before: ComparedCase
  after: ComparedCase
  rewordings: readonly Rewording[]
  /** By the place of the step in its case, from 1, as differences number steps. */
  byPlace: ReadonlyMap<number, Rewording>
  refused: readonly RefusedRewording[]
}

/** The cases about which something came, in their order. */
export function shownCases(
  cases: readonly CaseToReword[],
  { rewordings, refused }: Pick<Answers, 'rewordings' | 'refused'>,
): ShownCase[] {
  const [changes, refusals] = [grouped(rewordings), grouped(refused)]
  return cases.flatMap((of) => {
    const [own = [], stay = []] = [changes.get(of.id), refusals.get(of.id)]
    return own.length + stay.length > 0 ? [shown(of, own, stay)] : []
  })
}

function shown(
  of: CaseToReword,
  rewordings: readonly Rewording[],
  refused: readonly RefusedRewording[],
): ShownCase {
  const byNumber = new Map(rewordings.map((each) => [each.stepNumber, each]))
  // A rewording knows what its step expects where that stood in the case as a whole.
  const side = (name: 'before' | 'after'): ComparedCase => ({
    title: of.title,
    steps: of.steps.map((step) => byNumber.get(step.stepNumber)?.[name] ?? step),
  })
  const byPlace = new Map(
    of.steps.flatMap(({ stepNumber }, at) => {
      const rewording = byNumber.get(stepNumber)
      return rewording ? [[at + 1, rewording] as const] : []
    }),
  )
  return { of, before: side('before'), after: side('after'), rewordings, byPlace, refused }
}

function grouped<T extends { id: string }>(all: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const each of all) groups.set(each.id, [...(groups.get(each.id) ?? []), each])
  return groups
}
