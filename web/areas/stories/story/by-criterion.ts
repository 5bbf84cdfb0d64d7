import type { Output } from '../../../client/call.ts'
import type { Criterion } from '../parts/story.ts'

export type Generated = Output<'POST /api/pm/stories/{storyId}/generate-tests'>
export type GeneratedCase = Generated['testCases'][number]

export interface CasesOf {
  /** Null for what tests the story as a whole, or a criterion that it has no more. */
  criterion: Criterion | null
  cases: readonly GeneratedCase[]
}

const keyOf = ({ given, when, then }: Criterion) => JSON.stringify([given, when, then])

/** Cases under the criterion that each tests, in the order of the story; a criterion without a case stands there too. */
export function byCriterion(criteria: readonly Criterion[], cases: readonly GeneratedCase[]): CasesOf[] {
  const keys = new Set(criteria.map(keyOf))
  const groups = Map.groupBy(cases, ({ criterion }) => {
    const key = criterion ? keyOf(criterion) : ''
    return keys.has(key) ? key : ''
  })
  const others = groups.get('') ?? []
  const distinct = [...new Map(criteria.map((one) => [keyOf(one), one])).values()]
  return [
    ...distinct.map((criterion) => ({ criterion, cases: groups.get(keyOf(criterion)) ?? [] })),
    ...(others.length > 0 ? [{ criterion: null, cases: others }] : []),
  ]
}
