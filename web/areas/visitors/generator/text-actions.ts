import { isEditingText } from './open-session.ts'
import { view } from './view.ts'

/** To what the cases cover. */
export function toCoverage(): void {
  view.value = 'coverage'
  requestAnimationFrame(() => {
    const tab = document.querySelector<HTMLElement>('.gen-side [role="tab"][aria-selected="true"]')
    tab?.focus({ preventScroll: true })
    tab?.scrollIntoView({ block: 'nearest' })
  })
}

/** Leads the keyboard to a part of the text. On a phone the text is shown in place of the cases. */
function goTo(part: string, block: ScrollLogicalPosition) {
  if (document.querySelector('.gen-text') === null) view.value = 'text'
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(`.gen-text ${part}`)
    place?.focus({ preventScroll: true })
    place?.scrollIntoView({ block })
  })
}

/** To what the author is asked. */
export function toQuestions(): void {
  isEditingText.value = false
  goTo('.gen-questions h3', 'start')
}

/** To the marks, sentence by sentence. */
export function toMarks(): void {
  isEditingText.value = false
  goTo('.gen-s[tabindex="0"]', 'nearest')
}

/** To the text as it is written. */
export function toWriting(): void {
  isEditingText.value = true
  goTo('textarea', 'nearest')
}
