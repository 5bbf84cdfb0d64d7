import { readLenientJson } from '../../basics/lenient-json.ts'
import type { ChoiceQuestion } from './types.ts'

/** The end of an answer counts: models that think aloud answer last. */
const longestAnswer = 200_000
const mostValues = 5000
const deepest = 6

type Letters = ReadonlyMap<string, ReadonlySet<string>>
type Choices = Map<string, string>

/**
 * The letters that an answer chooses, by ids of questions: from lines such as `7 B`, "Q7 = b" or "7) **B**", a table, or JSON in any of its usual forms. Reads
 * at most 200,000 characters. A question that is not answered, or with a letter that it does not offer, is absent. The last answer to a question counts.
 */
export function readChoices(answer: string | object, questions: readonly ChoiceQuestion[]): Choices {
  const letters: Letters = new Map(
    questions.map(({ id, options }) => [id, new Set(options.map(({ letter }) => letter))]),
  )
  const choices: Choices = new Map()
  if (typeof answer !== 'string') fromValue(answer, { letters, choices, order: questions })
  else fromText(answer.slice(-longestAnswer), { letters, choices, order: questions })
  return choices
}

interface Reading {
  letters: Letters
  choices: Choices
  order: readonly ChoiceQuestion[]
}

function fromText(text: string, reading: Reading): void {
  const trimmed = text.replaceAll(/```\w*/g, '').trim()
  const parsed = trimmed.startsWith('[')
    ? readLenientJson(`{"answers":${trimmed}}`)
    : readLenientJson(trimmed)
  if (typeof parsed === 'object' && parsed !== null) fromValue(parsed, reading)
  if (reading.choices.size === 0) for (const line of trimmed.split('\n')) fromLine(line, reading)
}

const token = /\d+|\p{L}+/gu
/** Words between the number of a question and its letter, as in "7. The answer is B". */
const mostWords = 4

function fromLine(line: string, reading: Reading): void {
  let [number, words] = ['', 0]
  for (const [part] of line.matchAll(token)) {
    if (/^\d/.test(part)) [number, words] = [part, 0]
    else if (number === '' || words > mostWords) continue
    else if (part.length === 1 && (words === 0 || part === part.toUpperCase()) && take(number, part, reading))
      number = ''
    else words++
  }
}

/** Notes a choice where the question offers the letter. */
function take(question: string, letter: string, { letters, choices }: Reading): boolean {
  const number = /^\D{0,20}0*(\d{1,4})\D{0,3}$/.exec(question.trim())?.[1]
  const id = `Q${number}`
  const chosen = letter.trim().toUpperCase()
  if (number === undefined || !letters.get(id)?.has(chosen)) return false
  choices.set(id, chosen)
  return true
}

const sole = /^[^\p{L}\d]*(\p{L})(?![\p{L}\d])/u

const letterIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? sole.exec(value)?.[1] : undefined

/** Objects by question (`{"7": "B"}`), lists of objects (`{"id": 7, "choice": "B"}`), of lines, and of letters in the order of the questions. */
function fromValue(value: unknown, reading: Reading): void {
  let left = mostValues
  const visit = (part: unknown, depth: number): void => {
    if (depth > deepest || left-- <= 0) return
    if (typeof part === 'string')
      return part
        .slice(0, 5000)
        .split('\n')
        .forEach((line) => fromLine(line, reading))
    if (typeof part !== 'object' || part === null) return
    const values = Object.values(part).slice(0, mostValues)
    if (Array.isArray(part)) {
      const chosen = values.map(letterIn)
      const isInOrder =
        values.length === reading.order.length && chosen.every((letter) => letter !== undefined)
      if (isInOrder) return reading.order.forEach(({ id }, at) => take(id, chosen[at] ?? '', reading))
    } else if (fromRecord(part, reading)) return
    for (const inner of values) visit(inner, depth + 1)
  }
  visit(value, 0)
}

function fromRecord(record: object, reading: Reading): boolean {
  const entries = Object.entries(record).slice(0, mostValues)
  const byQuestion = entries.filter(([key, value]) =>
    take(key, letterIn(value) ?? letterWithin(value), reading),
  )
  if (byQuestion.length > 0) return true
  const numbers = entries.flatMap(([, value]) =>
    typeof value === 'number' || (typeof value === 'string' && /^\D{0,20}\d{1,4}$/.test(value))
      ? [`${value}`]
      : [],
  )
  const chosen = entries.flatMap(([, value]) => letterIn(value) ?? [])
  const [number, letter] = [numbers[0], chosen.at(-1)]
  return numbers.length === 1 && number !== undefined && letter !== undefined && take(number, letter, reading)
}

const letterWithin = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? (Object.values(value).slice(0, 20).map(letterIn).find(Boolean) ?? '')
    : ''
