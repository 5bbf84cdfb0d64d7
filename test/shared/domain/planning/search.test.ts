import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choose } from '../../../../shared/domain/planning/choose.ts'
import { decisionOrder } from '../../../../shared/domain/planning/decision-order.ts'
import { exchanged } from '../../../../shared/domain/planning/exchange.ts'
import { greedyChoice } from '../../../../shared/domain/planning/greedy.ts'
import { type Item, pointsOf, valueOf, withoutImplied } from '../../../../shared/domain/planning/item.ts'
import { relax } from '../../../../shared/domain/planning/relax.ts'
import { search } from '../../../../shared/domain/planning/search.ts'
import { hypergraph, layers, subsetSum } from '../../../../bench/planning/families.ts'
import { bestValue } from './brute-force.ts'

const items = (most: number) =>
  fc
    .array(
      fc.record({
        points: fc.nat(6),
        value: fc.integer({ min: 1, max: 1000 }),
        needs: fc.array(fc.nat(most), { maxLength: 3 }),
      }),
      { minLength: 1, maxLength: most },
    )
    .map((some): Item[] =>
      some.map(({ needs, ...item }, at) => ({
        ...item,
        needs: [...new Set(needs)].filter((need) => need < at),
      })),
    )

test('a bound is never below the best choice, also where it stops early', () => {
  fc.assert(
    fc.property(items(11), fc.nat(30), fc.nat(5000), (some, room, enough) => {
      const best = bestValue(some, room)
      expect(relax(some, room).bound).toBeGreaterThanOrEqual(best)
      expect(relax(some, room, { enough }).bound).toBeGreaterThanOrEqual(best)
    }),
  )
})

test('a search that must end early gives a choice that fits, and a bound that none exceeds', () => {
  const { items: hard, room } = hypergraph({ seed: 1, needed: 16, holders: 20, each: 3, free: false })
  const exact = choose(hard, room)
  const known = { taken: hard.map(() => false), value: 0 }
  const early = search(hard, { room, known, mostStates: 0 })
  expect(pointsOf(hard, early.taken)).toBeLessThanOrEqual(room)
  expect(early.value).toBeLessThanOrEqual(exact.value)
  expect(early.bound).toBeGreaterThanOrEqual(exact.value)
  expect(exact.bound).toBe(exact.value)
})

test('exchanges keep within the room and the needs, never lose value, and end where it is enough', () => {
  fc.assert(
    fc.property(items(11), fc.nat(30), (some, room) => {
      const best = bestValue(some, room)
      const start = greedyChoice(some, room)
      const { taken, value } = exchanged(some, { room, starts: [start], enough: Infinity })
      expect(pointsOf(some, taken)).toBeLessThanOrEqual(room)
      for (const [at, { needs }] of some.entries()) {
        if (taken[at]) expect(needs.filter((need) => !taken[need])).toEqual([])
      }
      expect(value).toBe(valueOf(some, taken))
      expect(value).toBeGreaterThanOrEqual(start.value)
      expect(value).toBeLessThanOrEqual(best)
      expect(exchanged(some, { room, starts: [start], enough: 0 })).toEqual(start)
    }),
  )
})

test('exchanges find what is worth more than a greedy choice', () => {
  const { items: hard, room } = hypergraph({ seed: 3, needed: 32, holders: 28, each: 4, free: false })
  const greedy = greedyChoice(hard, room)
  const nothing = { taken: hard.map(() => false), value: 0 }
  const { value } = exchanged(hard, { room, starts: [greedy, nothing], enough: Infinity })
  expect(value).toBeGreaterThan(greedy.value)
})

test('of 13 items of which few hold much together, the choice is the best that trying all of them finds', () => {
  const hard = fc.record({
    seed: fc.nat(1000),
    needed: fc.integer({ min: 5, max: 8 }),
    each: fc.integer({ min: 2, max: 4 }),
    free: fc.boolean(),
  })
  fc.assert(
    fc.property(hard, fc.nat(13), ({ needed, ...rest }, room) => {
      const { items: some } = hypergraph({ ...rest, needed, holders: 13 - needed })
      const best = bestValue(some, room)
      const { value, bound } = choose(some, room)
      expect([value, bound]).toEqual([best, best])
      const known = exchanged(some, { room, starts: [greedyChoice(some, room)], enough: best })
      const order = decisionOrder(some)
      expect(search(some, { room, known, mostStates: 4000, order }).value).toBe(best)
    }),
    { numRuns: 20 },
  )
})

test('needs that others imply change nothing', () => {
  fc.assert(
    fc.property(items(11), fc.nat(30), (some, room) => {
      expect(choose(withoutImplied(some), room).value).toBe(bestValue(some, room))
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['layers', layers({ seed: 1, width: 6, each: 3 })],
  ['sums that never meet the room', subsetSum({ seed: 1 })],
  ['what few needs hold together', hypergraph({ seed: 1, needed: 20, holders: 40, each: 3, free: true })],
])('sixty items are chosen exactly: %s', (_, { items: sixty, room }) => {
  const { taken, value, bound } = choose(sixty, room)
  expect(sixty).toHaveLength(60)
  expect(bound).toBe(value)
  expect(value).toBeGreaterThanOrEqual(greedyChoice(sixty, room).value)
  expect(pointsOf(sixty, taken)).toBeLessThanOrEqual(room)
})
