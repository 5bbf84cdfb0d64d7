import type { NotesContent } from './notes/draft.ts'
import type { ManualContent } from './manual/draft.ts'
import type { Format } from './types.ts'

export { draftManual, type ManualContent } from './manual/draft.ts'
export { draftNotes, type NotesContent, type ToldDefect } from './notes/draft.ts'
export { rewrite } from './rewriting/rewrite.ts'
export { writeDown } from './write-down.ts'

export interface Written {
  format: Format
  /** Whether the texts name their sources. */
  cites: boolean
}
export type ManualRequest = ManualContent & Written
export type NotesRequest = NotesContent & Written
