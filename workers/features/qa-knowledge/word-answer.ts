import { WordedAnswer } from '../../../shared/domain/testing-knowledge/wording/schema.ts'
import { defineQuestions } from '../engine/index.ts'

/** About a question and the articles that answer it: each sentence is held against the article that it names. */
export const wordAnswer = defineQuestions({
  name: 'quality.wordAnswer',
  work: 'knowledge',
  category: 'testing-knowledge',
  output: WordedAnswer,
  embedded: () => ({ sentences: [] }),
})
