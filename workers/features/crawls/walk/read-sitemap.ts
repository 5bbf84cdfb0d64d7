import { normalAddress } from '../../../../shared/domain/crawling/normal-address.ts'
import { originOf } from '../../../../shared/domain/crawling/site.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { inTime } from '../../../../shared/kernel/in-time.ts'
import { logError } from '../../../../shared/services/log.ts'
import type { SitemapResult } from '../../../../shared/services/extractor.ts'
import type { Fetched } from '../../../../shared/services/page-fetcher.ts'
import { pauseOf } from './ask-robots.ts'
import { comeLater } from './come-later.ts'
import { robotHeaders } from './headers.ts'
import { noteAddresses } from './note-addresses.ts'
import { saveState } from './save-state.ts'
import { type Met, type Pause, type Walk, stopped } from './types.ts'

const timeoutMs = 30_000
const mostBytes = 10 * 2 ** 20
const patienceMs = 60_000
const mostSitemaps = 25
/** Where pages stand that a sitemap lists: behind the start, before what only links lead to. */
const depthOfListed = 1

/** Reads the sitemap that is next, and takes down what it lists. One that cannot be read is told and passed over. Undefined where the walk goes on at once. */
export async function readNextSitemap(context: Context, walk: Walk): Promise<Pause | undefined> {
  const { state } = walk
  const [address = '', ...waiting] = state.sitemaps
  const place = await walk.pace.next()
  if (place === 'stopped') return stopped
  if (place !== 'go') return { kind: 'on', waitMs: place.waitMs }
  const fetched = await context.services.pageFetcher.fetchBytes({
    url: address,
    allows: walk.allows,
    allowPrivate: walk.allowPrivate,
    timeoutMs,
    mostBytesOf: () => mostBytes,
    headers: robotHeaders(context, 'application/xml,text/xml;q=0.9,text/plain;q=0.5'),
    mostRedirects: 5,
  })
  const waitMs = setBack(context, walk, fetched)
  if (waitMs !== null) return (await saveState(context, walk)) ? { kind: 'on', waitMs } : stopped
  state.sitemapsRead++
  state.sitemaps = waiting
  const isGuess = state.sitemapsRead === 1 && waiting.length === 0 && address.endsWith('/sitemap.xml')
  let met: Met[] = []
  if (!fetched.ok) {
    const isThere = fetched.reason === 'too_large' || fetched.reason === 'busy'
    if (!isGuess || isThere) walk.warnings.push(`The sitemap ${address} cannot be read.`)
  } else met = take(walk, address, await listed(context, fetched.bytes), isGuess)
  return (await saveState(context, walk, noteAddresses(context, walk, met))) ? undefined : stopped
}

/** How long to wait with a sitemap whose server is too busy. One that is so time and again is passed over: pages may be served nevertheless. */
function setBack(context: Context, walk: Walk, fetched: Fetched): number | null {
  const isBusy = !fetched.ok && fetched.reason === 'busy'
  const waitMs = isBusy ? comeLater(context, walk, fetched.retryAfter) : null
  if (!isBusy) walk.state.setbacks = 0
  if (waitMs === null) walk.pace.ended(pauseOf(context, walk, originOf(walk.row.url)))
  return waitMs
}

async function listed(
  context: Context,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Extract<SitemapResult, { ok: true }> | undefined> {
  try {
    const read = await inTime(context.services.extract.listSitemap({ bytes: bytes.buffer }), patienceMs)
    return read.ok ? read : undefined
  } catch (error) {
    logError({ kind: 'crawls.listSitemap', requestId: context.requestId, error })
    return undefined
  }
}

/** The pages that a sitemap lists; further sitemaps of an index wait for their turn. */
function take(
  walk: Walk,
  address: string,
  sitemap: Awaited<ReturnType<typeof listed>>,
  isGuess: boolean,
): Met[] {
  const { state } = walk
  if (!sitemap || sitemap.kind === 'none') {
    if (!isGuess) walk.warnings.push(`What is at ${address} is no sitemap.`)
    return []
  }
  if (sitemap.isCut)
    walk.warnings.push(`The sitemap ${address} is damaged or too long: its first part was read.`)
  const addresses = sitemap.addresses.flatMap((one) => normalAddress(one, address) ?? [])
  if (sitemap.kind === 'pages') return addresses.map((url) => ({ url, depth: depthOfListed, isListed: true }))
  const room = Math.max(0, mostSitemaps - state.sitemapsRead - state.sitemaps.length)
  const further = [...new Set(addresses)].filter((one) => one !== address && !state.sitemaps.includes(one))
  if (further.length > room)
    walk.warnings.push(`The site has more than ${mostSitemaps} sitemaps: the first were read.`)
  state.sitemaps.push(...further.slice(0, room))
  return []
}
