import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newest } from '../../../../durable-objects/website-store/queries/newest.ts'
import type { Segment } from '../../../../shared/domain/analytics/segment/segment.ts'
import { wholeDay } from '../../../../shared/domain/analytics/segment/shards.ts'

const range = { from: 0, until: 86_400_000 }

/** One page of rows that happened at such moments of a day, which is kept in some shards, and how often a moment was looked at. */
function pageOf(shards: readonly ArrayLike<number>[], { limit, offset }: { limit: number; offset: number }) {
  let looks = 0
  const counted = shards.map(
    (moments) =>
      new Proxy(moments, {
        get: (rows, name) => {
          looks++
          return Reflect.get(rows, name) as number
        },
      }),
  )
  const days = {
    shards: () => shards.map((_, place) => wholeDay(0) + 1 + place),
    shard: (shard: number) => ({ day: shard - wholeDay(0) - 1 }) as Segment,
  }
  const told = newest(
    days,
    { range, limit, offset },
    {
      find: ({ day: place }) => ({
        places: Uint32Array.from({ length: shards[place]?.length ?? 0 }, (_, row) => row),
        moments: counted[place] ?? [],
      }),
      tell: ({ day: place }, rows) => new Map(rows.map((row) => [row, { place, row }])),
    },
  )
  return { ...told, looks }
}

/** Moments without any order. */
const mixed = (count: number) => Uint32Array.from({ length: count }, (_, n) => Math.imul(n, 0x9e3779b1) >>> 8)

test('each page has what stands there where all is put in order', () => {
  const moments = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 60 })
  const paged = fc.record({ limit: fc.integer({ min: 1, max: 40 }), offset: fc.integer({ min: 0, max: 90 }) })
  fc.assert(
    fc.property(fc.array(moments, { minLength: 1, maxLength: 3 }), paged, (shards, { limit, offset }) => {
      const { data, count } = pageOf(shards, { limit, offset })
      const all = shards.flatMap((some, place) => some.map((moment, row) => ({ place, row, moment })))
      const sorted = all.toSorted((a, b) => b.moment - a.moment || a.place - b.place || b.row - a.row)
      const page = sorted.slice(offset, offset + limit).map(({ place, row }) => ({ place, row }))
      expect([data, count]).toEqual([page, all.length])
    }),
  )
})

test.each([0, 0.5, 1])('a page as deep as %f of all costs in proportion to how much there is', (deep) => {
  const looksAt = (count: number) =>
    pageOf([mixed(count)], { limit: 500, offset: Math.floor(deep * (count - 500)) }).looks
  const [few, many] = [looksAt(10_000), looksAt(80_000)]
  // Putting in order costs some more than that, never eight times as much.
  expect(many / few).toBeLessThan(16)
})
