import { defineError } from '../../../shared/kernel/errors.ts'
import { mostQuestions } from './rules.ts'

export const examNotFound = defineError('exams.not_found', 404, 'Exam not found')
export const examQuestionNotFound = defineError('exams.question_not_found', 404, 'Question not found')
export const examUnderWay = defineError(
  'exams.under_way',
  409,
  'An exam of this knowledge base is under way. Wait until it has ended, or cancel it.',
)
export const examOver = defineError(
  'exams.over',
  409,
  'This exam has ended: there is nothing to cancel. Start another one to ask again.',
)
export const examOfArchived = defineError(
  'exams.base_archived',
  409,
  'The knowledge base is archived, and is not examined. Make it active first.',
)
export const nothingToAsk = defineError(
  'exams.nothing_to_ask',
  409,
  'This knowledge base has no questions yet. Add some, or let some be generated.',
)
export const tooManyQuestions = defineError(
  'exams.too_many_questions',
  409,
  `A knowledge base has at most ${mostQuestions} questions. Delete some first.`,
)
