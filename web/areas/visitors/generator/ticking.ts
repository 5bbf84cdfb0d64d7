import { ticked } from './store.ts'
import { shownIds } from './view.ts'

let last: string | null = null

/** The ids from one to another, both included, in whichever order they stand. */
export function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from = -1, to = -1] = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b)
  return from < 0 ? [] : ids.slice(from, to + 1)
}

/** Ticks a case or not; with Shift all from the one that was ticked before. */
export function tick(id: string, isTicked: boolean, withShift: boolean): void {
  const ids = withShift && last !== null ? between(shownIds.peek(), last, id) : []
  const next = new Set(ticked.peek())
  for (const each of ids.length > 0 ? ids : [id])
    if (isTicked) next.add(each)
    else next.delete(each)
  last = id
  ticked.value = next
}

/** Ticks all that are shown, or none at all. */
export function tickShown(isTicked: boolean): void {
  ticked.value = new Set(isTicked ? shownIds.peek() : [])
}
