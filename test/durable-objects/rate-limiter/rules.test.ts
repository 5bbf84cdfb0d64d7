import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Hit, decide, expiresAt } from '../../../durable-objects/rate-limiter/rules.ts'

/** The obvious model: keep every accepted time for ever, count those of the last window. */
class NaiveWindow {
  readonly accepted: number[] = []

  take(max: number, windowMs: number, now: number): boolean {
    const counted = this.accepted.filter((at) => now - at < windowMs).length
    if (counted >= max) return false
    this.accepted.push(now)
    return true
  }
}

describe('an exact sliding window', () => {
  test('agrees with a model that never forgets, for any sequence of requests', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 })
    fc.assert(
      fc.property(
        gaps,
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 1000 }),
        (waits, max, windowMs) => {
          const naive = new NaiveWindow()
          let hits: Hit[] = []
          let now = 1_000_000
          for (const [index, wait] of waits.entries()) {
            now += wait
            const decision = decide(hits, { hitId: `hit-${index}`, max, windowMs, now })
            expect(decision.allowed).toBe(naive.take(max, windowMs, now))
            expect(decision.remaining).toBe(Math.max(0, max - decision.hits.length))
            hits = decision.hits
          }
        },
      ),
    )
  })

  test('at resetAt, and not a millisecond before, a refused request would have been allowed', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(
        gaps,
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 10, max: 500 }),
        (waits, max, windowMs) => {
          let hits: Hit[] = []
          let now = 1_000_000
          for (const wait of waits) {
            now += wait
            const decision = decide(hits, { hitId: 'x', max, windowMs, now })
            hits = decision.hits
            if (decision.allowed) continue
            const at = (time: number) => decide(hits, { hitId: 'y', max, windowMs, now: time }).allowed
            expect(decision.resetAt).toBeGreaterThan(now)
            expect(at(decision.resetAt - 1)).toBe(false)
            expect(at(decision.resetAt)).toBe(true)
          }
        },
      ),
    )
  })

  test('a maximum of zero allows nothing', () => {
    expect(decide([], { hitId: 'a', max: 0, windowMs: 10, now: 5 })).toMatchObject({
      allowed: false,
      remaining: 0,
      resetAt: 15,
    })
  })

  test('a lowered maximum says when enough hits have left', () => {
    const hits: Hit[] = [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]
    expect(decide(hits, { hitId: 'd', max: 1, windowMs: 100, now: 50 })).toMatchObject({
      allowed: false,
      resetAt: 103,
    })
  })

  test('a hit from a clock that is behind is put in its place', () => {
    const { hits } = decide([['a', 100]], { hitId: 'b', max: 5, windowMs: 1000, now: 90 })
    expect(hits).toEqual([
      ['b', 90],
      ['a', 100],
    ])
    expect(expiresAt(hits, 1000)).toBe(1100)
  })
})
