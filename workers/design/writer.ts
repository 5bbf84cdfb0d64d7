import type { AskWriter } from '../../shared/domain/authoring/types.ts'
import type { AskAuthor, AuthorQuestion } from '../../shared/services/designer.ts'

/** One way to ask an author, heard as its answer grows. */
export const writer =
  (ask: AskAuthor, form: AuthorQuestion['form']): AskWriter =>
  async (prompt, onText) => {
    let soFar = ''
    const answer = await ask({ ...prompt, form }, (piece) => {
      soFar += piece
      onText?.(soFar)
    })
    // An answer that broke off is worth what came of it.
    return soFar.trim() === '' ? answer : soFar
  }
