import type { Exchange, Header } from './exchange.ts'
import { timingsOf } from './har-timings.ts'
import { type Redactor, isCredentialHeader, redacted } from './redact.ts'

export interface HarPage {
  id: string
  title: string
  /** Milliseconds since the epoch. */
  startedAt: number
}

export interface HarEntry {
  pageref: string
  startedDateTime: string
  time: number
  request: Record<string, unknown>
  response: Record<string, unknown>
  cache: Record<string, never>
  timings: Record<string, number>
  serverIPAddress?: string
  _resourceType: string
  _error?: string
}

export interface HarLog {
  version: '1.2'
  creator: { name: string; version: string }
  browser: { name: string; version: string }
  pages: { startedDateTime: string; id: string; title: string; pageTimings: Record<string, number> }[]
  entries: HarEntry[]
  comment?: string
}

/**
 * A HAR document from entries that {@link harEntry} made, oldest first.
 * Source: HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec/); fields that start with `_` are extensions it allows.
 */
export function buildHar({
  pages,
  entries,
  browser,
  comment,
}: {
  pages: readonly HarPage[]
  entries: readonly HarEntry[]
  browser: { name: string; version: string }
  comment?: string
}): { log: HarLog } {
  return {
    log: {
      version: '1.2',
      creator: { name: 'Tracewright', version: '1.0.0' },
      browser,
      pages: pages.map(({ id, title, startedAt }) => ({
        startedDateTime: isoTime(startedAt),
        id,
        title,
        pageTimings: {},
      })),
      entries: entries.toSorted((a, b) =>
        a.startedDateTime < b.startedDateTime ? -1 : a.startedDateTime > b.startedDateTime ? 1 : 0,
      ),
      ...(comment ? { comment } : {}),
    },
  }
}

/**
 * One HAR entry. Values of credential headers are replaced, cookies are never listed, and every text passes through `redact`.
 * A request without an answer has status 0 and `_error`, as browsers export it.
 */
export function harEntry(exchange: Exchange, pageref: string, redact: Redactor): HarEntry {
  const timings = timingsOf(exchange)
  const { serverAddress } = exchange.response ?? {}
  return {
    pageref,
    startedDateTime: isoTime(exchange.startedAt),
    time: Object.entries(timings).reduce((sum, [name, ms]) => (ms > 0 && name !== 'ssl' ? sum + ms : sum), 0),
    request: requestOf(exchange, redact),
    response: responseOf(exchange, redact),
    cache: {},
    timings,
    ...(serverAddress ? { serverIPAddress: serverAddress.replace(/^\[|\]$/g, '') } : {}),
    _resourceType: exchange.resourceType,
    ...(exchange.error ? { _error: redact(exchange.error) } : {}),
  }
}

function requestOf(exchange: Exchange, redact: Redactor) {
  const url = redact(exchange.url)
  const { postData } = exchange
  const mimeType = exchange.requestHeaders.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  return {
    method: exchange.method,
    url,
    httpVersion: exchange.response?.httpVersion ?? 'unknown',
    cookies: [],
    headers: headersOf(exchange.requestHeaders, redact),
    queryString: [...(URL.parse(url)?.searchParams ?? [])].map(([name, value]) => ({ name, value })),
    ...(postData === undefined ? {} : { postData: { mimeType, text: redact(postData) } }),
    headersSize: -1,
    bodySize: postData === undefined ? 0 : new TextEncoder().encode(postData).length,
  }
}

function responseOf({ response, body, bodyLength, encodedBytes }: Exchange, redact: Redactor) {
  const cut = body !== undefined && bodyLength !== undefined && bodyLength > body.length
  return {
    status: response?.status ?? 0,
    statusText: response?.statusText ?? '',
    httpVersion: response?.httpVersion ?? 'unknown',
    cookies: [],
    headers: headersOf(response?.headers ?? [], redact),
    content: {
      // Without an answer the browser counts the bytes of its own error page.
      size: bodyLength ?? (response ? Math.max(0, encodedBytes ?? 0) : 0),
      mimeType: response?.mimeType || 'x-unknown',
      ...(body === undefined ? {} : { text: redact(body) }),
      ...(cut ? { comment: `cut to ${body.length} of ${bodyLength} characters` } : {}),
    },
    redirectURL: redact(response?.headers.find(([name]) => name.toLowerCase() === 'location')?.[1] ?? ''),
    headersSize: -1,
    bodySize: -1,
    ...(encodedBytes === undefined || !response ? {} : { _transferSize: encodedBytes }),
  }
}

function headersOf(headers: readonly Header[], redact: Redactor) {
  return headers.map(([name, value]) => ({
    name,
    value: isCredentialHeader(name) ? redacted : redact(value),
  }))
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString()
}
