import { z } from 'zod'
import { once } from '../../basics/once.ts'
import { type AnalyticsEvent, type EventKind, type TextColumn, eventKinds, textColumns } from '../event.ts'

/**
 * A website as one file: NDJSON, in gzip of one or more members (RFC 1952), each of whole lines. The first line is the head, the last one the end, and
 * between them stands one event a line.
 */
export const fileVersion = 1
export const fileFormat = 'tracewright-website'

/**
 * A line of more characters is no event. The properties of one come to 60,000 characters (`readProperties`, of an event and of its visitor), of which each may take seven where JSON stands in
 * JSON.
 */
export const longestLine = 2 ** 20
/** Of a text that is no properties. */
const longestText = 20_000

export interface Account {
  received: number
  stored: number
  dropped: Record<string, number>
}

/** What the file is of; the settings are told for whoever reads it. */
export interface FileHead {
  /** When it was begun, in milliseconds since the epoch. */
  at: number
  website: Record<string, unknown>
}

export interface FileEnd {
  events: number
  ledger: Account
}

export type FileLine =
  | ({ is: 'head' } & FileHead)
  | { is: 'event'; event: AnalyticsEvent }
  | ({ is: 'end' } & FileEnd)

const nameOfKind = new Map<EventKind, string>(Object.entries(eventKinds).map(([name, kind]) => [kind, name]))

export const headLine = ({ at, website }: FileHead): string =>
  `${JSON.stringify({ format: fileFormat, version: fileVersion, at, website })}\n`

/** What is nothing is left out. */
export function eventLine({ at, kind, visitor, isLasting, texts, value }: AnalyticsEvent): string {
  const line = {
    at,
    kind: nameOfKind.get(kind),
    ...(visitor !== '' && { visitor }),
    ...(isLasting && { isLasting }),
    ...texts,
    ...(value !== 0 && { value }),
  }
  return `${JSON.stringify(line)}\n`
}

export const endLine = ({ events, ledger }: FileEnd): string =>
  `${JSON.stringify({ end: true, events, ledger })}\n`

const count = () => z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const latest = 8_640_000_000_000_000

const HeadLine = once(() =>
  z.object({
    format: z.literal(fileFormat),
    version: z.literal(fileVersion),
    at: count(),
    website: z.record(z.string(), z.unknown()),
  }),
)

const EndLine = once(() =>
  z.object({
    end: z.literal(true),
    events: count(),
    ledger: z.object({
      received: count(),
      stored: count(),
      dropped: z.record(z.string().regex(/^[a-z_]{1,40}$/), count()),
    }),
  }),
)

/** What else was told of an event is read by reports: it has to be JSON. */
function isRecord(text: string): boolean {
  const told = text === '' ? {} : parsed(text)
  return typeof told === 'object' && told !== null && !Array.isArray(told)
}

const columns = new Set<string>(textColumns)
const isName = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{16}$/.test(value) && !/^0{16}$/.test(value)

/** What a field of an event may be. By hand: a file has millions of them, and a schema takes ten times as long where code cannot be made. */
function isField(name: string, value: unknown): boolean {
  if (columns.has(name) && typeof value !== 'string') return false
  if (name === 'data') return isRecord(String(value))
  if (columns.has(name)) return String(value).length <= longestText
  if (name === 'at') return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= latest
  if (name === 'kind') return typeof value === 'string' && kindOf.has(value)
  if (name === 'visitor') return isName(value)
  if (name === 'isLasting') return typeof value === 'boolean'
  return name === 'value' && Number.isFinite(value)
}

const kindOf = new Map<string, EventKind>(Object.entries(eventKinds))

function readEvent(given: object): AnalyticsEvent | null {
  const texts: AnalyticsEvent['texts'] = {}
  for (const [name, value] of Object.entries(given)) {
    if (!isField(name, value)) return null
    if (columns.has(name) && value !== '') texts[name as TextColumn] = value as string
  }
  const { at, kind = '', visitor = '', isLasting = false, value = 0 } = given as Partial<EventFields>
  const found = kindOf.get(kind)
  return at === undefined || found === undefined
    ? null
    : { at, kind: found, visitor, isLasting, texts, value }
}

interface EventFields {
  at: number
  kind: string
  visitor: string
  isLasting: boolean
  value: number
}

/** Reads a line; null for one that is none of such a file. */
export function readLine(text: string): FileLine | null {
  const given = parsed(text)
  if (typeof given !== 'object' || given === null) return null
  if ('format' in given) {
    const { data } = HeadLine().safeParse(given)
    return data ? { is: 'head', at: data.at, website: data.website } : null
  }
  if ('end' in given) {
    const { data } = EndLine().safeParse(given)
    return data && isConserving(data.ledger) ? { is: 'end', events: data.events, ledger: data.ledger } : null
  }
  const event = readEvent(given)
  return event && { is: 'event', event }
}

function parsed(text: string): unknown {
  if (text.length > longestLine) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

const isConserving = ({ received, stored, dropped }: Account): boolean =>
  received === stored + Object.values(dropped).reduce((sum, hits) => sum + hits, 0)
