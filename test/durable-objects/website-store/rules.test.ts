import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type RecordedHit,
  dayOf,
  forgetAt,
  markOf,
  newGroups,
  oldestDay,
  sortHits,
} from '../../../durable-objects/website-store/rules.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const dayMs = 86_400_000
const nothing = new Map<string, string>()

const messageOf = (hits: RecordedHit[], commitId: string | null = null) => ({ commitId, hits })
const seenOf = (names: readonly string[], mark = '') => new Map(names.map((name) => [name, mark]))

describe('sorting hits', () => {
  test('counts every name once, within a batch and against what is remembered', () => {
    const hits = ['a', 'b', 'a', 'c'].map((eventId) => ({ eventId, receivedAt: now }))
    expect(sortHits([messageOf(hits)], { seen: seenOf(['c']), now })).toEqual({
      fresh: new Map([[dayOf(now), ['a', 'b'].map((eventId) => ({ eventId, commitId: null }))]]),
      barren: [],
      stored: 2,
      dropped: { duplicate: 2 },
      events: [],
    })
  })

  test('drops a hit too old to be told from a repeat, and keeps the last one that can be', () => {
    const oldest = oldestDay(now) * dayMs
    const hits = [
      { eventId: 'last', receivedAt: oldest },
      { eventId: 'gone', receivedAt: oldest - 1 },
    ]
    expect(sortHits([messageOf(hits)], { seen: nothing, now })).toMatchObject({
      stored: 1,
      dropped: { expired: 1 },
    })
  })

  test('of a day that is full an event counts as flood, and is remembered', () => {
    const event = { at: now, kind: 1, visitor: '', isLasting: false, texts: {}, value: 0 } as const
    const sorted = sortHits([messageOf([{ eventId: 'a', receivedAt: now, event }])], {
      seen: nothing,
      now,
      isFull: () => true,
    })
    expect(sorted).toMatchObject({ stored: 0, dropped: { flood: 1 }, events: [] })
    expect(sorted.fresh.size).toBe(1)
  })

  test('never files a hit under a day to come, even when another machine clocks it there', () => {
    const { fresh } = sortHits([messageOf([{ eventId: 'a', receivedAt: now + 3 * dayMs }])], {
      seen: nothing,
      now,
    })
    expect([...fresh.keys()]).toEqual([dayOf(now)])
  })

  test('accounts for every hit, whatever arrives', () => {
    const hit = fc.record({
      eventId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      receivedAt: fc.integer({ min: now - 20 * dayMs, max: now + dayMs }),
    })
    fc.assert(
      fc.property(fc.array(hit), fc.subarray(['a', 'b', 'c']), (hits, known) => {
        const { fresh, stored, dropped } = sortHits([messageOf(hits)], { seen: seenOf(known), now })
        const names = [...fresh.values()].flat().map(({ eventId }) => eventId)
        expect(stored + (dropped['duplicate'] ?? 0) + (dropped['expired'] ?? 0)).toBe(hits.length)
        expect(new Set(names).size).toBe(stored)
        expect(names.some((name) => known.includes(name))).toBe(false)
      }),
    )
  })
})

const [one, other] = ['0199f0a0-4444-4222-8333-444455556666', '0199f0a1-4444-4222-8333-444455556666']

test('a message is known by any hit that it brought, or by its name, and counts once of a batch', () => {
  const hits = [{ eventId: 'a', receivedAt: now }]
  const namesOf = (seen: ReadonlyMap<string, string>) =>
    newGroups([messageOf(hits, one), messageOf(hits, other), messageOf(hits, one)], seen).map(
      ({ commitId }) => commitId,
    )
  expect(namesOf(nothing)).toEqual([one, other])
  expect(namesOf(seenOf(['a'], markOf(one)))).toEqual([other])
  expect(namesOf(seenOf([other]))).toEqual([one])
  expect(namesOf(seenOf(['a']))).toEqual([one, other])
})

test('one without a name counts each time', () => {
  expect(newGroups([messageOf([]), messageOf([])], nothing)).toHaveLength(2)
})

test('only of a message that brought nothing new its name is remembered', () => {
  const hits = [{ eventId: 'a', receivedAt: now }]
  const { barren } = sortHits([messageOf(hits, one), messageOf(hits, other)], { seen: nothing, now })
  expect(barren).toEqual([other])
})

test('a day is forgotten only when no hit of that day would be accepted any more', () => {
  const day = dayOf(now)
  expect(oldestDay(forgetAt(day) - 1)).toBe(day)
  expect(oldestDay(forgetAt(day))).toBe(day + 1)
})
