import type { Recording } from '../../../workers/api/reference/recording.ts'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const time = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g
const jwt = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g
const bare = /^(?!eyJ)[\w+/=.~-]{20,}$/
/** What stands under these names is a secret or random, whatever it looks like. */
const secretNames =
  /^(?:refresh_token|csrfToken|token|key|secret|ticket|cache|link|x|y|kid|publicSlug|nextCursor|code|state|sha256)$/
const evidenceLink = /\/api\/(?:evidence|files)\/([\w.-]+)$/

/** An id that the caller has brought along: no answer gives it, so whoever plays the calls puts in one of their own. */
const broughtId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

/** The same recordings with values that are the same each time: what was equal stays equal, and what differed differs. `brought` is an id that the caller had before. */
export function stable(recordings: readonly Recording[], run: string, brought = ''): Recording[] {
  const known = new Map<string, string>()
  const named = (value: string, make: (n: number) => string) => {
    if (!known.has(value)) known.set(value, make(known.size + 1))
    return known.get(value) ?? value
  }
  for (const [name, text] of texts(recordings)) {
    const [, evidence] = evidenceLink.exec(text) ?? []
    const secret = evidence ?? (secretNames.test(name) ? secretIn(text) : undefined)
    const kind = evidence ? 'evidence' : name.replaceAll('_', '-')
    if (secret) named(secret, (n) => `example-${kind}-${n}`)
  }
  const secrets = [...known].toSorted(([one], [other]) => other.length - one.length)
  known.set(brought, broughtId)
  const steady = (text: string) =>
    secrets
      .reduce((rest, [value, name]) => rest.replaceAll(value, name), text)
      .replaceAll(run, 'north')
      .replace(jwt, (value) => named(value, (n) => `example-access-token-${n}`))
      .replace(uuid, (value) =>
        named(value.toLowerCase(), (n) => `0199c0de-0000-7000-8000-${String(n).padStart(12, '0')}`),
      )
      .replace(time, '2026-01-05T09:30:00.000Z')
      .replaceAll('http://tracewright.test', 'http://localhost:8787')
  return mapTexts(recordings, steady) as Recording[]
}

/** The random part of a text: all of it, or what stands at the end of a link. */
const secretIn = (text: string) => [text.split('=').at(-1) ?? '', text].find((part) => bare.test(part))

function texts(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => texts(entry, Array.isArray(value) ? name : key))
}

/** Numbers that differ each time: how long something took, and when it was. */
const numbers: Record<string, number> = { durationMs: 1200, timestamp: 1_767_605_400_000 }

/** A value with every text in it changed, in the order in which they stand; how long something took is no text, and differs as well. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [change(key), numbers[key] ?? mapTexts(entry, change)]),
  )
}

const mostItems = 2
const mostCharacters = 600

/** An example shows what there is, not how much: the first items of a list, and the beginning of a text. */
export function short(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > mostCharacters ? `${value.slice(0, mostCharacters)}…` : value
  if (Array.isArray(value)) return value.slice(0, mostItems).map(short)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, short(entry)]))
}

/** What kinds of values stand where; all items of a list are taken together. */
export function shapeOf(value: unknown): unknown {
  if (value === null) return 'null'
  if (Array.isArray(value))
    return [...new Set(value.map((entry) => JSON.stringify(shapeOf(entry))))].toSorted()
  if (typeof value !== 'object') return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, entry]) => [key, shapeOf(entry)]),
  )
}
