import {
  emptyAnswer,
  LooseAnswerSchema,
} from '../../../shared/domain/requirement-extraction/answer-schema.ts'
import { defineQuestions } from '../engine/index.ts'

/** About a part of a requirement text. A part of some 3,000 characters asks one to three. */
export const readRequirements = defineQuestions({
  name: 'quality.readRequirements',
  work: 'requirements',
  category: 'test-design',
  output: LooseAnswerSchema,
  embedded: emptyAnswer,
})
