import { everything } from '../filters.ts'
import { filter, lookAtCase, shownIds, toggleOpened, view } from '../view.ts'

/** Leads to a case in the list, opened, with the focus on it. */
export function showCase(id: string): void {
  view.value = 'cases'
  if (!shownIds.peek().includes(id)) filter.value = everything
  lookAtCase(id)
  toggleOpened(id, true)
  // The list takes the place of what is shown now.
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-case="${CSS.escape(id)}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
  })
}
