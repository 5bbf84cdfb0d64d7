import { record } from '@rrweb/record'
import { listen, safely } from '../safely.ts'
import { hide, masked } from './hide.ts'
import type * as Places from '../recorder-places.ts'
import { Sender } from './sender.ts'
import type { RecorderSettings } from './settings.ts'
import { type Visit, consented, isRefused, keepVisit, knownVisit, tokenOf } from './visit.ts'

/** Whole pages again and again: where a chunk is lost, the recording goes on from the next. */
const wholePageMs = 60_000
/** What people write into a page itself is typed, too. */
const typed = '[contenteditable]'

/** Records this page as a part of its visit: from when the tracker has a token, until the longest time is over or the visitor wants to be left alone. */
export async function recordVisit(settings: RecorderSettings): Promise<void> {
  const { website, sampleRate, maxDurationMs } = settings
  if (isRefused()) return
  if (settings.needsConsent) await consented()
  const visit = knownVisit(website, Date.now()) ?? {
    website,
    token: await tokenOf(website),
    isRecorded: Math.random() < sampleRate,
    startedAt: Date.now(),
    lastAt: Date.now(),
    n: 0,
  }
  keepVisit(visit)
  if (visit.isRecorded && Date.now() - visit.startedAt < maxDurationMs) start(settings, visit)
}

function start(settings: RecorderSettings, visit: Visit): void {
  const { endpoint, beside, isStrict, told, blocked, maxDurationMs } = settings
  const over = new AbortController()
  const { signal } = over
  let end: (() => void) | undefined
  const stop = () => {
    over.abort()
    end?.()
  }
  const sender = new Sender(endpoint, { visit, told, stop })
  const refused = () => {
    if (!isRefused()) return false
    stop()
    sender.forget()
    return true
  }
  end = record({
    emit(event) {
      if (signal.aborted || refused()) return
      if (event.timestamp - visit.startedAt > maxDurationMs) return stop()
      hide(event, settings)
      sender.add(event)
    },
    checkoutEveryNms: wholePageMs,
    // By element, so that fields of every type there is or will be are hidden, those without a type or that nobody sees included.
    maskInputOptions: { input: true, textarea: true, select: true } as never,
    maskInputFn: masked,
    maskTextSelector: isStrict ? '*' : typed,
    ...(blocked && { blockSelector: blocked }),
    slimDOMOptions: 'all',
    sampling: { mousemove: 100, scroll: 200, input: 'last' },
  })
  // Somewhere in between it may have been told to stop.
  if (signal.aborted) end?.()
  const note = (tag: string, payload: object = {}) => {
    if (!signal.aborted) record.addCustomEvent(tag, payload)
  }
  let tellDepth: () => unknown = () => undefined
  // Recordings are whole without it, and it has no room in a file of 25 KB.
  void safely(async () => {
    // As a name of its own: Vite puts a helper of 200 bytes around the import of a text.
    const address = `${beside}recorder-places.js`
    const { tellPlaces } = (await import(/* @vite-ignore */ address)) as typeof Places
    const takePage = () => !signal.aborted && record.takeFullSnapshot(true)
    if (!signal.aborted) tellDepth = tellPlaces(note, blocked, takePage, signal)
  })()
  listen('error unhandledrejection', () => note('error'))
  document.addEventListener('visibilitychange', () => {
    note('visibility')
    if (document.hidden) tellDepth()
    if (document.hidden && !refused()) sender.leave()
  })
  listen('pagehide', () => {
    tellDepth()
    if (!refused()) sender.leave()
  })
}
