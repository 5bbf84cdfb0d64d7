import { cutText } from './cut-text.ts'
import { type Hit, type HitPayload, type HitSender, type HitType, hitTypes } from './hit.ts'
import type { Problem } from './problem.ts'
import { readProperties } from './properties.ts'
import { readUuid } from './uuid.ts'

export type HitReading = { ok: true; hit: Hit } | { ok: false; problems: Problem[] }

/** What a page happens to have, in characters: a longer one is cut, because a lost page view helps nobody. */
const cutFields = { url: 2000, title: 500, referrer: 2000, hostname: 255, language: 35, screen: 11 } as const

/** What a developer chose, in characters: a longer one is refused, because cutting would merge different events. */
const namedFields = { name: 50, specialEventName: 50, tag: 50, id: 50 } as const

/** What is measured, and its greatest value: one that is greater, negative or no number is no measurement. After Umami (src/app/api/send/route.ts). */
const measuredFields = {
  lcp: 60_000,
  inp: 60_000,
  fcp: 60_000,
  ttfb: 60_000,
  cls: 100,
  engaged: 86_400_000,
  scroll: 100,
} as const

const longestCache = 200

/** Whom a server speaks for, in Umami's names, and where they are. Longer than any address with its zone, as much of a browser's name as is kept, and longer than any code. */
const senderFields = { ip: 100, userAgent: 400, country: 10 } as const

/**
 * Reads a collect request (`type`, `payload`, optional `eventId` and `cache`) from parsed JSON. Unknown fields are ignored and null means absent.
 * Returns the hit, or everything that is wrong with it, each with its path. Never throws.
 * Source: the Collect request of the specification; lengths after Umami (src/lib/constants.ts, FIELD_LENGTH), wider for addresses.
 */
export function readHit(raw: unknown): HitReading {
  if (!isRecord(raw)) return { ok: false, problems: [{ path: '', message: 'Must be an object' }] }
  const problems: Problem[] = []
  const type = readType(raw.type, problems)
  const eventId = readOptionalUuid(raw.eventId, problems)
  if (!isRecord(raw.payload)) {
    problems.push({ path: 'payload', message: 'Must be an object' })
    return { ok: false, problems }
  }
  const websiteId = readUuid(raw.payload.website)
  if (websiteId === null) problems.push({ path: 'payload.website', message: 'Must be the UUID of a website' })
  const payload = readPayload(raw.payload, problems)
  if (problems.length > 0 || type === null || websiteId === null) return { ok: false, problems }
  const cache = typeof raw.cache === 'string' && raw.cache.length <= longestCache ? raw.cache : null
  const sender = readSender(raw.payload)
  return { ok: true, hit: { type, websiteId, eventId, cache, payload, ...(sender && { sender }) } }
}

/** What is no text says nothing: without an access key nobody looks at it, so nobody is refused for it. */
function readSender(given: Record<string, unknown>): HitSender | null {
  const textOf = (field: keyof typeof senderFields) => {
    const value = given[field]
    return typeof value === 'string' && value !== '' ? cutText(value, senderFields[field]) : undefined
  }
  const [address, userAgent, country] = [textOf('ip'), textOf('userAgent'), textOf('country')]
  const sender = {
    ...(address !== undefined && { address }),
    ...(userAgent !== undefined && { userAgent }),
    ...(country !== undefined && { country }),
  }
  return Object.keys(sender).length > 0 ? sender : null
}

function readType(value: unknown, problems: Problem[]): HitType | null {
  const type = hitTypes.find((each) => each === value)
  if (type) return type
  problems.push({ path: 'type', message: `Must be one of ${hitTypes.join(', ')}` })
  return null
}

function readOptionalUuid(value: unknown, problems: Problem[]): string | null {
  if (value === undefined || value === null) return null
  const eventId = readUuid(value)
  if (eventId === null) problems.push({ path: 'eventId', message: 'Must be a UUID' })
  return eventId
}

function readPayload(given: Record<string, unknown>, problems: Problem[]): HitPayload {
  const payload: HitPayload = {}
  for (const field of Object.keys(cutFields) as (keyof typeof cutFields)[]) {
    const text = readText(given[field], field, problems)
    if (text !== null) payload[field] = cutText(text, cutFields[field])
  }
  for (const field of Object.keys(namedFields) as (keyof typeof namedFields)[]) {
    const text = readText(given[field], field, problems)
    if (text === null) continue
    if (text.length > namedFields[field]) {
      problems.push({
        path: `payload.${field}`,
        message: `At most ${namedFields[field]} characters are allowed`,
      })
    }
    payload[field] = text.toWellFormed()
  }
  for (const field of Object.keys(measuredFields) as (keyof typeof measuredFields)[]) {
    const value = given[field]
    if (typeof value === 'number' && value >= 0 && value <= measuredFields[field]) payload[field] = value
  }
  if (Number.isSafeInteger(given['timestamp'])) payload.timestamp = Number(given['timestamp'])
  if (given['consent'] === true) payload.consent = true
  for (const field of ['data', 'session'] as const) {
    const value = given[field]
    if (value === undefined || value === null) continue
    const properties = readProperties(value, `payload.${field}`, problems)
    if (properties) payload[field] = properties
  }
  return payload
}

function readText(value: unknown, field: string, problems: Problem[]): string | null {
  // What is empty says nothing: of nobody's name in particular.
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string') return value
  problems.push({ path: `payload.${field}`, message: 'Must be text' })
  return null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
