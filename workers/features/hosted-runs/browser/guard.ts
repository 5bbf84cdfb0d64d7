import type { Browser, CDPEvents, CDPSession } from '@cloudflare/puppeteer'
import { type TargetPolicy, checkTarget } from '../../../../shared/domain/targets/check-target.ts'
import { socketGuardSource } from '../../../../shared/domain/targets/guard-sockets.ts'
import { type Target, followTargets } from './follow-targets.ts'

type Paused = CDPEvents['Fetch.requestPaused']
type AuthRequired = CDPEvents['Fetch.authRequired']

export interface GuardPolicy extends TargetPolicy {
  /** Requests to this host get the run's headers and credentials; no other host does. */
  baseUrl: string
  headers: Readonly<Record<string, string>>
  basicAuth?: { username: string; password: string } | undefined
}

export interface Refusal {
  url: string
  reason: string
  frameId: string
  /** The browser context of the tab; undefined for a frame inside a page. */
  contextId: string | undefined
  /** The document of a tab or frame, not something inside it. */
  isDocument: boolean
}

/** Refusals that nobody takes, such as those of popups, do not pile up. */
const mostRefusals = 500

/** Stands between a browser and the network. */
export interface Guard {
  /** What was refused and not taken yet, of the frames that are asked about: one browser serves several cases. */
  takeRefusals: (owns?: (refusal: Refusal) => boolean) => Refusal[]
  /** Answers one address itself, for one page of ours, without the network. */
  serve: (page: { url: string; frameId: string; html: string }) => void
  /** Tells of every tab, frame and worker of a browser context before its first script runs, see `followTargets`; gives back how to stop it. */
  follow: (contextId: string | undefined, meet: (target: Target) => void) => () => void
}

/**
 * Checks every request of a browser before it leaves: all tabs, frames, redirects, popups, workers and service workers, because the interception sits
 * on the browser's own session and not on a page. Throws when the browser refuses that, since an unguarded browser may not run. Sockets do not pass
 * there: a script of ours that comes before those of the page, in every document and worker, stops those to refused hosts.
 */
export async function installGuard(browser: Browser, policy: GuardPolicy): Promise<Guard> {
  const session = await browser.target().createCDPSession()
  let refusals: Refusal[] = []
  const contexts = new Map<string, string | undefined>()
  const answered = new Set<string>()
  const served = new Map<string, { url: string; html: string }>()
  // The id of a tab is that of its main frame.
  session.on('Target.targetCreated', ({ targetInfo }) =>
    contexts.set(targetInfo.targetId, targetInfo.browserContextId),
  )
  session.on('Target.targetDestroyed', ({ targetId }) => contexts.delete(targetId))
  session.on('Fetch.requestPaused', (event) => {
    const page = served.get(event.frameId)
    const own = page?.url === event.request.url ? page : undefined
    const refuse = (reason: string) => {
      const { frameId, request, resourceType } = event
      const isDocument = resourceType === 'Document'
      refusals.push({ url: request.url, reason, frameId, contextId: contexts.get(frameId), isDocument })
      if (refusals.length > mostRefusals) refusals.shift()
    }
    // The tab may be gone by the time we answer; then there is nothing left to answer.
    void settle(session, event, policy, refuse, own?.html).catch(() => undefined)
  })
  session.on('Fetch.authRequired', (event) => {
    void answerChallenge(session, event, policy, answered).catch(() => undefined)
  })
  const followers = new Map<string | undefined, (target: Target) => void>()
  const { allowPrivate, ownHosts } = policy
  const source = socketGuardSource({ allowPrivate, ownHosts: ownHosts.map(nameOf) })
  await Promise.all([
    session.send('Target.setDiscoverTargets', { discover: true }),
    session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }], handleAuthRequests: true }),
    followTargets(session, (target) => {
      const guarded = allowPrivate ? undefined : guardSockets(target, source)
      followers.get(target.info.browserContextId)?.(target)
      return guarded
    }),
  ])
  return {
    follow(contextId, meet) {
      followers.set(contextId, meet)
      return () => followers.delete(contextId)
    },
    takeRefusals: (owns = () => true) => {
      const taken = refusals.filter(owns)
      refusals = refusals.filter((refusal) => !taken.includes(refusal))
      return taken
    },
    serve: ({ frameId, url, html }) => {
      served.set(frameId, { url, html })
    },
  }
}

// The target may be gone by the time it is told.
function guardSockets({ session, info: { type } }: Target, source: string): Promise<unknown> | undefined {
  const ignore = () => undefined
  if (type.endsWith('worker')) return guardWorker(session, source).catch(ignore)
  if (type !== 'page' && type !== 'iframe') return undefined
  session.send('Page.enable').catch(ignore)
  return session.send('Page.addScriptToEvaluateOnNewDocument', { source, runImmediately: true }).catch(ignore)
}

// A worker that waits to begin evaluates nothing, so it is stopped once more before its first script, and goes on when the debugger leaves.
function guardWorker(session: CDPSession, source: string): Promise<unknown> {
  const guarded = new Promise((resolve) => {
    session.once('Debugger.paused', () => {
      session.send('Runtime.evaluate', { expression: source }).then(resolve, resolve)
      session.send('Debugger.disable').catch(() => undefined)
    })
  })
  return Promise.all([
    session.send('Debugger.enable'),
    session.send('Debugger.setInstrumentationBreakpoint', { instrumentation: 'beforeScriptExecution' }),
    guarded,
  ])
}

function nameOf(host: string): string {
  return new URL(`http://${host}`).hostname.replace(/\.+$/, '')
}

async function settle(
  session: CDPSession,
  event: Paused,
  policy: GuardPolicy,
  refuse: (reason: string) => void,
  html: string | undefined,
): Promise<void> {
  const { requestId, request } = event
  if (html !== undefined) {
    const responseHeaders = [{ name: 'Content-Type', value: 'text/html; charset=utf-8' }]
    return session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders,
      body: btoa(html),
    })
  }
  // These hold their content themselves or point into the page's own memory; they reach no network.
  if (/^(?:data|blob|about):/i.test(request.url)) return session.send('Fetch.continueRequest', { requestId })
  const verdict = checkTarget(request.url, policy)
  if (!verdict.ok) {
    refuse(verdict.reason)
    return session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
  }
  const headers = headersFor(request.headers, verdict.url, policy)
  return session.send('Fetch.continueRequest', { requestId, ...(headers ? { headers } : {}) })
}

function headersFor(sent: Record<string, string>, url: URL, { baseUrl, headers }: GuardPolicy) {
  const own = Object.entries(headers)
  if (own.length === 0 || url.host !== new URL(baseUrl).host) return undefined
  const replaced = new Set(own.map(([name]) => name.toLowerCase()))
  return [...Object.entries(sent).filter(([name]) => !replaced.has(name.toLowerCase())), ...own].map(
    ([name, value]) => ({ name, value }),
  )
}

async function answerChallenge(
  session: CDPSession,
  { requestId, authChallenge, request }: AuthRequired,
  { baseUrl, basicAuth }: GuardPolicy,
  answered: Set<string>,
): Promise<void> {
  // The same challenge again means that the credentials were wrong; giving them again would never end.
  const first = !answered.has(requestId)
  answered.add(requestId)
  const ours =
    basicAuth &&
    first &&
    authChallenge.source !== 'Proxy' &&
    new URL(request.url).host === new URL(baseUrl).host
  await session.send('Fetch.continueWithAuth', {
    requestId,
    authChallengeResponse: ours
      ? { response: 'ProvideCredentials', ...basicAuth }
      : { response: 'CancelAuth' },
  })
}
