import { pauseMs } from '../../../../shared/domain/crawling/patience.ts'
import { robotName } from '../../../../shared/domain/crawling/robot.ts'
import { readRobots } from '../../../../shared/domain/crawling/robots.ts'
import { decodeText } from '../../../../shared/domain/text/decode-text.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { Fetched } from '../../../../shared/services/page-fetcher.ts'
import { robotsKey } from '../keys.ts'
import { comeLater } from './come-later.ts'
import { robotHeaders } from './headers.ts'
import { saveState } from './save-state.ts'
import { type Pause, type Walk, failed, stopped } from './types.ts'

const timeoutMs = 15_000
/** Read up to 500 KiB; what is larger than this is no robots.txt. */
const mostBytes = 2 * 2 ** 20
const mostTries = 3

/**
 * Asks an origin what it allows, once a walk. Undefined where that is known now. One that says that there is no such file allows everything; where nobody
 * can tell, nothing may be asked for (RFC 9309, 2.3.1).
 */
export async function askRobots(context: Context, walk: Walk, origin: string): Promise<Pause | undefined> {
  if (walk.robots.has(origin)) return undefined
  const place = await walk.pace.next()
  if (place === 'stopped') return stopped
  if (place !== 'go') return { kind: 'on', waitMs: place.waitMs }
  const fetched = await context.services.pageFetcher.fetchBytes({
    url: `${origin}/robots.txt`,
    allows: walk.allows,
    allowPrivate: walk.allowPrivate,
    timeoutMs,
    mostBytesOf: () => mostBytes,
    headers: robotHeaders(context, 'text/plain'),
    mostRedirects: 5,
  })
  if (!isKnown(fetched)) return putOff(context, walk, fetched)
  const robots = fetched.ok ? readRobots(decodeText(fetched.bytes).text, robotName) : null
  walk.robots.set(origin, robots)
  walk.state.setbacks = 0
  walk.pace.ended(pauseOf(context, walk, origin))
  await context.services.files.put(robotsKey(walk.row), JSON.stringify([...walk.robots]))
  return undefined
}

/** How long a site is left alone after an answer. */
export const pauseOf = ({ services: { settings } }: Context, { robots }: Walk, origin: string): number =>
  pauseMs(robots.get(origin)?.delaySeconds, settings.CRAWL_DELAY_MS)

const isKnown = (fetched: Fetched): boolean =>
  fetched.ok ||
  fetched.reason === 'gone' ||
  (fetched.reason === 'failed' && fetched.status >= 400 && fetched.status < 500)

async function putOff(context: Context, walk: Walk, fetched: Fetched): Promise<Pause> {
  const isBusy = !fetched.ok && fetched.reason === 'busy'
  if (!isBusy && walk.state.setbacks + 1 >= mostTries) return failed(sentenceOf(fetched))
  const waitMs = comeLater(context, walk, isBusy ? fetched.retryAfter : null)
  if (waitMs === null) return failed(sentenceOf(fetched))
  return (await saveState(context, walk)) ? { kind: 'on', waitMs } : stopped
}

function sentenceOf(fetched: Fetched): string {
  if (!fetched.ok && fetched.reason === 'refused')
    return 'The robots.txt of the site leads to an address that must not be fetched, so nothing of the site may be asked for.'
  if (!fetched.ok && fetched.reason === 'failed' && fetched.status === 0)
    return 'The site does not answer. Check the address, and start the crawl again.'
  if (!fetched.ok && fetched.reason === 'busy')
    return 'The site asks to come later, time and again. Start the crawl again some hours from now.'
  return 'The robots.txt of the site cannot be read, and without it nothing of the site may be asked for. Start the crawl again later.'
}
