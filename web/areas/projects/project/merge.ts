import type { Input } from '../../../client/call.ts'
import type { Project } from '../acts/project.ts'

export type Change = Omit<Input<'PATCH /api/projects/{projectId}'>, 'projectId'>

/** A text that two people changed at once. */
export interface Clash {
  field: 'name' | 'description'
  mine: string
  theirs: string
}

/** The text of a change that somebody else has changed too since it was read; null where both can stand. */
export function clashOf(change: Change, read: Project, now: Project): Clash | null {
  for (const field of ['name', 'description'] as const) {
    const mine = change[field]
    const theirs = now[field]
    if (mine !== undefined && theirs !== read[field] && theirs !== mine) return { field, mine, theirs }
  }
  return null
}
