import type { ComparedCase } from '../../../shared/domain/test-cases/step-differences.ts'
import type { Answers } from './answers.ts'
import type { CaseToReword, RefusedRewording, Rewording } from './types.ts'

/** A case with all answers about it. */
export interface ShownCase {
  of: CaseToReword
  before: ComparedCase
  after: ComparedCase
  rewordings: readonly Rewording[]
  /** By the place of the step in its case, from 1, as differences number steps. */
  byPlace: ReadonlyMap<number, Rewording>
  refused: readonly RefusedRewording[]
}

/** The cases with an answer, in their order. */
export function shownCases(
  cases: readonly CaseToReword[],
  { rewordings, refused }: Pick<Answers, 'rewordings' | 'refused'>,
): ShownCase[] {
  const [changes, refusals] = [grouped(rewordings), grouped(refused)]
  return cases.flatMap((of) => {
    const [proposals = [], refusedSteps = []] = [changes.get(of.id), refusals.get(of.id)]
    return proposals.length + refusedSteps.length > 0 ? [shown(of, proposals, refusedSteps)] : []
  })
}

function shown(
  of: CaseToReword,
  rewordings: readonly Rewording[],
  refused: readonly RefusedRewording[],
): ShownCase {
  const byNumber = new Map(rewordings.map((each) => [each.stepNumber, each]))
  // `before` of a rewording may have the expected result of the whole case.
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

function grouped<T extends { id: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(item.id, [...(groups.get(item.id) ?? []), item])
  return groups
}
