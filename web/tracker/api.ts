import { describePage, page, sendEvent, tell } from './describe-page.ts'
import type { Payload } from './hit.ts'
import { safely } from './safely.ts'
import { website } from './settings.ts'
import { agreed, cache, consent, send } from './transport.ts'

/** What pages may call: Umami's functions under both names, and `consent`. */
export const api = {
  track: safely((what: unknown = (described: Payload) => described, data?: unknown) => {
    if (typeof what === 'string') sendEvent(what, data)
    else send('event', (typeof what === 'function' ? what(describePage()) : what) as Payload)
  }),
  identify: safely((who: unknown, data: unknown) => {
    if (typeof who === 'object') data = who
    else page.id = who as string
    tell('identify', { data })
  }),
  getSession: () => ({ cache, website, consent: agreed }),
  consent: safely(consent),
}
