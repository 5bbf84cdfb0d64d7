import type { ComponentChildren } from 'preact'
import { clauses, roles } from '../../texts/en/reading.ts'
import type { Mark, Marked, Stretch } from './marks.ts'

/** What a mark is called. */
export const nameOf = ({ tag }: Mark): string => ({ ...clauses, ...roles })[tag]

export const rolesIn = (marked: Marked, { start, end }: Stretch) =>
  marked.roles.filter((role) => role.start >= start && role.end <= end)

/** What a role is about, for its colour: things, values, or how values are held against each other. */
export function groupOf({ tag }: Mark): 'thing' | 'value' | 'act' {
  if (['F', 'E', 'A', 'S', 'O', 'C', 'P', 'T'].includes(tag)) return 'thing'
  return ['N', 'U', 'M', 'X', 'FMT'].includes(tag) ? 'value' : 'act'
}

/** Marked stretches and what stands between them, in their order. */
export function inPieces<M extends Stretch>(
  { start, end }: Stretch,
  marks: readonly M[],
  between: (piece: Stretch) => ComponentChildren,
  within: (mark: M) => ComponentChildren,
): ComponentChildren[] {
  const pieces: ComponentChildren[] = []
  let at = start
  for (const mark of marks) {
    if (mark.start > at) pieces.push(between({ start: at, end: mark.start }))
    pieces.push(within(mark))
    at = mark.end
  }
  if (at < end) pieces.push(between({ start: at, end }))
  return pieces
}
