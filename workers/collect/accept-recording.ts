import { addressOf } from '../../shared/domain/analytics/reading/read-address.ts'
import type { Hit } from '../../shared/domain/tracker/hit.ts'
import {
  type ChunkMessage,
  type Recording,
  type RecordingReason,
  mostEvents,
  readRecording,
} from '../../shared/domain/tracker/recording.ts'
import { sealRecording } from '../../shared/domain/tracker/seal-recording.ts'
import { asRecording, isUmamiHeatmap } from '../../shared/domain/analytics/heatmap/umami-heatmap.ts'
import type { SiteEntry } from '../../shared/domain/tracker/site-entry.ts'
import { type ServiceError, defineError, validationFailed } from '../../shared/kernel/errors.ts'
import { type Call, orUpstreamFailed, unknownWebsite } from './accept-hit.ts'
import { describeClient } from './describe-client.ts'
import { eventIdOf } from './event-id.ts'
import { nestsTooDeeply } from './nesting.ts'
import { parseBody, readBody } from './read-body.ts'
import { refusalOf } from './refusal.ts'
import { sessionIdOf } from './session-id.ts'
import { umamiError } from './umami.ts'
import { visitIdOf } from './visit.ts'
import { visitorOf } from './visitor.ts'

export const recordingBytes = 1_000_000
/** What a clock may be wrong by: times of events are those of the visitor's machine. */
const clockMs = 86_400_000

const tokenHeader = 'x-umami-cache'
const badToken = defineError('analytics.bad_token', 400, 'Invalid session token.')

interface Answer {
  status: number
  body: object
}

/** A refusal as Umami tells it (src/app/api/record/route.ts), to who sent its token. */
export function recordingError(refusal: ServiceError, request: Request): object | undefined {
  if (!request.headers.has(tokenHeader)) return undefined
  if (refusal.status !== 413) return umamiError(refusal)
  const size = Number(request.headers.get('content-length') ?? recordingBytes + 1)
  return { ok: false, reason: 'payload_too_large', maxBytes: recordingBytes, size }
}

/** Takes a chunk of a recording: in Umami's form for who sends its token, else in ours. */
export async function acceptRecording(call: Call): Promise<Answer> {
  const { request } = call
  const token = request.headers.get(tokenHeader)
  const bytes = await readBody(request, { maxBytes: recordingBytes, what: 'A chunk of a recording' })
  if (nestsTooDeeply(bytes)) refuse('', 'Is nested too deeply')
  const raw = parseBody(bytes)
  const isHeatmap = isUmamiHeatmap(raw)
  const reading = readRecording(isHeatmap ? asRecording(raw) : raw)
  if (!reading.ok) throw validationFailed({ details: reading.problems })
  const { recording } = reading
  const isUmami = token !== null
  if (isUmami) requireToken(token, recording.websiteId)
  if (recording.events.length === 0) {
    if (isUmami) return { status: 200, body: { ok: true } }
    refuse('payload.events', `Must be a list of 1 to ${mostEvents} events`)
  }
  const dropped = await take(recording, call)
  return isUmami ? umamiAnswer(dropped, isHeatmap) : { status: 202, body: { accepted: true } }
}

const refuse = (path: string, message: string): never => {
  throw validationFailed({ details: [{ path, message }] })
}

/** A token of another website, or of none, must not add to a visit. */
function requireToken(token: string, websiteId: string): void {
  if (token === '') throw badToken({ message: 'Missing session token.' })
  if (!token.startsWith(`${websiteId}.`) || visitIdOf(token, websiteId) !== token.slice(websiteId.length + 1))
    throw badToken()
}

function umamiAnswer(dropped: RecordingReason | undefined, isHeatmap: boolean): Answer {
  if (dropped === 'replay_disabled')
    return { status: 200, body: { ok: false, reason: isHeatmap ? 'heatmap_disabled' : dropped } }
  if (dropped === 'bot') return { status: 200, body: { beep: 'boop' } }
  if (dropped === 'ip_blocked')
    return { status: 403, body: { error: { message: 'Forbidden', code: 'forbidden', status: 403 } } }
  return { status: 200, body: { ok: true } }
}

async function take(recording: Recording, call: Call): Promise<RecordingReason | undefined> {
  const { request, collector } = call
  const { websiteId } = recording
  const receivedAt = Date.now()
  const site = await orUpstreamFailed(collector.sites.find(websiteId, receivedAt), 'recording')
  if (!site) throw unknownWebsite()
  const client = describeClient(request)
  const address = collector.addressOf(request.headers)
  const hit = hitOf(recording, request)
  const dropped =
    reasonOf(site, recording, receivedAt) ?? refusalOf(site, { hit, client, address, receivedAt })
  const key = request.headers.get('idempotency-key')
  const visitId = visitIdOf(request.headers.get(tokenHeader) ?? recording.cache, websiteId)
  const sender = { websiteId, address, userAgent: client.userAgent ?? '', at: receivedAt }
  const visitor = dropped ? null : await visitorOf(site, sender)
  const message: ChunkMessage = {
    version: 1,
    messageId: crypto.randomUUID(),
    chunkId: await eventIdOf(recording.chunkId, key, websiteId, receivedAt),
    websiteId,
    visitId,
    sessionId: sessionIdOf({ visitId, ...(visitor && { visitor: visitor.visitor }) }),
    receivedAt,
    client: dropped ? {} : client,
    ...(dropped && { dropped }),
  }
  const sent: Promise<unknown> = dropped ? collector.chunks.send(message) : store(message, recording, call)
  await orUpstreamFailed(sent, 'recording')
  return dropped
}

/** Why recordings as such are not kept. */
function reasonOf(
  { replay }: SiteEntry,
  { events }: Recording,
  receivedAt: number,
): RecordingReason | undefined {
  if (!replay?.enabled) return 'replay_disabled'
  return events.some(({ timestamp }) => Math.abs(timestamp - receivedAt) > clockMs) ? 'clock' : undefined
}

/** Seals what was recorded, and says where it lies once it lies there. What nobody will hear of is taken back. */
async function store(
  message: ChunkMessage,
  recording: Recording,
  { collector, waitUntil }: Call,
): Promise<void> {
  const { chunks, recordings } = collector
  const { events, n } = recording
  const text = JSON.stringify(events)
  const bytes = new TextEncoder().encode(text)
  const { sealed, key } = await sealRecording(text)
  const object = `${message.websiteId}/${message.visitId}/${message.messageId}`
  const times = events.map(({ timestamp }) => timestamp)
  const chunk = {
    object,
    key,
    from: Math.floor(Math.min(...times)),
    to: Math.ceil(Math.max(...times)),
    events: events.length,
    bytes: bytes.byteLength,
    sha256: hexOf(await crypto.subtle.digest('SHA-256', bytes)),
    ...(n !== undefined && { n }),
  }
  await recordings.put(object, sealed)
  try {
    await chunks.send({ ...message, chunk })
  } catch (error) {
    waitUntil(recordings.delete(object).catch(() => undefined))
    throw error
  }
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A chunk seen as a hit of its page, for the rules of its website: where neither it nor its events say of which, its sender's browser does. */
function hitOf({ websiteId, events, url, hostname, consent }: Recording, { headers }: Request): Hit {
  const seen = events.flatMap(({ data }) => {
    const href = (data as { href?: unknown } | null | undefined)?.href
    return typeof href === 'string' ? [href.slice(0, 2000)] : []
  })[0]
  const page = url ?? seen ?? headers.get('referer') ?? undefined
  const host =
    hostname ?? addressOf(page)?.hostname ?? addressOf(headers.get('origin') ?? undefined)?.hostname
  return {
    type: 'event',
    websiteId,
    eventId: null,
    cache: null,
    payload: {
      ...(page !== undefined && { url: page }),
      ...(host !== undefined && { hostname: host }),
      ...(consent && { consent }),
    },
  }
}
