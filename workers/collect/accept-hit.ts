import type { Hit, HitMessage } from '../../shared/domain/tracker/hit.ts'
import { readHit } from '../../shared/domain/tracker/read-hit.ts'
import { defineError, upstreamFailed, validationFailed } from '../../shared/kernel/errors.ts'
import { describeClient } from './describe-client.ts'
import { eventIdOf } from './event-id.ts'
import type { Collector } from './collector.ts'
import { parseBody, readBody } from './read-body.ts'
import { cacheToken, visitIdOf } from './visit.ts'
import type { Accepted } from './answers.ts'

export type WaitUntil = (work: Promise<unknown>) => void

export const websiteNotFound = defineError(
  'analytics.website_not_found',
  400,
  'There is no website with this id',
)

/** What a message may hold beside its body: ids, client description, numbers that JSON writes longer than it was sent. */
const messageOverheadBytes = 1600

/** Takes one hit. Returns only after the queue has accepted it; throws a refusal otherwise. */
export async function acceptHit(
  request: Request,
  { sites, commit }: Collector,
  waitUntil: WaitUntil,
): Promise<Accepted> {
  const body = await readBody(request)
  const reading = readHit(parseBody(body))
  if (!reading.ok) throw validationFailed({ details: reading.problems })
  const { hit } = reading
  const receivedAt = Date.now()
  if (!(await orUpstreamFailed(sites.knows(hit.websiteId, receivedAt)))) {
    throw websiteNotFound({
      details: [{ path: 'payload.website', message: 'There is no website with this id' }],
    })
  }
  const message = await messageOf(request, hit, receivedAt)
  await orUpstreamFailed(commit.add(message, body.byteLength + messageOverheadBytes, waitUntil))
  return { accepted: true, eventId: message.eventId, cache: cacheToken(hit.websiteId, message.visitId) }
}

async function messageOf(
  request: Request,
  { type, websiteId, eventId, payload }: Hit,
  receivedAt: number,
): Promise<HitMessage> {
  return {
    version: 1,
    eventId: await eventIdOf(eventId, request.headers.get('idempotency-key'), websiteId, receivedAt),
    websiteId,
    visitId: visitIdOf(request.headers.get('x-umami-cache'), websiteId),
    receivedAt,
    type,
    payload,
    client: describeClient(request),
  }
}

/** KV or the queue failed: the hit was not taken, and the client may send it again under the same name. */
async function orUpstreamFailed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw Object.assign(
      upstreamFailed({
        message: 'The hit could not be stored. Send it again.',
        headers: { 'Retry-After': '1' },
      }),
      {
        cause,
      },
    )
  }
}
