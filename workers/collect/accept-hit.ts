import type { AcceptedHit } from '../../shared/domain/tracker/hit.ts'
import { readHit } from '../../shared/domain/tracker/read-hit.ts'
import type { SiteEntry } from '../../shared/domain/tracker/site-entry.ts'
import { defineError, upstreamFailed, validationFailed } from '../../shared/kernel/errors.ts'
import { eventIdOf } from './event-id.ts'
import { explain } from './explain.ts'
import type { Collector } from './collector.ts'
import { parseBody, readBody } from './read-body.ts'
import { type Arrived, happenedAt, refusalOf } from './refusal.ts'
import { senderOf, showsKey } from './sender.ts'
import { visitorOf } from './visitor.ts'
import { cacheToken, visitIdOf } from './visit.ts'
import type { Accepted } from './answers.ts'

export type WaitUntil = (work: Promise<unknown>) => void

export const websiteNotFound = defineError(
  'analytics.website_not_found',
  400,
  'There is no website with this id',
)

export const unknownWebsite = () =>
  websiteNotFound({
    details: [{ path: 'payload.website', message: 'There is no website with this id' }],
  })

/** What a hit takes in a message: JSON may write longer what came short, and what the request tells of its sender comes on top. */
const bytesOf = (hit: AcceptedHit): number => new TextEncoder().encode(JSON.stringify(hit)).byteLength + 1

/** One request of a tracker, and what it may use. */
export interface Call {
  request: Request
  requestId: string
  collector: Collector
  waitUntil: WaitUntil
  /** Whether the answer says what became of the hit. */
  explains: boolean
}

/** Takes one hit. Returns only after the queue has accepted it; throws a refusal otherwise. */
export async function acceptHit(call: Call): Promise<Accepted> {
  const body = parseBody(await readBody(call.request))
  const { hit, answer } = await take(body, call, call.request.headers.get('idempotency-key'))
  return call.explains ? { ...answer, explain: explain(hit) } : answer
}

interface Taken {
  hit: AcceptedHit
  answer: Accepted
}

/** Takes what a request says of one hit. `key` names it where it has no name of its own. */
export async function take(raw: unknown, call: Call, key: string | null): Promise<Taken> {
  const { request, waitUntil } = call
  const { sites, commit } = call.collector
  const reading = readHit(raw)
  if (!reading.ok) throw validationFailed({ details: reading.problems })
  const { hit } = reading
  const receivedAt = Date.now()
  const withKey = showsKey(hit, request)
  const site = await orUpstreamFailed(sites.find(hit.websiteId, receivedAt, { withKey }))
  if (!site) throw unknownWebsite()
  const arrived = { hit, ...senderOf(hit, site, call), receivedAt }
  const accepted = await acceptedOf(site, arrived, { token: request.headers.get('x-umami-cache'), key })
  // Of what does not count nothing travels but that it came, and why it does not.
  const sent = accepted.dropped ? { ...accepted, payload: {}, client: {} } : accepted
  await orUpstreamFailed(commit.add(sent, bytesOf(sent), waitUntil))
  const cache = cacheToken(hit.websiteId, accepted.visitId)
  return { hit: accepted, answer: { accepted: true, eventId: accepted.eventId, cache } }
}

async function acceptedOf(
  site: SiteEntry,
  arrived: Arrived,
  { token, key }: { token: string | null; key: string | null },
): Promise<AcceptedHit> {
  const { hit, client, address, receivedAt } = arrived
  const { type, websiteId, payload } = hit
  const dropped = refusalOf(site, arrived)
  const at = happenedAt(arrived) ?? receivedAt
  const sender = { websiteId, address, userAgent: client.userAgent ?? '', distinctId: payload.id, at }
  const visitor = dropped ? null : await visitorOf(site, sender)
  return {
    eventId: await eventIdOf(hit.eventId, key, websiteId, receivedAt),
    websiteId,
    visitId: visitIdOf(token ?? hit.cache, websiteId),
    receivedAt,
    ...(at !== receivedAt && { at }),
    ...(visitor && { visitor: visitor.visitor, ...(visitor.isLasting && { isLasting: true as const }) }),
    ...(dropped && { dropped }),
    type,
    payload,
    client,
  }
}

/** KV or the queue failed: the hit was not taken, and the client may send it again under the same name. */
export async function orUpstreamFailed<T>(work: Promise<T>, what = 'hit'): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw Object.assign(
      upstreamFailed({
        message: `The ${what} could not be stored. Send it again.`,
        headers: { 'Retry-After': '1' },
      }),
      {
        cause,
      },
    )
  }
}
