import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideLease } from '../../../durable-objects/browser-pool/rules.ts'

const free = { leased: [], waiting: [], launches: [] }
const request = { leaseId: 'me', party: 'us', max: 2, perSecond: 1, now: 10_000 }

test('whoever asked first is served first, however often others ask', () => {
  const waiting = ['first', 'me'].map((leaseId) => ({ leaseId, party: 'us' }))
  const state = { ...free, leased: ['us'], waiting }
  expect(decideLease(state, request)).toMatchObject({ granted: false, ahead: 1 })
  expect(decideLease(state, { ...request, leaseId: 'first' })).toEqual({ granted: true })
  expect(decideLease(state, { ...request, leaseId: 'newcomer' })).toMatchObject({ granted: false, ahead: 2 })
})

test('parties take turns: one that holds or waits for many stands behind one that waits for its first', () => {
  const waiting = ['a', 'a', 'b', 'c', 'b'].map((party, at) => ({ leaseId: `${party}${at}`, party }))
  const aheadOf = (leased: string[], leaseId: string, party: string) => {
    const decision = decideLease(
      { ...free, leased, waiting },
      { ...request, max: leased.length, leaseId, party },
    )
    return decision.granted ? undefined : decision.ahead
  }
  const order = (leased: string[]) =>
    waiting
      .map(({ leaseId, party }) => ({ leaseId, ahead: aheadOf(leased, leaseId, party) ?? -1 }))
      .toSorted((one, other) => one.ahead - other.ahead)
      .map(({ leaseId }) => leaseId)
  expect(order([])).toEqual(['a0', 'b2', 'c3', 'a1', 'b4'])
  expect(order(['a', 'a'])).toEqual(['b2', 'c3', 'b4', 'a0', 'a1'])
  expect(aheadOf(['a'], 'd9', 'd')).toBe(2)
})

test('nobody waits for ever: among any runs each party gets its first browser within one round', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 40 }), (parties) => {
      const waiting = parties.map((party, at) => ({ leaseId: String(at), party }))
      for (const party of new Set(parties)) {
        const leaseId = String(parties.indexOf(party))
        const decision = decideLease({ ...free, waiting }, { ...request, max: 0, leaseId, party })
        expect(decision).toMatchObject({ granted: false })
        if (!decision.granted) expect(decision.ahead).toBeLessThan(new Set(parties).size)
      }
    }),
  )
})

test('launches are spaced as the account allows, and the answer says when to ask again', () => {
  expect(decideLease({ ...free, launches: [9_400] }, request)).toEqual({
    granted: false,
    ahead: 0,
    retryAfterMs: 400,
  })
  expect(decideLease({ ...free, launches: [9_000] }, request)).toEqual({ granted: true })
  expect(decideLease({ ...free, launches: [9_900] }, { ...request, perSecond: 2 })).toEqual({ granted: true })
  expect(decideLease({ ...free, launches: [9_100, 9_900] }, { ...request, perSecond: 2 }).granted).toBe(false)
})

test('a rate below one a second spaces launches further apart', () => {
  expect(decideLease({ ...free, launches: [8_500] }, { ...request, perSecond: 0.5 }).granted).toBe(false)
  expect(decideLease({ ...free, launches: [7_900] }, { ...request, perSecond: 0.5 }).granted).toBe(true)
})

test('a rate or limit of zero grants nothing, and never throws', () => {
  expect(decideLease({ ...free, launches: [9_999] }, { ...request, perSecond: 0 }).granted).toBe(false)
  expect(decideLease(free, { ...request, max: 0 }).granted).toBe(false)
})

test('in any schedule neither the concurrency nor the launch rate is exceeded', () => {
  const step = fc.record({
    who: fc.integer({ min: 0, max: 9 }),
    wait: fc.integer({ min: 0, max: 700 }),
    leaves: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 3 }),
      (steps, max, perSecond) => {
        let now = 0
        const leased = new Set<string>()
        const waiting: { leaseId: string; party: string }[] = []
        const partyOf = (leaseId: string) => `party ${Number(leaseId) % 3}`
        const launches: number[] = []
        for (const { who, wait, leaves } of steps) {
          now += wait
          const leaseId = String(who)
          if (leased.has(leaseId)) {
            if (leaves) leased.delete(leaseId)
            continue
          }
          const decision = decideLease(
            { leased: [...leased].map(partyOf), waiting, launches },
            { leaseId, party: partyOf(leaseId), max, perSecond, now },
          )
          const place = waiting.findIndex((waiter) => waiter.leaseId === leaseId)
          if (decision.granted) {
            if (place >= 0) waiting.splice(place, 1)
            leased.add(leaseId)
            launches.push(now)
          } else if (place < 0) waiting.push({ leaseId, party: partyOf(leaseId) })
          expect(leased.size).toBeLessThanOrEqual(max)
          expect(launches.filter((at) => at > now - 1000).length).toBeLessThanOrEqual(perSecond)
        }
      },
    ),
  )
})
