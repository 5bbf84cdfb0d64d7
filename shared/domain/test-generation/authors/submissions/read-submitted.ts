import { beyondReach, type Reach } from '../../../authoring/answer/reach.ts'
import type { SubmittedCase } from '../../../authoring/submitted-cases.ts'
import type { Judgement, Returned } from '../../../judging/types.ts'
import { requirementFields } from '../../../test-cases/requirement-refs.ts'
import type { Author, TestCase } from '../../../test-cases/schema.ts'
import { maxCaseCharacters } from '../../../test-cases/session-limit.ts'
import type { Citations } from './citations.ts'

type Left = Judgement['left'][number]

/** A case that can be judged, or why it is none. */
export type SubmittedReading = { testCase: TestCase } | { returned: Returned } | { left: Left }

interface Reading {
  citations: Citations
  reach: Reach
  author: Author
}

/**
 * Reads a submitted case: its cited sentences are looked up, its steps numbered. A case beyond the reach of the request is left out; one that cites nothing of
 * the text goes back.
 */
export function readSubmitted(
  { id, title, sentences, preconditions = [], steps, testType, priority, requirementRef }: SubmittedCase,
  { citations, reach, author }: Reading,
): SubmittedReading {
  const left = (reason: string): SubmittedReading => ({ left: { id, title, reason } })
  if (title.trim() === '') return left('It has no title.')
  const numbered = steps.map((step, at) => ({ ...step, stepNumber: at + 1 }))
  const prepared = preconditions.map((action) => ({ stepNumber: 1, action, expectedResult: '' }))
  const beyond = beyondReach([...numbered, ...prepared], reach)
  if (beyond !== undefined) return left(beyond)
  const { cited, missing } = citations.resolve(sentences)
  if (cited.length === 0 && !citations.isEmpty) return { returned: uncited({ id, title }, missing) }
  const refs = [...new Set(cited.flatMap((sentence) => sentence.requirementRef ?? []))]
  const testCase: TestCase = {
    id,
    title,
    testLevel: 'system',
    testType,
    priority,
    ...(preconditions.length > 0 && { preconditions }),
    steps: numbered,
    ...requirementFields(refs.length > 0 ? refs.join(', ') : (requirementRef ?? '')),
    basis: 'written',
    author,
    sentences: cited.map(({ text }) => text),
  }
  const isTooLong = JSON.stringify(testCase).length > maxCaseCharacters
  return isTooLong ? left(tooLong) : { testCase }
}

const tooLong = `It has more than ${maxCaseCharacters.toLocaleString('en-US')} characters. Split it.`

function uncited({ id, title }: Pick<TestCase, 'id' | 'title'>, [first]: readonly string[]): Returned {
  const reason =
    first === undefined
      ? 'It cites no sentence of the text.'
      : `No sentence that it cites stands in the text, such as “${first.slice(0, 200)}”.`
  return {
    id,
    title,
    checks: [{ check: 'grounded', result: 'fails', reason }],
    hint: 'Cite the sentences that it rests on letter by letter as the text has them, or by their ids, as `S3`; drop the case if there is none.',
  }
}
