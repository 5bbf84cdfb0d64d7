import { draftManual, type ManualContent } from './manual/draft.ts'
import { draftNotes, type NotesContent } from './notes/draft.ts'
import type { Manual } from './schema.ts'
import type { Format } from './types.ts'
import { writeDown } from './write-down.ts'

export interface Written {
  format: Format
  /** Whether the texts name their sources. */
  cites: boolean
}
export type ManualRequest = ManualContent & Written

export type NotesRequest = NotesContent & Written

/** Writes a user manual from stories and a given text. Pure, deterministic, never throws. */
export const writeManual = (request: ManualRequest): Manual => writeDown(draftManual(request), request)

/** Writes release notes from what was finished, fixed and is still open. Pure, deterministic, never throws. */
export const writeReleaseNotes = (request: NotesRequest): Manual => writeDown(draftNotes(request), request)
