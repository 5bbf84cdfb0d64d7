import type { InPage } from './kit.ts'

// What tells that a page does something at a drag, beside changes of the document.
const events = ['dragstart', 'input', 'change', 'scroll']

/** Notes how the page stands before a drag; false where an answer to it need not show, as in a drawing or a frame. */
export function noteStanding(page: InPage, ids: number[]): boolean {
  page.stood = page.standing()
  return ids.every((id) => {
    const element = page.at(id)
    const drawings = ['canvas', 'svg', 'iframe', 'video', 'object']
    return element !== undefined && !drawings.includes(page.tagOf(element))
  })
}

/** All that stands in the document and in what is part of it. */
export function standing(page: InPage): string {
  return page
    .treesOf()
    .map((root) => (root.nodeType === 9 ? (root as Document).body : (root as ShadowRoot)).innerHTML)
    .join('')
}

/** Starts to watch whether the page answers what is done to it. */
export function watchAnswers(page: InPage): void {
  page.answered?.stop()
  let seen = false
  const note = (): void => {
    seen = true
  }
  const observer = new MutationObserver(note)
  for (const root of page.treesOf())
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  for (const name of events) addEventListener(name, note, { capture: true, passive: true })
  page.answered = {
    seen: () => seen || observer.takeRecords().length > 0,
    stop: () => {
      observer.disconnect()
      for (const name of events) removeEventListener(name, note, { capture: true })
    },
  }
}

/** Whether the page has answered since, by a change or an event; it is watched no longer. */
export function hasAnswered(page: InPage): boolean {
  const seen = page.answered?.seen() ?? true
  page.answered?.stop()
  page.answered = undefined
  return seen
}

/** Whether the page stands otherwise than it did before a drag. Where it does not, what the drag selected is selected no more: pressed again, that would be dragged itself. */
export async function standsOtherwise(page: InPage): Promise<boolean> {
  await page.settled()
  page.memo.clear()
  const isOther = page.stood === undefined || page.stood !== page.standing()
  page.stood = undefined
  if (!isOther)
    for (const root of page.treesOf())
      (root.nodeType === 9 ? (root as Document) : root.ownerDocument)?.getSelection()?.removeAllRanges()
  return isOther
}
