import { linkEvent, pageOf } from './addresses.ts'
import { page, sendEvent, tell } from './describe-page.ts'
import * as engagement from './engagement.ts'
import { listen, safely } from './safely.ts'
import { clean, isAutomatic, measuresSpeed, part } from './settings.ts'
import type * as Events from './script-events.ts'
import { flush } from './transport.ts'

let pending: unknown
let speed: object | undefined
let loading: Promise<unknown> | undefined
let events: typeof Events | undefined

type Heard = Event & { target: (Window | HTMLFormElement) & { form?: unknown; elements?: unknown } }

function view() {
  clearTimeout(pending as number)
  pending = undefined
  engagement.begin()
  engagement.see()
  tell('event')
}

/** Tells how the page was read, how fast it was, and what was begun in it and not sent. The address may be that of the next page already. */
function tellOfPage(goes: boolean, leaves: boolean) {
  const { url } = page
  const engaged = isAutomatic && engagement.take()
  if (engaged) tell('engagement', { url, ...engaged })
  if (goes && speed) {
    tell('performance', { url, ...speed })
    speed = undefined
  }
  if (leaves) events?.abandon(tell)
}

/** The document shows another page now, unless its address changed in a way that is none. */
function route() {
  const url = clean(location.href)
  if (pageOf(url) === pageOf(page.url)) return
  engagement.tick()
  tellOfPage(true, true)
  // A page that only leads to the next, as a redirection does, is none.
  if (!pending) page.referrer = page.url
  page.url = url
  clearTimeout(pending as number)
  // By then an application has given its new page a title.
  pending = setTimeout(safely(view), 300)
}

function click({ target, button }: { target: Element; button: number }) {
  if (button > 1) return
  engagement.see()
  const named = target.closest<HTMLElement>('[data-umami-event]')
  if (named) {
    const data: Record<string, string> = {}
    for (const { name, value } of named.attributes) {
      const [, key] = name.split('data-umami-event-')
      if (key) data[key] = value
    }
    sendEvent(named.dataset['umamiEvent'], data)
  }
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link) return
  const event = linkEvent(link, location.host)
  if (event) sendEvent(event, { url: clean(link.href) })
  // The page may be gone in a moment, and must not wait for us.
  void flush(true)
}

/** Counts the page that is shown, and each one that takes its place in this document; tells what is done on it and how it is left. */
export async function watch(): Promise<void> {
  engagement.tick()
  listen('pagehide visibilitychange blur focus', ({ type }: Event) => {
    const leaves = type === 'pagehide'
    const goes = leaves || document.hidden
    if (engagement.tick() && !goes) return
    engagement.see()
    if (goes && pending) view()
    tellOfPage(goes, leaves)
    if (goes) void flush(true)
  })
  listen('online', flush)
  if (isAutomatic) {
    for (const method of ['pushState', 'replaceState'] as const) {
      const original = history[method]
      history[method] = (...given) => {
        original.apply(history, given)
        void safely(route)()
      }
    }
    listen('popstate', route)
    listen('scroll', () => engagement.see())
    listen('pageshow', ({ persisted }: PageTransitionEvent) => persisted && view())
    listen('click auxclick', click)
    listen('focusin input submit focusout error unhandledrejection', async (event: Heard) => {
      const { target } = event
      if (!target.form && !target.elements && target !== window) return
      loading ??= part('events')
      events = (await loading) as typeof events
      events?.hear(event, tell)
    })
    page.url = clean(location.href)
    view()
  }
  if (measuresSpeed) ({ speed } = (await part('speed')) as { speed: object })
}
