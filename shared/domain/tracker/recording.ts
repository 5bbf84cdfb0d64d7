import type { HitClient, RefusalReason } from './hit.ts'
import type { Problem } from './problem.ts'
import { readUuid } from './uuid.ts'

/** One thing that a recorder saw (rrweb, packages/types): what of it is looked into, whoever sent it. `timestamp` in milliseconds since the epoch. */
export interface ReplayEvent {
  type: number
  timestamp: number
  data?: unknown
  [field: string]: unknown
}

/** What a record request says, checked. Texts are those of a page and may be anything. */
export interface Recording {
  websiteId: string
  chunkId: string | null
  cache: string | null
  events: ReplayEvent[]
  url?: string
  hostname?: string
  consent?: true
  /** The place of the chunk in its recording, from 0, where the recorder counts. */
  n?: number
}

/** Why a chunk was not kept. */
export type RecordingReason = RefusalReason | 'replay_disabled'

/** What of a sealed chunk is in the open: where it lies, what opens it, and what it holds. Times in milliseconds since the epoch. */
export interface SealedChunk {
  object: string
  key: string
  from: number
  to: number
  events: number
  /** Of its events as JSON, before they were sealed, with their SHA-256 in hexadecimal digits. */
  bytes: number
  sha256: string
  n?: number
}

/** A message of the queue of recordings. `chunkId` is the name that its sender may repeat; `messageId` that of the message, which the queue may repeat. */
export interface ChunkMessage {
  version: 1
  messageId: string
  chunkId: string
  websiteId: string
  visitId: string
  sessionId: string
  receivedAt: number
  dropped?: RecordingReason
  chunk?: SealedChunk
  client: HitClient
}

export const mostEvents = 200
/** The kinds of events that rrweb has, with some room (packages/types, EventType). */
const mostKinds = 20
const longestText = 2000
const mostChunks = 100_000

export type RecordingReading = { ok: true; recording: Recording } | { ok: false; problems: Problem[] }

/** Reads a record request (`type: record`, `payload`) from parsed JSON. Returns it, or everything that is wrong with it. Never throws. */
export function readRecording(raw: unknown): RecordingReading {
  const problems: Problem[] = []
  const refuse = (path: string, message: string) => void problems.push({ path, message })
  if (!isRecord(raw)) return { ok: false, problems: [{ path: '', message: 'Must be an object' }] }
  if (raw['type'] !== 'record') refuse('type', 'Must be record')
  const payload = raw['payload']
  if (!isRecord(payload)) {
    refuse('payload', 'Must be an object')
    return { ok: false, problems }
  }
  const websiteId = readUuid(payload['website'])
  if (websiteId === null) refuse('payload.website', 'Must be the UUID of a website')
  const name = raw['eventId'] ?? null
  const chunkId = name === null ? null : readUuid(name)
  if (name !== null && chunkId === null) refuse('eventId', 'Must be a UUID')
  const events = eventsOf(payload['events'], refuse)
  if (problems.length > 0 || websiteId === null) return { ok: false, problems }
  const { url, hostname, consent, n } = payload
  return {
    ok: true,
    recording: {
      websiteId,
      chunkId,
      cache: typeof raw['cache'] === 'string' ? raw['cache'].slice(0, 200) : null,
      events,
      ...(typeof url === 'string' && { url: url.slice(0, longestText) }),
      ...(typeof hostname === 'string' && { hostname: hostname.slice(0, 255) }),
      ...(consent === true && { consent }),
      ...(isCount(n) && n < mostChunks && { n }),
    },
  }
}

function eventsOf(given: unknown, refuse: (path: string, message: string) => void): ReplayEvent[] {
  if (!Array.isArray(given) || given.length > mostEvents) {
    refuse('payload.events', `Must be a list of 1 to ${mostEvents} events`)
    return []
  }
  const wrong = given.findIndex((event) => !isReplayEvent(event))
  if (wrong >= 0) refuse(`payload.events.${wrong}`, 'Must have a type and a timestamp, as rrweb writes them')
  return given as ReplayEvent[]
}

const isReplayEvent = (event: unknown): event is ReplayEvent =>
  isRecord(event) && isCount(event['type']) && event['type'] <= mostKinds && isTime(event['timestamp'])

const latest = 8_640_000_000_000_000
const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= latest
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Reads a message of the queue of recordings; null for anything else. */
export function readChunkMessage(body: unknown): ChunkMessage | null {
  if (!isRecord(body) || body['version'] !== 1) return null
  const names = ['messageId', 'chunkId', 'websiteId', 'visitId', 'sessionId'] as const
  if (!names.every((name) => readUuid(body[name]) !== null)) return null
  const { chunk, dropped, client, receivedAt } = body
  if (!isTime(receivedAt) || !isRecord(client)) return null
  const isWhole = isRecord(chunk) && typeof chunk['object'] === 'string' && typeof chunk['key'] === 'string'
  return isWhole || typeof dropped === 'string' ? (body as unknown as ChunkMessage) : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
