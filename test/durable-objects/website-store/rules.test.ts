import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf, forgetAt, oldestDay, sortHits } from '../../../durable-objects/website-store/rules.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const dayMs = 86_400_000
const nothing = new Set<string>()

describe('sorting hits', () => {
  test('counts every name once, within a batch and against what is remembered', () => {
    const hits = ['a', 'b', 'a', 'c'].map((eventId) => ({ eventId, receivedAt: now }))
    expect(sortHits(hits, { seen: new Set(['c']), now })).toEqual({
      fresh: new Map([[dayOf(now), ['a', 'b']]]),
      stored: 2,
      dropped: { duplicate: 2, expired: 0 },
    })
  })

  test('drops a hit too old to be told from a repeat, and keeps the last one that can be', () => {
    const oldest = oldestDay(now) * dayMs
    const hits = [
      { eventId: 'last', receivedAt: oldest },
      { eventId: 'gone', receivedAt: oldest - 1 },
    ]
    expect(sortHits(hits, { seen: nothing, now })).toMatchObject({
      stored: 1,
      dropped: { duplicate: 0, expired: 1 },
    })
  })

  test('never files a hit under a day to come, even when another machine clocks it there', () => {
    const { fresh } = sortHits([{ eventId: 'a', receivedAt: now + 3 * dayMs }], { seen: nothing, now })
    expect([...fresh.keys()]).toEqual([dayOf(now)])
  })

  test('accounts for every hit, whatever arrives', () => {
    const hit = fc.record({
      eventId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      receivedAt: fc.integer({ min: now - 20 * dayMs, max: now + dayMs }),
    })
    fc.assert(
      fc.property(fc.array(hit), fc.subarray(['a', 'b', 'c']), (hits, known) => {
        const { fresh, stored, dropped } = sortHits(hits, { seen: new Set(known), now })
        const names = [...fresh.values()].flat()
        expect(stored + dropped.duplicate + dropped.expired).toBe(hits.length)
        expect(new Set(names).size).toBe(stored)
        expect(names.some((name) => known.includes(name))).toBe(false)
      }),
    )
  })
})

test('a day is forgotten only when no hit of that day would be accepted any more', () => {
  const day = dayOf(now)
  expect(oldestDay(forgetAt(day) - 1)).toBe(day)
  expect(oldestDay(forgetAt(day))).toBe(day + 1)
})
