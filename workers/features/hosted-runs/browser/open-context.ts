import type { Browser, BrowserContext } from '@cloudflare/puppeteer'
import { type TargetPolicy, hostPolicy } from '../../../../shared/domain/targets/check-target.ts'
import { publicNames } from '../../../../shared/domain/targets/public-names.ts'
import { publicRanges } from '../../../../shared/domain/targets/public-ranges.ts'

/** What no interception sees goes there: nobody answers, and nobody can ever be found there (RFC 6761). */
const proxyServer = 'http://refused.invalid:1'

/** What goes past the proxy. The browser adds what it calls local to every such list; the last entry takes that away. */
const directFor = (policy: TargetPolicy): string[] => [
  ...publicNames(hostPolicy(policy).own.map(({ host }) => host)),
  ...publicRanges(),
  '<-loopback>',
]

/**
 * Makes fresh browser contexts in which everything that nobody may be led to leads to a proxy that does not exist, by address or by name: also what the
 * browser itself loads, such as prefetches, reports and certificates. A browser that takes no proxy gives contexts without.
 */
export function contextsFor(browser: Browser, policy: TargetPolicy): () => Promise<BrowserContext> {
  if (policy.allowPrivate) return () => browser.createBrowserContext()
  const dead = { proxyServer, proxyBypassList: directFor(policy) }
  return () => browser.createBrowserContext(dead).catch(() => browser.createBrowserContext())
}
