import type { Range } from '../../../shared/domain/analytics/figures/rows.ts'
import type { Segment } from '../../../shared/domain/analytics/segment/segment.ts'
import { dayOfShard } from '../../../shared/domain/analytics/segment/shards.ts'
import { type Days, shardsWithin } from './reports.ts'

export interface PageOf<T> {
  data: T[]
  count: number
}

export interface Paged {
  range: Range
  limit: number
  offset: number
}

/** What is looked for in a segment: rows or visitors by their places, and the moments of all places in milliseconds of the day. */
export interface Found {
  places: Uint32Array
  moments: ArrayLike<number>
}

export interface Search<T> {
  find: (segment: Segment) => Found
  /** Tells what is at places of a segment. */
  tell: (segment: Segment, places: number[]) => ReadonlyMap<number, T>
}

/**
 * What is found in a range, the newest first: one page of it, and how much there is. It looks from the newest day backwards at numbers, and makes objects only of what the page shows. What
 * happened at the same moment is in the order of shards, and of those in a shard the last is first.
 */
export function newest<T>(
  days: Pick<Days, 'shards' | 'shard'>,
  { range, limit, offset }: Paged,
  { find, tell }: Search<T>,
): PageOf<T> {
  const data: T[] = []
  let count = 0
  for (const shards of daysBackwards(days, range)) {
    const [skipped, room] = [Math.max(0, offset - count), limit - data.length]
    const lists = shards.flatMap((shard) => {
      const found = find(days.shard(shard))
      count += found.places.length
      return room > 0 ? [sorted(shard, found, skipped + room)] : []
    })
    if (skipped < lists.reduce((sum, { length }) => sum + length, 0))
      data.push(...toldOf(days, merged(lists, { skipped, room }), tell))
  }
  return { data, count }
}

function daysBackwards(days: Pick<Days, 'shards'>, range: Range): number[][] {
  return [...Map.groupBy(shardsWithin(days, range), dayOfShard).values()].toReversed()
}

/** What a shard has, the newest first, no more than could be on the page. */
interface Sorted {
  shard: number
  length: number
  places: Uint32Array
  at: Float64Array
}

function sorted(shard: number, { places, moments }: Found, most: number): Sorted {
  const momentOf = (place: number) => moments[place] ?? 0
  let first = new Uint32Array(0)
  // What is known is put in order again at each step, so steps are as long as it is.
  const step = Math.max(leastAtOnce, most)
  // Most of what is looked at is older than what is known already, and need not be put in order.
  for (let from = 0; from < places.length; from += step) {
    const floor = first.length < most ? -1 : momentOf(first.at(-1) ?? 0)
    const newer = places.subarray(from, from + step).filter((place) => momentOf(place) >= floor)
    first = joined(first, newer)
      .sort((a, b) => momentOf(b) - momentOf(a) || b - a)
      .slice(0, most)
  }
  return { shard, length: places.length, places: first, at: Float64Array.from(first, momentOf) }
}

const leastAtOnce = 10_000

function joined(a: Uint32Array, b: Uint32Array): Uint32Array<ArrayBuffer> {
  const both = new Uint32Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

interface Placed {
  shard: number
  place: number
}

/** The newest of all shards of a day, without those that are skipped. */
function merged(lists: readonly Sorted[], { skipped, room }: { skipped: number; room: number }): Placed[] {
  const next = lists.map(() => 0)
  const shown: Placed[] = []
  for (let passed = 0; shown.length < room; passed++) {
    let newest = -1
    for (const [list, { at }] of lists.entries())
      if ((at[next[list] ?? 0] ?? -1) > (lists[newest]?.at[next[newest] ?? 0] ?? -1)) newest = list
    const from = lists[newest]
    if (!from) break
    const place = from.places[next[newest] ?? 0] ?? 0
    next[newest] = (next[newest] ?? 0) + 1
    if (passed >= skipped) shown.push({ shard: from.shard, place })
  }
  return shown
}

function toldOf<T>(days: Pick<Days, 'shard'>, shown: readonly Placed[], tell: Search<T>['tell']): T[] {
  const told = new Map<number, ReadonlyMap<number, T>>()
  for (const [shard, some] of Map.groupBy(shown, (each) => each.shard))
    told.set(
      shard,
      tell(
        days.shard(shard),
        some.map(({ place }) => place),
      ),
    )
  return shown.flatMap(({ shard, place }) => {
    const one = told.get(shard)?.get(place)
    return one === undefined ? [] : [one]
  })
}
