import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'

const longestAnswer = 50_000
/** Questions and their answers are flat; what nests deeper than that is none, and would cost whoever walks through it. */
const deepest = 30

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1))
}

export const isNested = (value: unknown): boolean => isDeeper(value, deepest)

const isShort = (value: unknown): boolean => !isNested(value) && JSON.stringify(value).length <= longestAnswer

const tooLong = 'Must have at most 50,000 characters, and at most 30 levels'

/** The answer of an assistant to one question of the engine. */
export const HandedAnswer = once(() =>
  z
    .object({
      id: z.string().min(1).max(40).describe('The id of the question'),
      answer: z
        .union([z.string().max(longestAnswer), z.record(z.string(), z.unknown()).refine(isShort, tooLong)])
        .describe('One JSON object as the instructions ask for, or its text; at most 50,000 characters'),
    })
    .meta({ id: 'HandedAnswer' }),
)
export type HandedAnswer = z.infer<ReturnType<typeof HandedAnswer>>

const mostHanded = 100

const readField = () =>
  z
    .enum(['assistant'])
    .optional()
    .describe(
      'You read instead of a model: while something is unread the answer is `questions`. Call again with the same input and all `answers` so far; at most three rounds',
    )

const handedField = () =>
  z.array(HandedAnswer()).max(mostHanded).optional().describe('With `read`: all answers to questions so far')

/** Fields of a work that asks: who answers instead of a configured model, and what they answered. */
export const askedFields = () => ({ read: readField(), answers: handedField() })

interface Asking {
  read?: 'assistant' | undefined
  answers?: readonly HandedAnswer[] | undefined
}

/** The answers of an assistant that reads; undefined where none does. */
export const handedIn = ({ read, answers = [] }: Asking): readonly HandedAnswer[] | undefined =>
  read === 'assistant' ? answers : undefined
