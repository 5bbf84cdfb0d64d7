import type { Subject } from '../../../shared/domain/requirement-model/index.ts'
import type { Sentence } from '../../../shared/domain/requirement-reading/sentence.ts'

/** A text of one sentence, from which everything in a small model was read. */
const text = 'What the rules say.'
export const sentences: Sentence[] = [
  { number: 0, start: 0, end: text.length, text, is: 'sentence', scope: '' },
]
export const from = [{ sentence: 0, start: 0, end: text.length }]

export const thing = (id: string, kind: Subject['kind'], more: Partial<Subject> = {}): Subject => ({
  id,
  name: id,
  aliases: [],
  kind,
  scope: '',
  from,
  ...more,
})
