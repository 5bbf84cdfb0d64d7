import { z } from 'zod'
import { AnswerSchema } from '../../../shared/domain/test-generation/answers/schema.ts'

const mostAnswers = 100

/** Answers to what the gaps of a generation ask. */
export const generationAnswers = (description: string) => ({
  answers: z.array(AnswerSchema()).max(mostAnswers).optional().describe(description),
})
