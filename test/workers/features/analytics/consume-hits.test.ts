import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AcceptedHit, HitMessage } from '../../../../shared/domain/tracker/hit.ts'
import { consumeHits } from '../../../../workers/features/analytics/consume-hits.ts'
import { newContext } from '../../../support/context.ts'

const hitOf = (websiteId: string): AcceptedHit => ({
  eventId: crypto.randomUUID(),
  websiteId,
  visitId: crypto.randomUUID(),
  receivedAt: Date.now(),
  type: 'event',
  payload: { url: '/' },
  client: {},
})

/** A message with a hit of each of these websites. */
const messageOf = (...websiteIds: string[]): HitMessage => ({
  version: 2,
  commitId: crypto.randomUUID(),
  hits: websiteIds.map(hitOf),
})

/** A delivery that notes what the consumer decided. */
function delivery(body: unknown, attempts = 1) {
  return { id: crypto.randomUUID(), timestamp: new Date(), body, attempts, ack: vi.fn(), retry: vi.fn() }
}
type Delivery = ReturnType<typeof delivery>

const consume = (messages: Delivery[], context = newContext()) => consumeHits(context, { messages })
const ledgerOf = (websiteId: string) => env.WEBSITE_STORE.getByName(websiteId).ledger()
const decisions = (messages: Delivery[]) =>
  messages.map(({ ack, retry }) =>
    ack.mock.calls.length === 1 ? 'ack' : retry.mock.calls.length === 1 ? 'retry' : '?',
  )

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('the consumer of hits', () => {
  test('makes one call per website, whatever the order of the batch', async () => {
    const [a, b] = [crypto.randomUUID(), crypto.randomUUID()]
    const record = vi.fn().mockResolvedValue({ ok: true })
    const context = newContext()
    Object.defineProperty(context.services, 'websiteStores', {
      value: {
        getByName: (name: string) => ({
          record: ({ groups }: { groups: { hits: unknown[] }[] }) =>
            record(
              name,
              groups.map(({ hits }) => hits.length),
            ),
        }),
      },
    })
    const messages = [messageOf(a, b, a), messageOf(a), messageOf(b)].map((body) => delivery(body))
    await consume(messages, context)
    expect(record).toHaveBeenCalledTimes(2)
    expect(new Map(record.mock.calls as [string, number[]][])).toEqual(
      new Map([
        [a, [2, 1]],
        [b, [1, 1]],
      ]),
    )
    expect(decisions(messages)).toEqual(['ack', 'ack', 'ack'])
  })

  test('counts a message that is delivered twice once, as if it had come once', async () => {
    const websiteId = crypto.randomUUID()
    const message = messageOf(websiteId, websiteId)
    const first = [delivery(message), delivery(message)]
    const again = [delivery(message, 2)]
    await consume(first)
    await consume(again)
    expect([decisions(first), decisions(again)]).toEqual([['ack', 'ack'], ['ack']])
    expect(await ledgerOf(websiteId)).toEqual({ received: 2, stored: 2, dropped: {} })
  })

  test('tells a hit that its visitor sent again from a message that came again', async () => {
    const websiteId = crypto.randomUUID()
    const { hits } = messageOf(websiteId)
    const messages = [1, 2].map(() => delivery({ ...messageOf(), hits }))
    await consume(messages)
    expect(await ledgerOf(websiteId)).toEqual({ received: 2, stored: 1, dropped: { duplicate: 1 } })
  })

  test('counts a message of before by its one hit', async () => {
    const websiteId = crypto.randomUUID()
    const hit = { version: 1, ...hitOf(websiteId) }
    await consume([delivery(hit)])
    await consume([delivery(hit, 2)])
    expect(await ledgerOf(websiteId)).toEqual({ received: 2, stored: 1, dropped: { duplicate: 1 } })
  })

  test('lets a failing website fail alone, and waits longer each time', async () => {
    const [healthy, failing] = [crypto.randomUUID(), crypto.randomUUID()]
    const context = newContext()
    const stores = context.services.websiteStores
    Object.defineProperty(context.services, 'websiteStores', {
      value: {
        getByName: (name: string) =>
          name === failing
            ? { record: () => Promise.reject(new Error('object is overloaded')) }
            : stores.getByName(name),
      },
    })
    const messages = [
      delivery(messageOf(failing), 1),
      delivery(messageOf(healthy), 1),
      delivery(messageOf(healthy, failing), 5),
      delivery(messageOf(failing), 19),
    ]
    await consume(messages, context)
    expect(decisions(messages)).toEqual(['retry', 'ack', 'retry', 'retry'])
    const delays = messages.flatMap(({ retry }) => retry.mock.calls.map(([options]) => options.delaySeconds))
    expect(delays).toEqual([2, 32, 900])
    // What was counted of a message that another website failed is not counted again.
    await consume(messages)
    expect(await ledgerOf(healthy)).toEqual({ received: 2, stored: 2, dropped: {} })
    expect(await ledgerOf(failing)).toEqual({ received: 3, stored: 3, dropped: {} })
  })

  test('sends what is no hit towards the dead letters, without harm to the rest of the batch', async () => {
    const websiteId = crypto.randomUUID()
    const poison = [
      'text',
      null,
      { version: 9 },
      { version: 1, ...hitOf(websiteId), eventId: "x' OR 1=1" },
      42,
      [],
    ]
    const messages = [...poison.map((body) => delivery(body)), delivery(messageOf(websiteId))]
    await consume(messages)
    expect(decisions(messages)).toEqual([...poison.map(() => 'retry'), 'ack'])
    expect(await ledgerOf(websiteId)).toEqual({ received: 1, stored: 1, dropped: {} })
  })

  test('does nothing with an empty batch', async () => {
    await expect(consume([])).resolves.toBeUndefined()
  })
})
