import { bestPairs } from './assignment.ts'
import { changedWords } from './changed-words.ts'
import { type ReadCriterion, likeness, maySucceed, readCriterion } from './read-criterion.ts'
import type { CriteriaDiff, Criterion, Pair } from './types.ts'

/** Less alike, one is gone and the other is new. */
const leastLikeness = 0.2

/**
 * What became of some criteria: equal ones are paired first, in whatever order they stand; then those of the rest that are the likest, all in all, by
 * their words. Case, punctuation, quotes and blanks are no change. `diff(b, a)` says of each what `diff(a, b)` says, the other way round, and the order of a list changes nothing but places.
 */
export function diffCriteria(before: readonly Criterion[], after: readonly Criterion[]): CriteriaDiff {
  const [olds, news] = [before.map(readCriterion), after.map(readCriterion)]
  const unchanged = equals(olds, news)
  const [left, right] = [
    without(olds, unchanged.map((pair) => pair.before)), // prettier-ignore
    without(news, unchanged.map((pair) => pair.after)), // prettier-ignore
  ]
  const pairs = likest(left, right, likeness([...olds, ...news]))
  const updated = pairs.map(([old, now]) => ({
    before: old.place,
    after: now.place,
    condition: changedWords(old.read.condition, now.read.condition),
    outcome: changedWords(old.read.outcome, now.read.outcome),
  }))
  return {
    unchanged: unchanged.toSorted(byAfter),
    updated: updated.toSorted(byAfter),
    added: places(right).filter((place) => !updated.some((pair) => pair.after === place)),
    removed: places(left).filter((place) => !updated.some((pair) => pair.before === place)),
  }
}

interface Placed {
  read: ReadCriterion
  place: number
}

const byAfter = (one: Pair, other: Pair): number => one.after - other.after
const places = (some: readonly Placed[]): number[] => some.map(({ place }) => place).toSorted((a, b) => a - b)

function equals(olds: readonly ReadCriterion[], news: readonly ReadCriterion[]): Pair[] {
  const free = Map.groupBy(news.keys(), (place) => news[place]?.key)
  return olds.flatMap(({ key }, before) => {
    const after = free.get(key)?.shift()
    return after === undefined ? [] : [{ before, after }]
  })
}

/** Those that are left, in an order that does not depend on where they stand. */
function without(all: readonly ReadCriterion[], taken: readonly number[]): Placed[] {
  const paired = new Set(taken)
  return all
    .map((read, place) => ({ read, place }))
    .filter(({ place }) => !paired.has(place))
    .toSorted((one, other) => compare(one.read.key, other.read.key))
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

type Likeness = ReturnType<typeof likeness>

function likest(left: readonly Placed[], right: readonly Placed[], likenessOf: Likeness): [Placed, Placed][] {
  // Where sums are equal the first one is found: it must be the same whichever side is which.
  const isTurned = compare(keysOf(left), keysOf(right)) > 0
  const [rows, columns] = isTurned ? [right, left] : [left, right]
  const gains = rows.map((row) =>
    columns.map((column) =>
      maySucceed(row.read, column.read) ? gainOf(likenessOf(row.read, column.read)) : 0,
    ),
  )
  return bestPairs(gains).flatMap(([at, to]): [Placed, Placed][] => {
    const [row, column] = [rows[at], columns[to]]
    if (!row || !column) return []
    return [isTurned ? [column, row] : [row, column]]
  })
}

const keysOf = (some: readonly Placed[]): string => some.map(({ read }) => read.key).join('\n\n')

/** In whole millionths, so that equal sums are equal. */
const gainOf = (alike: number): number => Math.max(0, Math.round((alike - leastLikeness) * 1e6))
