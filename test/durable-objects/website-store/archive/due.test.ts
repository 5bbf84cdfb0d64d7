import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { ArchivedShard } from '../../../../durable-objects/website-store/archive/archived.ts'
import {
  archiveIfDue,
  archivingDelay,
  dueShards,
  lostShards,
} from '../../../../durable-objects/website-store/archive/due.ts'
import { change } from '../../../../workers/features/websites/change.ts'
import { newContext } from '../../../support/context.ts'
import { dayOfShard, wholeDay } from '../../../../shared/domain/analytics/segment/shards.ts'
import { dayMs, dayOf } from '../../../../shared/domain/analytics/segment/segment.ts'
import { WebsiteStore } from '../../../../durable-objects/website-store/website-store.ts'

const today = 20_000
const now = today * dayMs + 5
const row = (day: number, others: Partial<ArchivedShard> = {}): ArchivedShard => ({
  shard: wholeDay(day),
  turn: 1,
  digest: 'as it is',
  emptied: null,
  adopted: null,
  ...others,
})
const due = (
  days: number[],
  archived: ArchivedShard[] = [],
  isSettled: (day: number) => boolean = () => true,
) => dueShards({ events: { shards: () => days.map(wholeDay), isSettled }, archived }, now).map(dayOfShard)

describe('days are due for the archive', () => {
  test('when trackers can tell nothing of them any more', () => {
    expect(due([today - 4, today - 3, today - 2, today - 1, today])).toEqual([today - 4, today - 3])
  })

  test('unless they lie there as they are, with all that has arrived', () => {
    const [kept, changed, late] = [today - 9, today - 8, today - 7]
    const archived = [row(kept), row(changed, { digest: null }), row(late)]
    expect(due([kept, changed, late], archived, (day) => day !== late)).toEqual([changed, late])
  })

  test('when nothing is left of them, and once more a day later', () => {
    const day = today - 30
    const emptied = (at: number | null) => due([], [row(day, { digest: null, emptied: at })])
    expect(emptied(null)).toEqual([day])
    expect(emptied(now - dayMs + 1)).toEqual([])
    expect(emptied(now - dayMs)).toEqual([day])
  })

  test('in their shards where they were split, and what lies there of the whole once they lie there', () => {
    const [day, eighths] = [today - 30, [1, 4].map((eighth) => wholeDay(today - 30) + eighth)]
    const events = { shards: () => eighths, isSettled: () => true }
    const whole = row(day, { digest: null })
    expect(dueShards({ events, archived: [whole] }, now)).toEqual(eighths)
    const there = eighths.map((shard) => ({ ...row(day), shard }))
    expect(dueShards({ events, archived: [whole, ...there] }, now)).toEqual([wholeDay(day)])
  })

  test('never, where they are missing though nobody dropped them: they are lost', () => {
    const looked = { events: { shards: () => [], isSettled: () => true }, archived: [row(today - 30)] }
    expect([dueShards(looked, now), lostShards(looked)]).toEqual([[], [wholeDay(today - 30)]])
  })
})

describe('websites are archived one after the other', () => {
  const ids = Array.from({ length: 2000 }, (_, place) => `website-${place}`)

  test('each at a time of its own within four hours, and always at the same', () => {
    const delays = ids.map(archivingDelay)
    expect(ids.map(archivingDelay)).toEqual(delays)
    const ofQuarter = Map.groupBy(delays, (delay) => Math.floor(delay / 900_000))
    expect([...ofQuarter.keys()].toSorted((a, b) => a - b)).toEqual([...Array(16).keys()])
    for (const some of ofQuarter.values()) expect(some.length).toBeLessThan((2 * ids.length) / 16)
  })

  test.each([
    ['a moment before', -1, 0],
    ['when it has come', 0, 1],
  ])(
    'the day that midnight closes is ordered with the time of its website: %s',
    async (_when, ms, orders) => {
      const [websiteId = ''] = ids
      const { store } = await newStore()
      const events = { shards: () => [wholeDay(today - 3)], isSettled: () => true }
      const now = today * dayMs + archivingDelay(websiteId) + ms
      const sent: object[] = []
      await runInDurableObject(store, (_, { storage: { sql } }) =>
        archiveIfDue({ sql, events }, { now, websiteId, isErased: () => false }, async (order) =>
          sent.push(order),
        ),
      )
      expect(sent).toHaveLength(orders)
    },
  )
})

/** A store to which something of ten days ago came now. */
async function newStore() {
  const websiteId = crypto.randomUUID()
  const store = env.WEBSITE_STORE.getByName(websiteId)
  const at = Date.now()
  const event = { kind: 1 as const, visitor: '', isLasting: false, texts: { path: '/' }, value: 0 }
  const hits = [
    { eventId: crypto.randomUUID(), receivedAt: at, event: { ...event, at: at - 10 * dayMs } },
    { eventId: crypto.randomUUID(), receivedAt: at, event: { ...event, at } },
  ]
  await store.record({ groups: [{ commitId: null, hits }], now: at })
  const alarm = () => runInDurableObject(store, (_, { storage }) => storage.getAlarm())
  const due = (now: number) =>
    change(newContext(), { websiteId, change: 'archiveShard', asked: { after: -1, now } })
  /** Takes the next day that is due, and notes it when that is asked for. */
  const take = async (now: number) => {
    const shard = await due(now)
    if (!shard || shard === 'none') throw new Error('Nothing is due')
    const asked = { shard: shard.shard, turn: shard.turn, digest: 'x', now }
    return () => change(newContext(), { websiteId, change: 'noteArchived', asked })
  }
  return { websiteId, store, alarm, at, due, take }
}

test('a store wakes in the night for what is not in its archive, and not for what is', async () => {
  const { websiteId, store, alarm, at, due: next, take } = await newStore()
  const delay = archivingDelay(websiteId)
  expect(await alarm()).toBe((dayOf(at - delay) + 1) * dayMs + delay)
  const later = at + 4 * dayMs
  for (let days = 0; days < 2; days++) expect(await (await take(later))()).toBe(true)
  expect(await next(later)).toBe('none')
  await runDurableObjectAlarm(store)
  // All that is left is to forget the names of its hits.
  expect(await alarm()).toBe((dayOf(at) + 9) * dayMs)
})

test('what cannot be ordered is ordered again a minute later', async () => {
  const { store, alarm, at } = await newStore()
  await runInDurableObject(store, async (_, state) => {
    await state.storage.deleteAlarm()
    const JOBS = { send: () => Promise.reject(new Error('The queue does not answer')) }
    await new WebsiteStore(state, { JOBS } as never).alarm()
  })
  const again = await alarm()
  expect(again).toBeGreaterThanOrEqual(at + 60_000)
  expect(again).toBeLessThan(at + 600_000)
})

test('a part of a day that has changed since is not taken for it', async () => {
  const { store, at, take } = await newStore()
  const note = await take(at)
  await store.change('reset', null)
  expect(await note()).toBe(false)
})
