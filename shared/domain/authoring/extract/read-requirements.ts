import { quoted } from '../../text/quoted.ts'
import { readLenientJson } from '../../basics/lenient-json.ts'
import { priorities } from '../../test-cases/schema.ts'
import { citedOf, type Sentences } from '../answer/cited.ts'
import { longestAnswer } from '../answer/read-answer.ts'
import { choiceOf, fieldOf, listOf, textOf } from '../answer/unknowns.ts'
import { requirementKinds, testabilities, type ExtractedRequirement } from './form.ts'

const mostRequirements = 500
const figures = /\d+(?:[.,]\d+)*/g

export interface ReadRequirements {
  requirements: ExtractedRequirement[]
  idle: string[]
  /** What was not taken, each with its reason. */
  left: { statement: string; reason: string }[]
}

/**
 * Reads an answer element by element. A requirement counts only if it cites a sentence of the text, and if every figure and every quoted text of its statement stands in what it
 * cites. Never throws.
 */
export function readRequirements(answer: string | object, sentences: Sentences): ReadRequirements {
  const text = typeof answer === 'string' ? answer.slice(0, longestAnswer) : answer
  const value = typeof text === 'string' ? readLenientJson(text) : text
  const read: ReadRequirements = {
    requirements: [],
    idle: citedOf(fieldOf(value, 'idle'), sentences).map(({ id }) => id),
    left: [],
  }
  for (const element of listOf(fieldOf(value, 'requirements'), mostRequirements)) {
    const requirement = requirementOf(element, sentences)
    const reason =
      requirement.sentences.length === 0
        ? 'It cites no sentence of the text.'
        : invented(requirement, sentences)
    if (requirement.statement === '') continue
    if (reason === undefined) read.requirements.push(requirement)
    else read.left.push({ statement: requirement.statement, reason })
  }
  return read
}

function requirementOf(element: unknown, sentences: Sentences): ExtractedRequirement {
  return {
    sentences: citedOf(fieldOf(element, 's'), sentences).map(({ id }) => id),
    statement: textOf(fieldOf(element, 'd'), 2000),
    kind: choiceOf(fieldOf(element, 'k'), requirementKinds) ?? 'functional',
    priority: choiceOf(fieldOf(element, 'p'), priorities) ?? 'medium',
    testability: choiceOf(fieldOf(element, 'v'), testabilities) ?? 'medium',
    testabilityNotes: textOf(fieldOf(element, 'w'), 1000),
    questions: listOf(fieldOf(element, 'q'), 20)
      .map((question) => textOf(question, 1000))
      .filter((question) => question !== ''),
  }
}

function invented(
  { statement, sentences: ids }: ExtractedRequirement,
  sentences: Sentences,
): string | undefined {
  const ground = ids
    .map((id) => sentences.get(id.toUpperCase()))
    .map((sentence) => `${sentence?.header ?? ''} ${sentence?.text ?? ''}`)
    .join('\n')
  const stated = new Set(ground.match(figures))
  const figure = statement.match(figures)?.find((own) => !stated.has(own))
  if (figure !== undefined) return `Its sentences do not have ${figure}.`
  const text = statement.match(quoted)?.find((own) => !ground.includes(own.slice(1, -1)))
  return text === undefined ? undefined : `Its sentences do not have ${text}.`
}
