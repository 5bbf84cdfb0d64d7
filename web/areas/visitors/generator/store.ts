import { type Signal, computed, signal } from '@preact/signals'
import { type History, beginning, changed, redone, undone } from './history.ts'
import type { Phase } from './progress.ts'
import { isSameList } from './same-list.ts'
import type { Cases, SessionView, TestCase } from './session.ts'

/** A run of the service that works on the session: a generation, or a message of the chat. */
export interface Work {
  executionId: string
  kind: 'generate' | 'refine'
  phase: Phase
  message: string
  /** 0 to 1. */
  progress: number
}

/** The session as the service answered it last; null before there is one. Its `testCases` are older than `cases` while something is unsaved. */
export const session = signal<SessionView | null>(null)
/** What works on the session now. Everything stays usable meanwhile, but a second run is refused. */
export const busy = signal<Work | null>(null)
/** The sentence that is looked at, as an index into the sentences of the session. */
export const selectedSentence = signal<number | null>(null)
/** The case that is looked at. */
export const selectedCase = signal<string | null>(null)
/** The cases that are ticked. */
export const ticked = signal<ReadonlySet<string>>(new Set())

/** What the last run made, to tell what somebody edited since. */
export const generated = signal<Cases>([])

const history = signal<History<Cases>>(beginning([]))
/** The cases as they stand on the page, edits included. Every edit makes a new list and new objects for what changed, nothing else. */
export const cases = computed<Cases>(() => history.value.present)
export const canUndo = computed(() => history.value.past.length > 0)
export const canRedo = computed(() => history.value.future.length > 0)

/** A signal for each case, so that an edit draws one case and not all of them. */
const cells = new Map<string, Signal<TestCase>>()
/** The ids in their order; changes only when they do. */
export const order = signal<readonly string[]>([])

export function cellOf(id: string): Signal<TestCase> | undefined {
  return cells.get(id)
}

function show(next: History<Cases>) {
  history.value = next
  const ids = next.present.map(({ id }) => id)
  for (const testCase of next.present) {
    const cell = cells.get(testCase.id)
    if (cell) cell.value = testCase
    else cells.set(testCase.id, signal(testCase))
  }
  if (!isSameList(ids, order.peek())) {
    const there = new Set(ids)
    for (const id of cells.keys()) if (!there.has(id)) cells.delete(id)
    order.value = ids
    if ([...ticked.peek()].some((id) => !there.has(id)))
      ticked.value = new Set([...ticked.peek()].filter((id) => there.has(id)))
  }
}

/** Edits the cases; `group` names what belongs to one step of undo (the typing in one field). */
export function edit(change: (cases: Cases) => Cases, group?: string): void {
  const before = history.peek()
  const after = change(before.present)
  if (after !== before.present) show(changed(before, after, { group, now: Date.now() }))
}

export const undo = () => show(undone(history.peek()))
export const redo = () => show(redone(history.peek()))

/** The last step of undo, to tell whether another one was made since. */
export const lastStep = (): unknown => history.peek().past

/** For a toast of the step that was just made: the way back, as long as it is the last step. None where no step was made since `before`. */
export function wayBack(before?: unknown): { undo?: () => void; holds?: () => boolean } {
  const step = lastStep()
  return step === before ? {} : { undo, holds: () => history.value.past === step }
}

/** Takes what the service answered in place of what is shown, without a step of undo: the figures of a saved case, or edits of another tab. */
export function adopt(next: Cases): void {
  show({ ...history.peek(), present: next })
}

/** Takes other cases as an edit of somebody else that can be taken back: a generation, a message of the chat. */
export function replaceBy(next: Cases): void {
  generated.value = next
  show(changed(history.peek(), next, { now: Date.now() }))
}

/** Shows another session, or none: what could be undone belongs to the one before. */
export function openAnew(view: SessionView | null): void {
  session.value = view
  selectedSentence.value = null
  selectedCase.value = null
  ticked.value = new Set()
  generated.value = view?.testCases ?? []
  show(beginning(generated.peek()))
}
