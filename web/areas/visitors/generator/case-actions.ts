import { announce } from '../../../parts/announce.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { addCase, duplicateCase, moveCase, removeCases } from './case-edits.ts'
import { everything } from './filters.ts'
import { cases, edit, wayBack } from './store.ts'
import { filter, lookAtCase, shownIds, toggleOpened, view } from './view.ts'

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-case="${CSS.escape(id)}"]`)

/** Brings a case into view where the list is shown; the keyboard stays where it is. */
export const bringIntoView = (id: string): void => rowOf(id)?.scrollIntoView({ block: 'nearest' })

/** Brings a case into view, with the keyboard at its title or at another part of it. */
export function goTo(id: string, part = '.gen-case-title'): void {
  requestAnimationFrame(() => {
    const row = rowOf(id)
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector<HTMLElement>(part)?.focus({ preventScroll: true })
  })
}

/** Moves a case to the place of its neighbour among those that are shown. */
export function moveBy(id: string, by: -1 | 1, part?: string): void {
  const ids = shownIds.peek()
  const neighbour = ids[ids.indexOf(id) + by]
  if (neighbour !== undefined) moveTo(id, neighbour)
  goTo(id, part)
}

/** Moves a case to where another one stands. */
export function moveTo(id: string, other: string): void {
  edit((all) =>
    moveCase(
      all,
      id,
      all.findIndex((each) => each.id === other),
    ),
  )
  announce(texts.movedTo(id, cases.peek().findIndex((each) => each.id === id) + 1))
}

export function remove(ids: ReadonlySet<string>): void {
  const shown = shownIds.peek()
  const first = shown.findIndex((id) => ids.has(id))
  const next = shown.slice(first).find((id) => !ids.has(id)) ?? shown.slice(0, first).at(-1)
  edit((all) => removeCases(all, ids))
  toast(texts.deleted(ids.size), wayBack())
  if (next !== undefined) goTo(next)
}

export function duplicate(id: string): void {
  const made = duplicateCase(cases.peek(), id)
  if (!made) return
  edit(() => made.cases)
  show(made.id)
}

/** An empty case at the end, opened and ready to be written. */
export function add(): void {
  const made = addCase(cases.peek(), texts.newCase)
  edit(() => made.cases)
  show(made.id)
}

/** Leads to a case in the list, to be read: a title with the focus would bring up the keyboard of a phone. */
export const showCase = (id: string): void => show(id, '[aria-expanded]')

/** Leads to the words that a browser understands in place of those of a case. */
export const showWording = (id: string): void => show(id, '.gen-suggested button')

/** Opens a case and goes there; a filter that hides it is lifted. */
function show(id: string, part?: string): void {
  view.value = 'cases'
  if (!shownIds.peek().includes(id)) filter.value = everything
  toggleOpened(id, true)
  lookAtCase(id)
  goTo(id, part)
}
