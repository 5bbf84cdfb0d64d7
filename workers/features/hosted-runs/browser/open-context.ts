import type { Browser, BrowserContext } from '@cloudflare/puppeteer'
import { type TargetPolicy, hostPolicy } from '../../../../shared/domain/targets/check-target.ts'
import type { GuardPolicy } from './guard-policy.ts'
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

/** What a browser that was started behind one proxy needs in order to leave by another. */
const byWayOf = (egress: string) => ({ proxyServer: egress, proxyBypassList: ['<-loopback>'] })

/**
 * Makes fresh browser contexts that leave by the egress of the policy; where there is none, contexts in which everything that nobody may be led to leads to a proxy that does not exist, by address or by name: also what the
 * browser itself loads, such as prefetches, reports and certificates. A browser that takes no proxy gives contexts without.
 */
export function contextsFor(
  browser: Browser,
  policy: Pick<GuardPolicy, keyof TargetPolicy | 'egress'>,
): () => Promise<BrowserContext> {
  if (policy.allowPrivate && !policy.egress) return () => browser.createBrowserContext()
  const way = policy.egress ? byWayOf(policy.egress) : { proxyServer, proxyBypassList: directFor(policy) }
  return () => browser.createBrowserContext(way).catch(() => browser.createBrowserContext())
}
