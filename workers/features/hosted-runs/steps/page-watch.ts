import type { Dialog, Frame, HTTPRequest, Page } from '@cloudflare/puppeteer'
import type { TypedAction } from '../../../../shared/domain/prose-steps/types.ts'
import type { AnsweredDialog } from './outcome.ts'

export type DialogAction = Extract<TypedAction, { action: 'dialog' }>

/** A dialog that opened, and whether a step has spoken of it since. */
export interface SeenDialog extends AnsweredDialog {
  claimed: boolean
}

/** A request under way: when it was sent, and when its answer began. */
interface InFlight {
  sentAt: number
  answeredAt?: number
}

/** What is known of a page between calls: requests in flight, the last document's status, dialogs. */
export interface PageWatch {
  inFlight: Map<HTTPRequest, InFlight>
  lastActivityAt: number
  /** How many documents the main frame has loaded. */
  documents: number
  /** HTTP status of the main document, 0 before the first answer. */
  status: number
  dialogs: SeenDialog[]
  /** Dialog actions still to come, in order: the next one answers the next dialog. The one that is being carried out is `waiting` for a dialog. */
  planned: (DialogAction & { waiting?: boolean })[]
}

const watched = new WeakMap<Page, PageWatch>()
const drawingMs = 400
// The end of an answer that no cache keeps is told only when a script reads it, and many look at no more than its status.
const unreadMs = 400
// Streams and sockets stay open; images and media do not decide whether a page is ready.
const awaited = new Set(['document', 'stylesheet', 'script', 'xhr', 'fetch'])

/** What the browser says in a leave warning; it tells nobody but the person in front of it, and another browser says it in other words. */
export const leaveWarning = 'Leave site? Changes you made may not be saved.'

/** Whether a page was not left because a leave warning was dismissed, of those that opened after the first so many dialogs. */
export function hasStayed({ dialogs }: PageWatch, after: number): boolean {
  return dialogs.slice(after).some(({ type, response }) => type === 'beforeunload' && response === 'dismiss')
}

/** Starts to watch a page, once; a dialog is answered from then on, so that none can block the page. */
export function watchPage(page: Page): PageWatch {
  const known = watched.get(page)
  if (known) return known
  const watch: PageWatch = {
    inFlight: new Map(),
    lastActivityAt: 0,
    documents: 0,
    status: 0,
    dialogs: [],
    planned: [],
  }
  watched.set(page, watch)
  const done = (request: HTTPRequest) => {
    if (watch.inFlight.delete(request)) watch.lastActivityAt = Date.now()
  }
  page.on('request', (request) => {
    if (!awaited.has(request.resourceType())) return
    watch.inFlight.set(request, { sentAt: Date.now() })
    watch.lastActivityAt = Date.now()
  })
  page.on('requestfinished', done)
  page.on('requestfailed', done)
  page.on('response', (response) => {
    const request = response.request()
    const underWay = watch.inFlight.get(request)
    if (underWay) underWay.answeredAt = Date.now()
    const redirect = response.status() >= 300 && response.status() < 400
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && !redirect)
      watch.status = response.status()
  })
  // A frame that changes its process is not told how the request for its document ended. Clicks reach the new process only once it has drawn.
  const arrived = (frame: Frame) => {
    for (const request of watch.inFlight.keys()) {
      if (request.frame() !== frame || !(request.isNavigationRequest() || frame.detached)) continue
      done(request)
      watch.lastActivityAt = Date.now() + drawingMs
    }
  }
  page.on('framenavigated', (frame) => frame !== page.mainFrame() && arrived(frame))
  page.on('framedetached', arrived)
  page.on('domcontentloaded', () => {
    watch.documents++
    watch.lastActivityAt = Date.now()
    forgetOlder(watch)
  })
  page.on('dialog', (dialog) => void answer(dialog, watch))
  return watch
}

// A document that was replaced takes its requests with it, and not all of them are reported as failed.
function forgetOlder({ inFlight }: PageWatch): void {
  for (const [request, { sentAt }] of inFlight)
    if (request.isNavigationRequest() || Date.now() - sentAt > 10_000) inFlight.delete(request)
}

async function answer(dialog: Dialog, watch: PageWatch): Promise<void> {
  const type = dialog.type()
  const plan = watch.planned.shift()
  // An alert has one button, and whoever goes on leaves a page. Another question that no step answers is declined: declining changes nothing.
  const response = plan?.response ?? (type === 'alert' || type === 'beforeunload' ? 'accept' : 'dismiss')
  const message = type === 'beforeunload' ? leaveWarning : dialog.message()
  watch.dialogs.push({ type, message, response, claimed: false })
  try {
    await (response === 'accept'
      ? dialog.accept(plan?.text ?? (type === 'prompt' ? dialog.defaultValue() : undefined))
      : dialog.dismiss())
  } catch {
    // Someone else answered it, or its page went away.
  }
}

/** Whether requests that decide about the page's content are under way. */
export function isBusy({ inFlight }: PageWatch): boolean {
  const now = Date.now()
  for (const [request, { answeredAt = now }] of inFlight)
    if (request.resourceType() !== 'fetch' || now - answeredAt < unreadMs) return true
  return false
}
