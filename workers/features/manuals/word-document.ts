import { RewritingAnswer } from '../../../shared/domain/user-documentation/rewriting/schema.ts'
import { defineQuestions } from '../engine/index.ts'

/** About some statements of a document: each sentence is held against its sources. */
export const wordDocument = defineQuestions({
  name: 'manuals.wordDocument',
  work: 'documents',
  category: 'documentation',
  output: RewritingAnswer,
  embedded: () => ({ sentences: [] }),
})
