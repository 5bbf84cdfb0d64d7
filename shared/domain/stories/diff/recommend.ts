import { diffCriteria } from './diff.ts'
import { criterionKey } from './read-criterion.ts'
import { addedReason, removedReason, updatedReason } from './reasons.ts'
import type { CriteriaDiff, Criterion } from './types.ts'

/** Cases of a story that were made for the same criterion, as it was then. */
export interface TestedCriterion {
  criterion: Criterion
  testCaseIds: readonly string[]
}

export interface Recommendation {
  action: 'UPDATED' | 'ADDED' | 'REMOVED'
  /** The case that is out of date; none where a criterion has no case. */
  testCaseId?: string
  /** The criterion as it is now, or was last. */
  criterion: Criterion
  previous?: Criterion
  current?: Criterion
  reason: string
}

interface Asked {
  current: readonly Criterion[]
  tested: readonly TestedCriterion[]
  /** The criteria to compare with; without them the cases' own are. */
  previous?: readonly Criterion[] | undefined
  /** What the criteria were at earlier times, the latest first. */
  versions?: readonly (readonly Criterion[])[]
}

/**
 * What has to be done about the cases of a story after a change of its criteria. A case is out of date when its criterion is none of the story any more; what
 * became of it tells the comparison of the latest version that had it with what is now. Of criteria without such a case the change since `previous` is named, or, where
 * that is not given, those that no case tests. In the order of the criteria, what is gone behind them.
 */
export function recommend({ current, tested, previous, versions = [] }: Asked): Recommendation[] {
  const asked = { current, tested, ...(previous && { previous }), versions }
  const outdated = outdatedCases(asked)
  const targets = new Set(outdated.map(({ after }) => after))
  const covered = new Set(tested.map(({ criterion }) => criterionKey(criterion)))
  const isCovered = (criterion: Criterion | undefined) => criterion && covered.has(criterionKey(criterion))
  const others = previous
    ? withoutCases(diffCriteria(previous, current), { ...asked, previous }, isCovered)
    : [...current.keys()].filter((after) => !isCovered(current[after])).map((after) => ({ after }))
  const open = others.filter(({ after }) => after === undefined || !targets.has(after))
  return [...outdated, ...open]
    .toSorted((one, other) => (one.after ?? current.length) - (other.after ?? current.length))
    .flatMap((fate) => recommendationsOf(fate, current))
}

/** What became of a criterion: nothing of `after` where it is gone, nothing of `was` where it is new. */
interface Fate {
  was?: Criterion
  after?: number
  testCaseIds?: readonly string[]
}

function outdatedCases({ current, tested, previous, versions = [] }: Asked): Fate[] {
  const now = new Set(current.map(criterionKey))
  const outdated = tested.filter(({ criterion }) => !now.has(criterionKey(criterion)))
  const bases = [...(previous ? [previous] : []), ...versions, tested.map(({ criterion }) => criterion)]
  // Most are found in the first one: what comes behind is only looked at where it is asked for.
  const keysOf = once((base: readonly Criterion[]) => base.map(criterionKey))
  const diffOf = once((base: readonly Criterion[]) => diffCriteria(base, current))
  return outdated.map(({ criterion, testCaseIds }) => {
    const key = criterionKey(criterion)
    const base = bases.find((one) => keysOf(one).includes(key)) ?? []
    const pair = diffOf(base).updated.find(({ before }) => keysOf(base)[before] === key)
    return { was: criterion, testCaseIds, ...(pair && { after: pair.after }) }
  })
}

/** Works out once for each list what is asked of it again. */
function once<T>(work: (base: readonly Criterion[]) => T): (base: readonly Criterion[]) => T {
  const known = new Map<readonly Criterion[], T>()
  return (base) => {
    const result = known.get(base) ?? work(base)
    known.set(base, result)
    return result
  }
}

function withoutCases(
  { updated, added, removed }: CriteriaDiff,
  { current, previous = [] }: Asked,
  isCovered: (criterion: Criterion | undefined) => boolean | undefined,
): Fate[] {
  const now = new Set(current.map(criterionKey))
  const isOpen = (before: number) => !isCovered(previous[before])
  const changed = updated.filter(({ before, after }) => isOpen(before) && !isCovered(current[after]))
  const gone = removed
    .map((before) => previous[before])
    .filter((was) => was !== undefined)
    .filter((was) => !isCovered(was) && !now.has(criterionKey(was)))
  return [
    ...changed.flatMap(({ before, after }) => {
      const was = previous[before]
      return was ? [{ was, after }] : []
    }),
    ...added.filter((after) => !isCovered(current[after])).map((after) => ({ after })),
    ...gone.map((was) => ({ was })),
  ]
}

function recommendationsOf({ was, after, testCaseIds }: Fate, all: readonly Criterion[]): Recommendation[] {
  const current = after === undefined ? undefined : all[after]
  const hasCase = testCaseIds !== undefined
  const said: Recommendation[] = current
    ? was
      ? [
          {
            action: 'UPDATED',
            criterion: current,
            previous: was,
            current,
            reason: updatedReason(was, current),
          },
        ]
      : [{ action: 'ADDED', criterion: current, current, reason: addedReason(current) }]
    : was
      ? [{ action: 'REMOVED', criterion: was, previous: was, reason: removedReason(was, hasCase) }]
      : []
  return hasCase ? said.flatMap((one) => testCaseIds.map((testCaseId) => ({ ...one, testCaseId }))) : said
}
