import { effect, signal, untracked } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { Refusal } from '../../../client/refusal.ts'
import { texts } from '../../../texts/en/generator.ts'
import { toast } from '../../../parts/toasts.tsx'
import { forgetSession, rememberSession } from '../known-sessions.ts'
import { type Edits, forgetEdits, keepEdits, keptEdits, leaveText, wouldLose } from './drafts.ts'
import { type Conflict, resolved } from './merge.ts'
import { newSession } from './new-session.ts'
import { Saver, type Saving } from './saver.ts'
import type { SessionView } from './session.ts'
import { adopt, cases, edit, openAnew, replaceBy, session } from './store.ts'
import { watchTabs } from './tabs.ts'

export type Place =
  | { at: 'start' }
  | { at: 'loading'; sessionId: string }
  | { at: 'failed'; sessionId: string; error: unknown }
  | { at: 'session'; sessionId: string }

export const place = signal<Place>({ at: 'start' })
export const saving = signal<Saving>({ state: 'saved' })
/** Whether the text is being edited, in place of being read with its marks. */
export const isEditingText = signal(false)

let saver: Saver | null = null
let stopWatching = () => {}
const route = 'GET /api/public/test-cases/sessions/{sessionId}'

/** The id behind the `#`, which opens the session. */
const idInAddress = (hash: string): string | null =>
  /(?:^#|&)session=([\w-]+)/.exec(hash)?.[1]?.toLowerCase() ?? null

/** Shows the session that the address names, or the first view. */
export async function openAddressed(): Promise<void> {
  const sessionId = idInAddress(location.hash)
  const now = place.peek()
  if (sessionId === null) return now.at === 'start' ? undefined : leave()
  if (now.at !== 'start' && now.sessionId === sessionId) return
  await load(sessionId)
}

/** Opens a session and names it in the address, so that reload, back and a shared link come here again. */
export async function showSession(sessionId: string): Promise<void> {
  history.pushState(null, '', `/#session=${sessionId}`)
  await load(sessionId)
}

/** Back to the first view, for a session to come of this text. */
export function startAnew(text = ''): void {
  leaveText(text)
  history.pushState(null, '', '/')
  leave()
}

/** Shows no session any more. */
export function leave(): void {
  stop()
  openAnew(null)
  place.value = { at: 'start' }
}

/** What is unsaved is sent; nothing waits for that. */
function stop() {
  void saver?.flush()
  saver?.stop()
  saver = null
  stopWatching()
  isEditingText.value = false
}

export async function load(sessionId: string): Promise<void> {
  stop()
  place.value = { at: 'loading', sessionId }
  try {
    const view = await call(route, { sessionId })
    if (isStill(sessionId)) begin(view)
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) forgetSession(sessionId)
    if (isStill(sessionId)) place.value = { at: 'failed', sessionId, error }
  }
}

/** Asks whoever closes the page while it holds something that has no other place. */
export function askBeforeLoss(event: BeforeUnloadEvent): void {
  saver?.keep()
  if (wouldLose()) event.preventDefault()
}

const isStill = (sessionId: string) => {
  const now = place.peek()
  return now.at !== 'start' && now.sessionId === sessionId
}

function begin(view: SessionView) {
  const { sessionId } = view
  rememberSession(view)
  openAnew(view)
  const kept = keptEdits(sessionId)
  const tabs = watchTabs(
    sessionId,
    () => session.peek()?.updatedAt,
    () => void lookAgain(),
  )
  saver = saverOf(view, kept, tabs.tell)
  place.value = { at: 'session', sessionId }
  saving.value = { state: 'saved' }
  if (kept) {
    adopt(kept.mine)
    saver.bring(view)
    if (saver.isDirty()) toast(texts.broughtBack)
  }
  const untrack = effect(() => {
    void cases.value
    untracked(() => saver?.changed())
  })
  const keep = () => saver?.keep()
  addEventListener('pagehide', keep)
  stopWatching = () => {
    untrack()
    tabs.stop()
    removeEventListener('pagehide', keep)
  }
}

/** Others may have changed it meanwhile, and what could not be sent may be sent now. */
async function lookAgain() {
  await reread().catch(() => undefined)
  await flush()
}

function saverOf(
  { sessionId, updatedAt, testCases }: SessionView,
  kept: Edits | null,
  tell: (updatedAt: string) => void,
): Saver {
  return new Saver(
    {
      cases: () => cases.peek(),
      adopt,
      send: async (testCases, ifMatch) => {
        const input = { sessionId, testCases: [...testCases] }
        const view = await call('PATCH /api/public/test-cases/sessions/{sessionId}', input, { ifMatch })
        show(view)
        tell(view.updatedAt)
        return view
      },
      read: async () => {
        const view = await call(route, { sessionId })
        show(view)
        return view
      },
      show: (now) => (saving.value = now),
      keep: (edits) => void (edits ? keepEdits(sessionId, edits) : forgetEdits(sessionId)),
      meaning,
      waitMs: (error) => (error instanceof Refusal ? (error.retryAfter ?? 0) * 1000 : 0),
    },
    kept ? { updatedAt: '', testCases: kept.base } : { updatedAt, testCases },
    kept,
  )
}

function meaning(error: unknown) {
  if (!(error instanceof Refusal)) return 'fault'
  if (error.code === 'sessions.stale') return 'stale'
  if (error.code === 'sessions.busy') return 'busy'
  if (error.status === 0) return 'unreachable'
  if (error.status === 404) return 'gone'
  return error.status < 500 && error.status !== 429 ? 'refused' : 'fault'
}

/** What a save answers has no events: those of the last reading still hold. */
function show(view: SessionView) {
  const before = session.peek()
  if (before?.sessionId !== view.sessionId) return
  session.value = { ...view, events: view.events.length > 0 ? view.events : before.events }
}

/** Reads the session again: others changed it, or a run did. With `undoable`, its cases come as a step that can be taken back. */
export async function reread({ undoable = false } = {}): Promise<SessionView | null> {
  const sessionId = session.peek()?.sessionId
  if (!sessionId) return null
  const view = await call(route, { sessionId })
  if (session.peek()?.sessionId !== sessionId) return null
  show(view)
  saver?.bring(view, undoable ? replaceBy : adopt)
  return view
}

/** Sends what is not saved yet; await it before something reads the session on the service. */
export const flush = async (): Promise<void> => saver?.flush()

/** Settles what both changed, by one of the two versions. */
export function choose(conflict: Conflict, side: 'mine' | 'theirs'): void {
  edit((all) => resolved(all, conflict, side))
  saver?.chosen(conflict.id)
}

/** The session was deleted elsewhere: what is on the page becomes another one. */
export async function keepAsNew(): Promise<void> {
  const { title = '', requirements = '' } = session.peek() ?? {}
  const { sessionId, done } = await newSession({ title, requirements }, cases.peek())
  done()
  await showSession(sessionId)
}
