import type { CDPEvents, CDPSession } from '@cloudflare/puppeteer'
import { checkTarget } from '../../../../shared/domain/targets/check-target.ts'
import type { GuardPolicy } from './guard-policy.ts'

type Paused = CDPEvents['Fetch.requestPaused']
type AuthRequired = CDPEvents['Fetch.authRequired']

type Patterns = { urlPattern: string; resourceType?: 'Document'; requestStage?: 'Response' }[]

interface Kept {
  refusals: { add: (event: Paused, reason: string) => void }
  /** Pages of our own, by the frame that may ask for them. */
  served: ReadonlyMap<string, { url: string; html: string }>
}

/** What has to be paused. */
export function patternsOf({ allowPrivate }: GuardPolicy): Patterns {
  const every = { urlPattern: '*' }
  const documents = { ...every, resourceType: 'Document', requestStage: 'Response' } as const
  return allowPrivate ? [every] : [every, documents]
}

/** Lets each request of a browser go on, answers it with a page of our own, or refuses it, and gives the run's credentials to who may have them. */
export function settleRequests(session: CDPSession, policy: GuardPolicy, { refusals, served }: Kept): void {
  const answered = new Set<string>()
  session.on('Fetch.requestPaused', (event) => {
    const page = served.get(event.frameId)
    const html = page?.url === event.request.url ? page.html : undefined
    const refuse = (reason: string) => refusals.add(event, reason)
    // The tab may be gone by the time we answer; then there is nothing left to answer.
    void settle(session, event, policy, { refuse, html }).catch(() => undefined)
  })
  session.on('Fetch.authRequired', (event) => {
    void answerChallenge(session, event, policy, answered).catch(() => undefined)
  })
}

async function settle(
  session: CDPSession,
  event: Paused,
  policy: GuardPolicy,
  { refuse, html }: { refuse: (reason: string) => void; html: string | undefined },
): Promise<void> {
  const { requestId, request } = event
  if (event.responseStatusCode !== undefined) return passDocument(session, event, event.responseStatusCode)
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

/** Documents come without the header that names speculation rules: what would be loaded by them cannot be intercepted. */
async function passDocument(
  session: CDPSession,
  { requestId, responseHeaders = [] }: Paused,
  responseCode: number,
): Promise<void> {
  const kept = responseHeaders.filter(({ name }) => name.toLowerCase() !== 'speculation-rules')
  if (kept.length === responseHeaders.length) return session.send('Fetch.continueRequest', { requestId })
  await session.send('Fetch.continueResponse', { requestId, responseCode, responseHeaders: kept })
}

/** Scheme, host and port: a password for https must not go out in the clear, nor to the neighbour on another port. */
const isBase = (url: URL, { baseUrl }: GuardPolicy) => url.origin === new URL(baseUrl).origin

function headersFor(sent: Record<string, string>, url: URL, policy: GuardPolicy) {
  const own = Object.entries(policy.headers)
  if (own.length === 0 || !isBase(url, policy)) return undefined
  const replaced = new Set(own.map(([name]) => name.toLowerCase()))
  return [...Object.entries(sent).filter(([name]) => !replaced.has(name.toLowerCase())), ...own].map(
    ([name, value]) => ({ name, value }),
  )
}

async function answerChallenge(
  session: CDPSession,
  { requestId, authChallenge, request }: AuthRequired,
  policy: GuardPolicy,
  answered: Set<string>,
): Promise<void> {
  const { basicAuth } = policy
  // The same challenge again means that the credentials were wrong; giving them again would never end.
  const first = !answered.has(requestId)
  answered.add(requestId)
  const asked = new URL(request.url)
  const ours = basicAuth && first && authChallenge.source !== 'Proxy' && isBase(asked, policy)
  await session.send('Fetch.continueWithAuth', {
    requestId,
    authChallengeResponse: ours
      ? { response: 'ProvideCredentials', ...basicAuth }
      : { response: 'CancelAuth' },
  })
}
