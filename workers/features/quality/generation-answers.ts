import { z } from 'zod'
import { type Answer, AnswerSchema } from '../../../shared/domain/test-generation/answers/schema.ts'
import { HandedAnswer, readField } from '../engine/index.ts'
import { requireField } from './access.ts'

const mostAnswers = 100

/** Fields of a generation: answers to what its gaps ask, and an assistant's to what the engine asks about the text. Their keys tell them apart. */
export const generationAnswers = (ofGaps: string) => ({
  read: readField(),
  answers: z
    .array(z.union([AnswerSchema(), HandedAnswer()]))
    .max(mostAnswers)
    .optional()
    .describe(`${ofGaps}. With \`read\` also the answers to \`questions\`, by their ids`),
})

interface Given {
  read?: 'assistant' | undefined
  answers?: readonly (Answer | HandedAnswer)[] | undefined
}

interface Routed {
  /** Sentences that answer gaps; undefined where the field was left out, or holds none of them. */
  answers: Answer[] | undefined
  /** What an assistant answered; undefined where none reads. */
  handed: HandedAnswer[] | undefined
}

const isHanded = (answer: Answer | HandedAnswer): answer is HandedAnswer => 'id' in answer

/** Both kinds of answers, each where it belongs. */
export function routed({ read, answers }: Given): Routed {
  const handed = answers?.filter(isHanded) ?? []
  const ofGaps = answers?.filter((answer): answer is Answer => !isHanded(answer))
  if (handed.length > 0) requireField('read', [read], 'Required with answers that have the id of a question')
  return {
    answers: handed.length > 0 && ofGaps?.length === 0 ? undefined : ofGaps,
    handed: read === undefined ? undefined : handed,
  }
}
