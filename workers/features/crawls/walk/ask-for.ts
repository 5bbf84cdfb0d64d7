import { formatOf, mostFileBytes } from '../../../../shared/domain/file-formats/document-formats.ts'
import { isAllowed } from '../../../../shared/domain/crawling/robots.ts'
import { scopeRefusal } from '../../../../shared/domain/crawling/scope.ts'
import { originOf } from '../../../../shared/domain/crawling/site.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { Fetched } from '../../../../shared/services/page-fetcher.ts'
import { askRobots, pauseOf } from './ask-robots.ts'
import { comeLater } from './come-later.ts'
import { robotHeaders } from './headers.ts'
import { depthRefusal } from './note-addresses.ts'
import { type Pause, type Picked, type Visit, type Walk, failed, stopped } from './types.ts'
import { wordTable } from '../../../../shared/domain/basics/word-table.ts'

const timeoutMs = 20_000
/** What one batch holds in memory, beside the answer that is coming. */
const mostBytesAtOnce = 8 * 2 ** 20
/** Who follows a walk sees it move. */
const mostMsAtOnce = 3000
const accept = 'text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.5'

/** Asks for addresses one after the other, and says why some are not asked for. `pause` is set where no more may be asked for just now. */
export async function askFor(
  context: Context,
  walk: Walk,
  picked: readonly Picked[],
): Promise<{ visits: Visit[]; pause?: Pause }> {
  const visits: Visit[] = []
  const until = Math.min(walk.deadline, context.now() + mostMsAtOnce)
  let bytes = 0
  for (const address of picked) {
    const isFull = bytes >= mostBytesAtOnce || walk.state.asked >= walk.row.maxPages
    if (isFull || (visits.length > 0 && context.now() >= until)) break
    const asked = await ask(context, walk, address)
    if ('kind' in asked) return { visits, pause: asked }
    visits.push(asked)
    if ('fetched' in asked && asked.fetched.ok) bytes += asked.fetched.bytes.length
  }
  return { visits }
}

async function ask(context: Context, walk: Walk, address: Picked): Promise<Visit | Pause> {
  const { url, depth } = address
  const refusal = scopeRefusal(url, walk.scope) ?? depthRefusal(depth, walk.row.maxDepth)
  if (refusal !== undefined) return { address, refusal }
  const origin = originOf(url)
  const pause = await askRobots(context, walk, origin)
  if (pause?.kind === 'end' && origin !== originOf(walk.row.url))
    return { address, refusal: pause.error ?? '', isOutage: true }
  if (pause) return pause
  const robots = walk.robots.get(origin)
  if (robots && !isAllowed(url, robots))
    return { address, refusal: 'The robots.txt of the site does not allow it.' }
  const place = await walk.pace.next()
  if (place === 'stopped') return stopped
  if (place !== 'go') return { kind: 'on', waitMs: place.waitMs }
  const fetched = await fetchOne(context, walk, address)
  return judgeServer(context, walk, { address, fetched })
}

function fetchOne(context: Context, walk: Walk, address: Picked): Promise<Fetched> {
  const { url, fileId, etag, lastModified, hash } = address
  const isKept = fileId !== null && hash !== null
  walk.state.asked++
  return context.services.pageFetcher.fetchBytes({
    url,
    allows: walk.allows,
    allowPrivate: walk.allowPrivate,
    timeoutMs,
    mostBytesOf: (mediaType) => mostBytesOf(mediaType, url, context.services.settings.MAX_FILE_MB),
    headers: {
      ...robotHeaders(context, accept),
      ...(isKept && etag !== null && { 'If-None-Match': etag }),
      ...(isKept && lastModified !== null && { 'If-Modified-Since': lastModified }),
    },
    // A redirect is an address like any other: it has its own turn, and its own place in the inventory.
    mostRedirects: 0,
  })
}

/** A server that is too busy is left alone, and asked again from there. */
function judgeServer(
  context: Context,
  walk: Walk,
  visit: { address: Picked; fetched: Fetched },
): Visit | Pause {
  const { state } = walk
  const { fetched } = visit
  if (fetched.ok || fetched.reason !== 'busy') {
    state.setbacks = 0
    walk.pace.ended(pauseOf(context, walk, originOf(visit.address.url)))
    return visit
  }
  state.asked--
  const waitMs = comeLater(context, walk, fetched.retryAfter)
  if (waitMs === null)
    return failed('The site asks to come later, time and again. Start the crawl again some hours from now.')
  return { kind: 'on', waitMs }
}

const byMediaType = wordTable<keyof typeof mostFileBytes>({
  '': 'html',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'txt',
  'text/markdown': 'md',
  'text/csv': 'csv',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
})

/** How large an answer may be by what its server calls it; undefined for what is not read from websites. */
function mostBytesOf(mediaType: string, url: string, mostMegabytes: number): number | undefined {
  const isAnything = mediaType === 'application/octet-stream' || mediaType === 'application/zip'
  const byName = isAnything ? formatOf(new URL(url).pathname)?.mostBytes : undefined
  const known = byMediaType[mediaType]
  const most = byName ?? (known && mostFileBytes[known])
  return most === undefined ? undefined : Math.min(Math.floor(most), mostMegabytes * 2 ** 20)
}
