import type { Browser, CDPSession } from '@cloudflare/puppeteer'
import { type Target, followTargets } from './follow-targets.ts'
import { guardTarget, pageGuard, testGuard } from './guard-target.ts'
import { type Refusal, keepRefusals } from './refusals.ts'
import { patternsOf, settleRequests } from './settle-requests.ts'
import { attachAloneToCommonWorkers } from './sole-attachment.ts'
import { type Exposure, watchExposures } from './watch-exposures.ts'
import type { GuardPolicy } from './guard-policy.ts'

/** Stands between a browser and the network. */
export interface Guard {
  /** What was refused and not taken yet, of the frames that are asked about: one browser serves several cases. */
  takeRefusals: (owns?: (refusal: Refusal) => boolean) => Refusal[]
  /** The first thing in a browser context that got past the guard. What its tabs show and have recorded may hold what nobody may see. */
  exposureOf: (contextId: string | undefined) => Exposure | undefined
  /** Answers one address itself, for one page of ours, without the network. */
  serve: (page: { url: string; frameId: string; html: string }) => void
  /** Tells of every tab, frame and worker of a browser context before its first script runs, see `followTargets`; gives back how to stop it. */
  follow: (contextId: string | undefined, follower: Follower) => () => void
}

export interface Follower {
  meet: (target: Target) => void
  /** Told once, when something got past the guard. */
  exposed?: (exposure: Exposure) => void
}

/**
 * Checks every request of a browser before it leaves: all tabs, frames, redirects, popups, workers and service workers, because the interception sits
 * on the browser's own session and not on a page. What does not pass there (sockets, WebRTC, speculative loads) a script of ours stops, which comes before
 * those of the page in every document and worker. What is shown and who answered is looked at once more. Throws when the browser refuses any of
 * that, since an unguarded browser may not run.
 */
export async function installGuard(browser: Browser, policy: GuardPolicy): Promise<Guard> {
  const session = await browser.target().createCDPSession()
  const refusals = keepRefusals(session)
  const served = new Map<string, { url: string; html: string }>()
  const followers = new Map<string | undefined, Follower>()
  const exposures = new Map<string | undefined, Exposure>()
  const expose = (contextId: string | undefined, exposure: Exposure) => {
    const isOurs = [...served.values()].some(({ url }) => url === exposure.url)
    if (isOurs || exposures.has(contextId)) return
    exposures.set(contextId, exposure)
    followers.get(contextId)?.exposed?.(exposure)
  }
  const source = pageGuard(policy)
  const meet = async (target: Target) => {
    const { browserContextId, url } = target.info
    watchExposures(target, policy, (exposure) => expose(browserContextId, exposure))
    const guarding = guardTarget(target, source)
    followers.get(browserContextId)?.meet(target)
    if (!(await guarding)) expose(browserContextId, { url, reason: 'A worker could not be guarded.' })
  }
  settleRequests(session, policy, { refusals, served })
  await Promise.all([
    attachAloneToCommonWorkers(session),
    session.send('Target.setDiscoverTargets', { discover: true }),
    session.send('Fetch.enable', { patterns: patternsOf(policy), handleAuthRequests: true }),
    followTargets(session, meet),
  ])
  await testGuard(browser, policy)
  return {
    follow(contextId, follower) {
      followers.set(contextId, follower)
      if (!policy.allowPrivate) denyLocalNetwork(session, contextId)
      return () => {
        followers.delete(contextId)
        exposures.delete(contextId)
      }
    },
    exposureOf: (contextId) => exposures.get(contextId),
    takeRefusals: (owns) => refusals.take(owns),
    serve: ({ frameId, url, html }) => {
      served.set(frameId, { url, html })
    },
  }
}

/** Pages from public addresses then reach no private one, by whatever name: the browser judges what it has resolved. An older one does not know these. */
function denyLocalNetwork(session: CDPSession, browserContextId: string | undefined): void {
  for (const name of ['local-network-access', 'local-network', 'loopback-network'])
    session
      .send('Browser.setPermission', {
        permission: { name },
        setting: 'denied',
        ...(browserContextId === undefined ? {} : { browserContextId }),
      })
      .catch(() => undefined)
}
