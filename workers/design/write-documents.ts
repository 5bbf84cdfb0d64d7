import type { ManualRequest, NotesRequest, Written } from '../../shared/domain/user-documentation/index.ts'
import type { Manual } from '../../shared/domain/user-documentation/schema.ts'
import type { Draft } from '../../shared/domain/user-documentation/types.ts'
import type { AskFor } from '../../shared/services/designer.ts'
import { draftManual, draftNotes, rewrite, writeDown } from './engine.ts'

export const manualOf = (request: ManualRequest, ask?: AskFor): Promise<Manual> =>
  written(draftManual(request), request, ask)

export const releaseNotesOf = (request: NotesRequest, ask?: AskFor): Promise<Manual> =>
  written(draftNotes(request), request, ask)

/** Where a model is asked, in its English as far as that says the same. */
async function written(draft: Draft, request: Written, ask?: AskFor): Promise<Manual> {
  return writeDown(ask ? await rewrite(draft, (prompt) => ask(prompt)) : draft, request)
}
