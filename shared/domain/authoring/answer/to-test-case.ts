import { requirementFields } from '../../test-cases/requirement-refs.ts'
import { priorities, testTypes, type Author, type TestCase, type TestStep } from '../../test-cases/schema.ts'
import { citedOf, type Sentences } from './cited.ts'
import { beyondReach, type Reach } from './reach.ts'
import { choiceOf, fieldOf, listOf, textOf } from './unknowns.ts'
import { withComputed } from './with-computed.ts'

const mostSteps = 200

export interface Reading {
  sentences: Sentences
  reach: Reach
  author: Author
}

/** A case without its number, or why an element of an answer is none. `mends`: the id of the case that it takes the place of. */
export type ReadCase =
  | { testCase: Omit<TestCase, 'id'>; mends?: string; reason?: undefined }
  | { testCase?: undefined; title: string; reason: string }

/**
 * Reads one case of an answer. Takes the short form of `AnswerForm`, with long names too; fields are cut at the limits of the schema of test cases. A case
 * without steps, with more than 200, without a sentence of the text, or beyond the reach of the request is refused with the reason. Never throws.
 */
export function toTestCase(element: unknown, { sentences, reach, author }: Reading): ReadCase {
  const title = textOf(fieldOf(element, 't') ?? fieldOf(element, 'title'), 1000)
  const raw = fieldOf(element, 'steps')
  const refused = (reason: string): ReadCase => ({ title: title.slice(0, 200), reason })
  if (title === '') return refused('It has no title.')
  if (Array.isArray(raw) && raw.length > mostSteps)
    return refused(`It has ${raw.length} steps; at most ${mostSteps} are read.`)
  const steps = listOf(raw, mostSteps).flatMap((step, at) => stepOf(step, at) ?? [])
  if (steps.length === 0) return refused('It has no steps.')
  const cited = citedOf(fieldOf(element, 's') ?? fieldOf(element, 'sentences'), sentences)
  if (cited.length === 0) return refused('It cites no sentence of the text.')
  const beyond = beyondReach(steps, reach)
  if (beyond !== undefined) return refused(beyond)
  const preconditions = listOf(fieldOf(element, 'pre') ?? fieldOf(element, 'preconditions'), 100)
    .map((text) => textOf(text, 4000))
    .filter((text) => text !== '')
  const mends = textOf(fieldOf(element, 'id'), 200)
  const refs = [...new Set(cited.flatMap(({ requirementRef }) => requirementRef ?? []))]
  return {
    ...(mends !== '' && { mends }),
    testCase: {
      title,
      testLevel: 'system',
      testType: choiceOf(fieldOf(element, 'k') ?? fieldOf(element, 'testType'), testTypes) ?? 'functional',
      ...(preconditions.length > 0 && { preconditions }),
      steps: withComputed(numbered(steps), fieldOf(element, 'c')),
      priority: choiceOf(fieldOf(element, 'p') ?? fieldOf(element, 'priority'), priorities) ?? 'medium',
      ...requirementFields(refs.join(', ')),
      basis: 'written',
      author,
      sentences: cited.map(({ text }) => text.slice(0, 4000)),
    },
  }
}

/** `["Open the page", ""]`, a third element for its data, `"Open the page"` or an object with the names of a test step; undefined where nothing is done or expected. */
function stepOf(step: unknown, at: number): TestStep | undefined {
  const [first, second, third] = Array.isArray(step) ? (step as unknown[]) : []
  const action = textOf(typeof step === 'string' ? step : (first ?? fieldOf(step, 'action')), 4000)
  const expectedResult = textOf(second ?? fieldOf(step, 'expectedResult'), 4000)
  if (action === '' && expectedResult === '') return undefined
  const testData = textOf(third ?? fieldOf(step, 'testData'), 20_000)
  return { stepNumber: at + 1, action, expectedResult, ...(testData !== '' && { testData }) }
}

const numbered = (steps: readonly TestStep[]): TestStep[] =>
  steps.map((step, at) => ({ ...step, stepNumber: at + 1 }))
