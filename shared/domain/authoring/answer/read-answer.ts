import { readLenientJson } from '../../basics/lenient-json.ts'
import type { OpenQuestion } from '../../judging/types.ts'
import { priorities } from '../../test-cases/schema.ts'
import type { WrittenGap } from '../types.ts'
import { citedOf, type Sentences } from './cited.ts'
import { choiceOf, fieldOf, listOf, textOf } from './unknowns.ts'

export const mostCases = 200
const mostQuestions = 100
const mostGaps = 200
/** Of an answer in characters: 200 cases of the longest that anybody writes. What is longer is not read as a whole. */
export const longestAnswer = 2_000_000

export interface Answer {
  /** Elements that should be cases, unread: see `toTestCase`. At most 200. */
  cases: unknown[]
  questions: OpenQuestion[]
  idle: string[]
  gaps: WrittenGap[]
  /** Whether it could be read from its beginning to its end; one that broke off could not. */
  isWhole: boolean
  /** What else is wrong with the answer as a whole, in sentences. */
  warnings: string[]
}

/** Reads an answer element by element, leniently (`readLenientJson`); what is not as it should be costs only itself. Never throws. */
export function readAnswer(answer: string | object, sentences: Sentences): Answer {
  const isLong = typeof answer === 'string' && answer.length > longestAnswer
  const value = typeof answer === 'string' ? (isLong ? undefined : readLenientJson(answer)) : answer
  const cases = fieldOf(value, 'cases')
  const isCut = Array.isArray(cases) && cases.length > mostCases
  return {
    cases: listOf(cases, mostCases),
    questions: questionsOf(value, sentences),
    idle: citedOf(fieldOf(value, 'idle'), sentences).map(({ id }) => id),
    gaps: gapsOf(value, sentences),
    isWhole: isLong || value !== undefined,
    warnings: [
      ...(isLong ? ['An answer was too long to be read as a whole; only its first cases are taken.'] : []),
      ...(isCut ? [`An answer had ${cases.length} cases; only the first ${mostCases} are read.`] : []),
    ],
  }
}

const idsOf = (value: unknown, sentences: Sentences): string[] =>
  citedOf(value, sentences).map(({ id }) => id)

function questionsOf(value: unknown, sentences: Sentences): OpenQuestion[] {
  return listOf(fieldOf(value, 'questions'), mostQuestions).flatMap((element) => {
    const text = textOf(typeof element === 'string' ? element : fieldOf(element, 'q'), 1000)
    return text === '' ? [] : [{ text, sentences: idsOf(fieldOf(element, 's'), sentences) }]
  })
}

function gapsOf(value: unknown, sentences: Sentences): WrittenGap[] {
  return listOf(fieldOf(value, 'gaps'), mostGaps).flatMap((element) => {
    const description = textOf(fieldOf(element, 'd'), 1000)
    const ids = idsOf(fieldOf(element, 's'), sentences)
    if (description === '' || ids.length === 0) return []
    const priority = choiceOf(fieldOf(element, 'p'), priorities) ?? 'medium'
    return [{ sentences: ids, description, priority }]
  })
}
