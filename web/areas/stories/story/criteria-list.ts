import type { Criterion } from '../parts/story.ts'

type Criteria = readonly Criterion[]

const isSame = (one: Criterion, other: Criterion) =>
  one.given === other.given && one.when === other.when && one.then === other.then

/** Where a criterion stands now that was read at a place: there, or wherever it was moved to; -1 where it is there no more. */
function placeOf(criteria: Criteria, at: number, read: Criterion): number {
  const here = criteria[at]
  return here && isSame(here, read) ? at : criteria.findIndex((one) => isSame(one, read))
}

/** The list with another criterion in place of one that was read; null where that one has changed since. */
export function replaced(
  criteria: Criteria,
  { at, read, by }: { at: number; read: Criterion; by: Criterion },
): Criterion[] | null {
  const place = placeOf(criteria, at, read)
  return place < 0 ? null : criteria.toSpliced(place, 1, by)
}

/** The list without a criterion that was read; as it is where that one is gone already. */
export function without(criteria: Criteria, at: number, read: Criterion): Criterion[] {
  const place = placeOf(criteria, at, read)
  return place < 0 ? [...criteria] : criteria.toSpliced(place, 1)
}

export const withAgain = (criteria: Criteria, at: number, read: Criterion): Criterion[] =>
  criteria.toSpliced(Math.min(at, criteria.length), 0, read)

/** The list with a criterion so many places further; it stays within the list. */
export function moved(criteria: Criteria, at: number, read: Criterion, by: number): Criterion[] {
  const place = placeOf(criteria, at, read)
  if (place < 0) return [...criteria]
  const to = Math.min(Math.max(place + by, 0), criteria.length - 1)
  return criteria.toSpliced(place, 1).toSpliced(to, 0, criteria[place] ?? read)
}
