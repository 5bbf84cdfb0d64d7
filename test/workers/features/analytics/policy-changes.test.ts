import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AcceptedHit, HitMessage } from '../../../../shared/domain/tracker/hit.ts'
import type { SiteEntry } from '../../../../shared/domain/tracker/site-entry.ts'
import type { CollectEnv } from '../../../../workers/collect/collector.ts'
import { handleRequest } from '../../../../workers/collect/handle-request.ts'
import { visitorOf } from '../../../../workers/collect/visitor.ts'
import { consumeHits } from '../../../../workers/features/analytics/consume-hits.ts'
import { getStats } from '../../../../workers/features/reports/get-stats.ts'
import { getWebsiteLedger } from '../../../../workers/features/websites/get-website-ledger.ts'
import { updatePrivacyPolicy } from '../../../../workers/features/websites/update-privacy-policy.ts'
import { browserAgent } from '../../../support/browser-agent.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newWebsite } from '../websites/support.ts'

const { owner, websiteId } = await newWebsite()
const published = (await env.SITES.get<SiteEntry>(websiteId, 'json'))!

const policies = [
  { ipHandling: 'full', requireConsent: false, respectGpc: false, blockedCountries: [] as string[] },
  { ipHandling: 'full', requireConsent: true, respectGpc: false, blockedCountries: [] },
  { ipHandling: 'discard', requireConsent: true, respectGpc: false, blockedCountries: [] },
  { ipHandling: 'discard', requireConsent: true, respectGpc: true, blockedCountries: ['DE'] },
  { ipHandling: 'truncate', requireConsent: false, respectGpc: false, blockedCountries: ['DE'] },
] as const
type Policy = (typeof policies)[number]

/** What a page and its visitor say. Each kind is told apart by one policy or another. */
const kinds = ['192.0.2.1', '192.0.2.9', '198.51.100.7'].flatMap((address) =>
  [true, false].flatMap((consent) =>
    [true, false].flatMap((gpc) => ['DE', 'FR'].map((country) => ({ address, consent, gpc, country }))),
  ),
)
type Kind = (typeof kinds)[number]
interface Named {
  eventId: string
  kind: Kind
}
const ofEachKind = (): Named[] => kinds.map((kind) => ({ eventId: crypto.randomUUID(), kind }))

/** What becomes of a hit under a policy: why it does not count, or whom it is of. */
async function outcomeUnder(policy: Policy | undefined, { eventId, receivedAt: at }: AcceptedHit) {
  const kind = kindOf.get(eventId)
  if (!policy || !kind) throw new Error('Nobody sent this')
  const { ipHandling, blockedCountries } = policy
  if (policy.respectGpc && kind.gpc) return 'gpc'
  if (policy.requireConsent && !kind.consent) return 'no_consent'
  if (blockedCountries.some((country) => country === kind.country)) return 'country_blocked'
  const site = { ...published, privacy: { ...published.privacy, ipHandling } }
  return (await visitorOf(site, { websiteId, address: kind.address, userAgent: browserAgent, at }))?.visitor
}

/** Which policies may hold for a hit that comes now, by their places. */
let mayHold: readonly number[] = [0]
const kindOf = new Map<string, Kind>()
/** What the queue took: in the order of its messages, with the policies that could hold for each. */
interface Taken {
  message: HitMessage
  mayHold: readonly number[]
}
const messages: Taken[] = []
/** The same of what was delivered. */
const taken: Taken[] = []
const told = { taken: 0, unanswered: 0 }

let calls = 0
/** An isolate that has just been started: for a minute it remembers what it reads of the website. The queue refuses it now and then, and takes without saying so. */
function newIsolate(): CollectEnv {
  const HITS = {
    async send(message: HitMessage) {
      calls++
      if (calls % 5 === 0) throw new Error('The queue is overloaded')
      messages.push({ message, mayHold })
      if (calls % 7 !== 0) return
      told.unanswered += message.hits.length
      throw new Error('The line was cut')
    },
  }
  return { SITES: env.SITES, HITS, ADDRESS_HEADER: 'cf-connecting-ip' } as unknown as CollectEnv
}

/** As the tracker does it: under the same name until it is taken. */
async function send({ eventId, kind }: Named, isolate: CollectEnv): Promise<void> {
  kindOf.set(eventId, kind)
  const payload = { website: websiteId, url: '/', ...(kind.consent && { consent: true }) }
  const headers = {
    'user-agent': browserAgent,
    'cf-connecting-ip': kind.address,
    ...(kind.gpc && { 'sec-gpc': '1' }),
  }
  for (;;) {
    const request = new Request('https://collect.example/api/collect', {
      method: 'POST',
      headers,
      body: JSON.stringify({ type: 'event', eventId, payload }),
      cf: { country: kind.country },
    } as RequestInit)
    const { status } = await handleRequest(request, isolate, (work) => void work)
    if (status === 202) return void told.taken++
    expect(status).toBe(502)
  }
}

const senders = 24

/** Sends hits to some isolates by turns, several at a time. */
const sendAll = (hits: readonly Named[], isolates: readonly CollectEnv[]) =>
  Promise.all(
    Array.from({ length: senders }, async (_, sender) => {
      const isolate = isolates[sender % isolates.length] ?? newIsolate()
      for (const [n, hit] of hits.entries()) if (n % senders === sender) await send(hit, isolate)
    }),
  )

const inBatch = 10

/** Hands messages to the website: the last first, and a part of them twice. Returns how each hit went that came in them. */
async function deliver(some: readonly { message: HitMessage }[]): Promise<AcceptedHit[]> {
  const turned = some.toReversed().map(({ message }) => message)
  const deliveries = turned
    .flatMap((message, n) => (n % 3 === 0 ? [message, message] : [message]))
    .map((body) => ({
      id: crypto.randomUUID(),
      timestamp: new Date(),
      body,
      attempts: 1,
      ack: vi.fn(),
      retry: vi.fn(),
    }))
  for (let n = 0; n < deliveries.length; n += inBatch)
    await consumeHits(newContext(), { messages: deliveries.slice(n, n + inBatch) })
  expect(deliveries.filter(({ ack }) => ack.mock.calls.length !== 1)).toEqual([])
  return turned.flatMap(({ hits }) => hits)
}

let aheadMs = 0
beforeEach(() => {
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Has the policy changed again and again while hits come, and tells which hits came to the website, in this order. */
async function changedWhileHitsCome(): Promise<AcceptedHit[]> {
  const early = ofEachKind()
  const lasting = newIsolate()
  await sendAll(early, [lasting])
  const held = messages.splice(0)
  const arrived: AcceptedHit[] = []
  for (const [before, policy] of policies.slice(1).entries()) {
    // While it is changed, and for the minute after, either may hold.
    mayHold = [before, before + 1]
    const change = { ...policy, blockedCountries: [...policy.blockedCountries] }
    await Promise.all([
      sendAll([...ofEachKind(), ...ofEachKind()], [lasting, newIsolate()]),
      ask(updatePrivacyPolicy, { websiteId, ...change }, owner),
    ])
    await sendAll(ofEachKind(), [lasting, newIsolate()])
    aheadMs += 61_000
    mayHold = [before + 1]
    // What was taken under the first policy, and comes again under this one, is the same hit.
    await sendAll([...ofEachKind(), ...early.slice(0, 8)], [lasting, newIsolate()])
    arrived.push(...(await deliver(messages)))
    taken.push(...messages.splice(0))
  }
  // What has waited in the queue all the time.
  arrived.push(...(await deliver(held)))
  taken.push(...held)
  return arrived
}

test('of a policy that changes while hits come each hit is wholly under the old or the new one, and counts once', async () => {
  const arrived = await changedWhileHitsCome()
  const wrong: unknown[] = []
  const seen = new Set<string>()
  for (const { message, mayHold: places } of taken)
    for (const hit of message.hits) {
      const may = await Promise.all(places.map((place) => outcomeUnder(policies[place], hit)))
      const is = hit.dropped ?? hit.visitor
      const isWhole = hit.dropped ? Object.keys({ ...hit.payload, ...hit.client }).length === 0 : true
      if (!may.includes(is) || !isWhole || (hit.dropped && hit.visitor)) wrong.push({ hit, places, may })
      if (may.length === 2 && may[0] !== may[1]) seen.add(is === may[0] ? 'old' : 'new')
    }
  expect(wrong).toEqual([])
  // Both were seen while either might hold.
  expect(seen).toEqual(new Set(['old', 'new']))

  expect(arrived).toHaveLength(told.taken + told.unanswered)
  const first = [...new Map(arrived.toReversed().map((hit) => [hit.eventId, hit])).values()]
  expect(new Set(first.map(({ eventId }) => eventId))).toEqual(new Set(kindOf.keys()))
  const counted = first.filter(({ dropped }) => dropped === undefined)
  const reasons = Map.groupBy(first, ({ dropped }) => dropped)
  reasons.delete(undefined)
  expect(await ask(getWebsiteLedger, { websiteId }, owner)).toMatchObject({
    received: arrived.length,
    stored: counted.length,
    dropped: {
      duplicate: arrived.length - first.length,
      ...Object.fromEntries([...reasons].map(([reason, some]) => [reason, some.length])),
    },
  })
  const range = { websiteId, startAt: Date.now() - 86_400_000, endAt: Date.now() }
  expect(await ask(getStats, range, owner)).toMatchObject({
    pageviews: counted.length,
    visitors: new Set(counted.map(({ visitor }) => visitor)).size,
    pageviewsWithoutVisitor: 0,
  })
})
