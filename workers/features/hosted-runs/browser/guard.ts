import type { Browser, CDPEvents, CDPSession } from '@cloudflare/puppeteer'
import { type TargetPolicy, checkTarget } from '../../../../shared/domain/targets/check-target.ts'

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
  /** The document of a tab or frame, not something inside it. */
  isDocument: boolean
}

/** Stands between a browser and the network. */
export interface Guard {
  /** What was refused since the last call. */
  takeRefusals: () => Refusal[]
  /** Answers one address itself, for one page of ours, without the network. */
  serve: (page: { url: string; frameId: string; html: string }) => void
}

/**
 * Checks every request of a browser before it leaves: all tabs, frames, redirects, popups, workers and service workers, because the interception sits
 * on the browser's own session and not on a page. Throws when the browser refuses that, since an unguarded browser may not run.
 * WebSocket and WebRTC connections do not pass here.
 */
export async function installGuard(browser: Browser, policy: GuardPolicy): Promise<Guard> {
  const session = await browser.target().createCDPSession()
  const refusals: Refusal[] = []
  const answered = new Set<string>()
  let served: { url: string; frameId: string; html: string } | undefined
  session.on('Fetch.requestPaused', (event) => {
    const own = served?.url === event.request.url && served.frameId === event.frameId ? served : undefined
    // The tab may be gone by the time we answer; then there is nothing left to answer.
    void settle(session, event, policy, refusals, own?.html).catch(() => undefined)
  })
  session.on('Fetch.authRequired', (event) => {
    void answerChallenge(session, event, policy, answered).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }], handleAuthRequests: true })
  return {
    takeRefusals: () => refusals.splice(0),
    serve: (page) => {
      served = page
    },
  }
}

async function settle(
  session: CDPSession,
  event: Paused,
  policy: GuardPolicy,
  refusals: Refusal[],
  html: string | undefined,
): Promise<void> {
  const { requestId, request, resourceType } = event
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
    refusals.push({ url: request.url, reason: verdict.reason, isDocument: resourceType === 'Document' })
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
