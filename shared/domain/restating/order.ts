import { piecesOf } from './content.ts'

const none: ReadonlySet<string> = new Set()

/** Whether the words and figures of a text stand in its source in the same order, others left out between them: so nobody has changed places. `free` ones may stand anywhere. */
export function isInOrder(said: string, source: string, free = none): boolean {
  const given = piecesOf(source)
  let at = 0
  for (const { is, base } of piecesOf(said)) {
    if (free.has(base)) continue
    while (at < given.length && (given[at]?.base !== base || given[at]?.is !== is)) at += 1
    if (at === given.length) return false
    at += 1
  }
  return true
}
