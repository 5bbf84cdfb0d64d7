import type { CDPEvents, CDPSession } from '@cloudflare/puppeteer'
import { answerRefusal } from '../../../../shared/domain/targets/check-answer.ts'
import { checkTarget } from '../../../../shared/domain/targets/check-target.ts'
import type { GuardPolicy } from './guard-policy.ts'
import type { Target } from './follow-targets.ts'

/** Something of a refused address that got past the interception: its document is shown, or its answer was received. */
export interface Exposure {
  url: string
  reason: string
}

type Response = CDPEvents['Network.responseReceived']['response']

/** Tells of what a tab, frame or worker shows or was answered from where nobody may be led. Has to be called before its first request. */
export function watchExposures(
  { session, info: { type } }: Target,
  policy: GuardPolicy,
  expose: (exposure: Exposure) => void,
): void {
  if (type === 'page' || type === 'iframe')
    session.on('Page.frameNavigated', ({ frame: { url } }) => {
      const reason = shownRefusal(url, policy)
      if (reason !== undefined) expose({ url, reason })
    })
  if (type === 'page' || type === 'iframe') watchLoadsAhead(session, policy, expose)
  if (type === 'page' && !policy.allowPrivate) watchDownloads(session, expose)
  if (!policy.checkAnswers) return
  const judge = (response: Response | undefined) => {
    const reason = response && answerRefusal(response, policy)
    if (reason !== undefined) expose({ url: response?.url ?? '', reason })
  }
  session.on('Network.responseReceived', ({ response }) => judge(response))
  session.on('Network.requestWillBeSent', ({ redirectResponse }) => judge(redirectResponse))
  tell(session, 'Network.enable')
}

/** Rules that the script in the page did not get hold of, such as those in a shadow tree that the parser has made. */
function watchLoadsAhead(session: CDPSession, policy: GuardPolicy, expose: (exposure: Exposure) => void) {
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl: url }) => {
    const reason = shownRefusal(url, policy)
    if (reason !== undefined) expose({ url, reason })
  })
  tell(session, 'Preload.enable')
}

/** Background Fetch is taken out of pages, so whoever has it got around the guard; who answers it is not told. One tab hears of all in its browser context. */
function watchDownloads(session: CDPSession, expose: (exposure: Exposure) => void) {
  session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) =>
    expose({
      url: backgroundServiceEvent.origin,
      reason: 'A page had the browser download something unseen.',
    }),
  )
  const service = 'backgroundFetch'
  session.send('BackgroundService.startObserving', { service }).catch(() => undefined)
  session.send('BackgroundService.setRecording', { service, shouldRecord: true }).catch(() => undefined)
}

// The target may be gone by the time it is told, and an older browser may not know the command.
function tell(session: CDPSession, command: 'Network.enable' | 'Preload.enable'): void {
  session.send(command).catch(() => undefined)
}

/** Documents without an address of their own are those of the page that made them. Pages of the browser itself show nothing from elsewhere. */
export function shownRefusal(url: string, policy: GuardPolicy): string | undefined {
  const address = url.replace(/^(?:blob|filesystem):/i, '')
  if (/^(?:(?:about|data|chrome-error|chrome-extension):|null\/)/i.test(address) || address === '')
    return undefined
  const shown = URL.canParse(address) ? new URL(address) : undefined
  // The browser shows them without, and sends none: requests that carry them are refused.
  if (shown) shown.username = shown.password = ''
  const verdict = checkTarget(shown?.href ?? address, policy)
  return verdict.ok ? undefined : verdict.reason
}
