import { readLenientJson } from '../../basics/lenient-json.ts'
import { priorities, testTypes, type TestCase } from '../../test-cases/schema.ts'
import { longestAnswer } from '../answer/read-answer.ts'
import { toTestCase, type Reading } from '../answer/to-test-case.ts'
import { choiceOf, fieldOf, listOf, textOf } from '../answer/unknowns.ts'
import { settableFields } from './form.ts'
import type { Change, NewCase, Revision, SetFields } from './types.ts'

const mostChanges = 500
const mostIds = 2000
const mostNewCases = 200

type Known = Reading & {
  known: ReadonlyMap<string, TestCase>
  /** Ids of cases whose steps the author saw. */
  whole: ReadonlySet<string>
}

const ofSteps = new Set(['steps', 'split', 'merge'])
/** A change, or why it is none. */
type Read = Change | string

/**
 * Reads an answer to a message, change by change: what is not as it should be costs only itself and is said in `refused`. Undefined where the answer holds
 * neither changes nor words. Never throws.
 */
export function readRevision(reply: string | object, known: Known): Revision | undefined {
  const isLong = typeof reply === 'string' && reply.length > longestAnswer
  const value = typeof reply === 'string' ? (isLong ? undefined : readLenientJson(reply)) : reply
  const answer = textOf(fieldOf(value, 'answer'), 1000)
  const elements = listOf(fieldOf(value, 'changes'), mostChanges)
  if (elements.length === 0 && answer === '') return undefined
  const read = elements.map((element) => changeOf(element, known))
  return {
    answer,
    changes: read.filter((each) => typeof each !== 'string'),
    refused: read.filter((each) => typeof each === 'string'),
  }
}

function changeOf(element: unknown, known: Known): Read {
  const op = textOf(fieldOf(element, 'op'), 20).toLowerCase()
  const references = listOf(fieldOf(element, 'ids') ?? fieldOf(element, 'id'), mostIds).map((id) =>
    textOf(id, 200),
  )
  const unknown = references.find((id) => !known.known.has(id))
  if (unknown !== undefined) return `There is no test case “${unknown}”.`
  const ids = [...new Set(references)]
  if (op === 'add') return withCases(element, known, (cases) => ({ op, cases }))
  if (ids.length === 0) return 'A change names no test case.'
  const unseen = ofSteps.has(op) ? ids.find((id) => !known.whole.has(id)) : undefined
  if (unseen !== undefined)
    return `${unseen} is too long, or one of too many, to be rewritten by a message; change its steps on the page.`
  switch (op) {
    case 'set':
      return setOf(element, ids)
    case 'steps':
      return stepsOf(element, ids, known)
    case 'delete':
    case 'order':
      return { op, ids }
    case 'split':
    case 'merge':
      return withCases(element, known, (cases) => ({ op, ids, cases }))
    default:
      return `“${op.slice(0, 20)}” is no change of test cases.`
  }
}

function withCases(element: unknown, known: Known, change: (cases: NewCase[]) => Change): Read {
  const written = listOf(fieldOf(element, 'cases') ?? fieldOf(element, 'case'), mostNewCases).map((each) =>
    toTestCase(each, known),
  )
  const refused = written.find(({ reason }) => reason !== undefined)
  if (refused?.reason !== undefined) return `“${refused.title}” was not taken: ${refused.reason}`
  const cases = written.flatMap(({ testCase }) => testCase ?? [])
  return cases.length > 0 ? change(cases) : 'A change holds no test case.'
}

function setOf(element: unknown, ids: string[]): Read {
  const value = fieldOf(element, 'value')
  const field = choiceOf(fieldOf(element, 'field'), settableFields)
  if (field === 'title' && ids.length > 1) return 'A title is that of one test case.'
  const set = field && fieldSet(field, value)
  return set ? { op: 'set', ids, set } : `A value for ${ids.slice(0, 3).join(', ')} was not taken.`
}

function fieldSet(field: (typeof settableFields)[number], value: unknown): Partial<SetFields> | undefined {
  if (field === 'preconditions') {
    const texts = listOf(value, 100).map((text) => textOf(text, 4000))
    // An empty list clears them; what is no text says nothing.
    const isList = Array.isArray(value) || typeof value === 'string'
    return isList && !texts.includes('') ? { preconditions: texts } : undefined
  }
  if (field === 'priority') {
    const priority = choiceOf(value, priorities)
    return priority && { priority }
  }
  if (field === 'type') {
    const testType = choiceOf(value, testTypes)
    return testType && { testType }
  }
  const title = textOf(value, 1000)
  return title === '' ? undefined : { title }
}

/** The steps are read as those of a whole case, so that they keep to the same reach; what is missing of one stands in the case itself. */
function stepsOf(element: unknown, ids: string[], known: Known): Read {
  const [id = '', another] = ids
  const before = known.known.get(id)
  if (another !== undefined || !before) return 'Steps are changed of one test case at a time.'
  const [anySentence] = known.sentences.values()
  const isCited = listOf(fieldOf(element, 's'), 1).length > 0
  const cited = isCited ? fieldOf(element, 's') : anySentence?.id
  const whole = { t: before.title, s: cited, steps: fieldOf(element, 'steps'), c: fieldOf(element, 'c') }
  const { testCase, reason } = toTestCase(whole, known)
  if (!testCase) return `The steps of ${id} were not taken: ${reason}`
  return {
    op: 'steps',
    ids,
    steps: testCase.steps ?? [],
    sentences: isCited ? (testCase.sentences ?? []) : [],
  }
}
