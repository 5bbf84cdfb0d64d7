import type { Browser, BrowserContext } from '@cloudflare/puppeteer'
import { publicRanges } from '../../../../shared/domain/targets/public-ranges.ts'
import { once } from '../../../../shared/domain/once.ts'

/** What no interception sees goes there: nobody answers, and nobody can ever be found there (RFC 6761). */
const proxyServer = 'http://refused.invalid:1'

/**
 * What goes past the proxy: addresses of the public space, and names, which are known by how they end; no address ends so. The browser adds what it calls
 * local to every such list; the last entry takes that away.
 */
const direct = once(() => [
  ...'abcdefghijklmnopqrstuvwxyz'.split('').map((letter) => `*${letter}`),
  '*.xn--*',
  '*.',
  ...publicRanges(),
  '<-loopback>',
])

/**
 * A fresh browser context in which everything private that is named by its address leads to a proxy that does not exist: also what the browser itself loads,
 * such as prefetches, reports and certificates. A browser that takes no proxy gives a context without.
 */
export async function openContext(
  browser: Browser,
  { allowPrivate }: { allowPrivate: boolean },
): Promise<BrowserContext> {
  if (allowPrivate) return await browser.createBrowserContext()
  const dead = { proxyServer, proxyBypassList: direct() }
  return await browser.createBrowserContext(dead).catch(() => browser.createBrowserContext())
}
