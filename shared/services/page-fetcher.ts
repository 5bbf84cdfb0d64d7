import { bytesUpTo } from './bytes-up-to.ts'
import { type Fetching, fetchingBy } from './public-network.ts'

/** What one address answers to a walk: asked for as `robot`, conditionally where it was read before. */
export interface FetchRequest {
  url: string
  /** Says of an address whether it may be fetched; asked for each hop. */
  allows: (address: string) => boolean
  /** Whether addresses of private networks may answer; false unless it is said. */
  allowPrivate?: boolean
  /** For all hops and the body together. */
  timeoutMs: number
  /** How many bytes of a media type are taken; undefined where it is not wanted at all, and its body is not read. */
  mostBytesOf: (mediaType: string) => number | undefined
  headers?: Readonly<Record<string, string>>
  /** Redirects that are followed; one more is `moved`. */
  mostRedirects: number
}

export interface FetchedBytes {
  ok: true
  /** The address that answered, behind all redirects. */
  url: string
  bytes: Uint8Array<ArrayBuffer>
  /** In small letters, without parameters; empty where none was told. */
  mediaType: string
  charset: string | undefined
  etag: string | null
  lastModified: string | null
  /** The header `X-Robots-Tag`. */
  robots: string | null
}

export type NotFetched =
  /** It is what it was when the validators of the request were given. */
  | { ok: false; reason: 'unchanged' }
  /** It redirects to another address. */
  | { ok: false; reason: 'moved'; to: string; isPermanent: boolean }
  /** Its server asks to come later, perhaps when (`Retry-After`). */
  | { ok: false; reason: 'busy'; retryAfter: string | null }
  /** It answered with another status, 0 where there was no answer that could be read. */
  | { ok: false; reason: 'failed'; status: number }
  /** `gone`: its server says that there is no such page; `late`: it did not answer in time, or not to its end. */
  | { ok: false; reason: 'refused' | 'gone' | 'too_large' | 'unwanted' | 'late' }

export type Fetched = FetchedBytes | NotFetched

export interface PageRequest {
  url: string
  /** Says of an address whether it may be fetched; asked for each hop. */
  allows: (address: string) => boolean
  /** Whether addresses of private networks may answer; false unless it is said. */
  allowPrivate?: boolean
  timeoutMs: number
  mostBytes: number
}

export type FetchedPage =
  | { ok: true; html: string }
  /** `gone`: its server says that there is no such page; `failed`: it did not answer with one. */
  | { ok: false; reason: 'refused' | 'gone' | 'failed' | 'too_large' | 'not_html' }

export interface PageFetcher {
  fetchPage: (request: PageRequest) => Promise<FetchedPage>
  fetchBytes: (request: FetchRequest) => Promise<Fetched>
}

const mostRedirects = 5

/**
 * Fetches pages of strangers, as nobody: without cookies or an address of whoever asks. Redirects are followed here, because each of them leads to an
 * address that has to be judged. One time counts for all hops and the body together.
 */
export function createPageFetcher(publicNetwork?: Pick<Fetcher, 'fetch'>): PageFetcher {
  const fetchBytes = async (request: FetchRequest): Promise<Fetched> => {
    const signal = AbortSignal.timeout(request.timeoutMs)
    try {
      const { allowPrivate = false } = request
      return await follow(request, fetchingBy(publicNetwork, { allowPrivate }), signal)
    } catch {
      return signal.aborted ? { ok: false, reason: 'late' } : { ok: false, reason: 'failed', status: 0 }
    }
  }
  return {
    fetchBytes,
    async fetchPage({ mostBytes, ...asked }) {
      const mostBytesOf = (type: string) => (type === 'text/html' ? mostBytes : undefined)
      const fetched = await fetchBytes({
        ...asked,
        mostBytesOf,
        mostRedirects,
        headers: { Accept: 'text/html' },
      })
      if (!fetched.ok) return { ok: false, reason: pageReasons[fetched.reason] }
      const { bytes, charset } = fetched
      const { decodeText, encodingOfPage } = await import('../domain/text/decode-text.ts')
      return { ok: true, html: decodeText(bytes, charset ?? encodingOfPage(bytes)).text }
    },
  }
}

const pageReasons: Record<NotFetched['reason'], (FetchedPage & { ok: false })['reason']> = {
  refused: 'refused',
  gone: 'gone',
  too_large: 'too_large',
  unwanted: 'not_html',
  unchanged: 'failed',
  moved: 'failed',
  busy: 'failed',
  failed: 'failed',
  late: 'failed',
}

async function follow(request: FetchRequest, fetching: Fetching, signal: AbortSignal): Promise<Fetched> {
  let address = request.url
  for (let hop = 0; ; hop++) {
    if (!request.allows(address)) return { ok: false, reason: 'refused' }
    const response = await fetching(address, { headers: request.headers ?? {}, redirect: 'manual', signal })
    const next = redirectOf(response, address)
    if (next === undefined) return answerOf(response, { ...request, url: address }, signal)
    await putAway(response)
    if (hop >= request.mostRedirects)
      return { ok: false, reason: 'moved', to: next, isPermanent: [301, 308].includes(response.status) }
    address = next
  }
}

function redirectOf({ status, headers }: Response, from: string): string | undefined {
  const location = [301, 302, 303, 307, 308].includes(status) ? headers.get('location') : null
  return location === null ? undefined : (URL.parse(location, from)?.href ?? location)
}

async function answerOf(
  response: Response,
  { url, mostBytesOf }: FetchRequest,
  signal: AbortSignal,
): Promise<Fetched> {
  const { headers } = response
  const { mediaType, charset } = typeOf(headers.get('content-type') ?? '')
  const most = mostBytesOf(mediaType)
  const refusal = refusalOf(response, most)
  if (refusal || !response.body || most === undefined) {
    await putAway(response)
    return refusal ?? { ok: false, reason: 'failed', status: response.status }
  }
  const bytes = await bytesUpTo(most, response.body, signal)
  if (!bytes) return { ok: false, reason: 'too_large' }
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')]
  return { ok: true, url, bytes, mediaType, charset, etag, lastModified, robots: headers.get('x-robots-tag') }
}

function typeOf(header: string): { mediaType: string; charset: string | undefined } {
  const [type = '', ...parameters] = header.split(';')
  const charset = /^\s*charset\s*=\s*"?([\w:.-]{1,40})/i
  return {
    mediaType: type.trim().toLowerCase(),
    charset: parameters.map((parameter) => charset.exec(parameter)?.[1]).find(Boolean),
  }
}

function refusalOf({ status, headers }: Response, most: number | undefined): NotFetched | undefined {
  if (status === 304) return { ok: false, reason: 'unchanged' }
  if (status === 404 || status === 410) return { ok: false, reason: 'gone' }
  if (status === 429 || status === 503)
    return { ok: false, reason: 'busy', retryAfter: headers.get('retry-after') }
  if (status !== 200) return { ok: false, reason: 'failed', status }
  if (most === undefined) return { ok: false, reason: 'unwanted' }
  // What a header says may be a lie or the size before it is unpacked: it only spares reading.
  return Number(headers.get('content-length')) > most ? { ok: false, reason: 'too_large' } : undefined
}

/** A connection of an answer that nobody reads stays open until it is cancelled. */
const putAway = ({ body }: Response) => body?.cancel().catch(() => undefined)
