import type { NumberedSentence, Returned } from '../../judging/types.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { WritingPrompt, WritingRequest } from '../types.ts'
import { fenced, shownLine } from './shown-line.ts'
import { systemPrompt } from './system-prompt.ts'
import { taskLines } from './task-lines.ts'
import { dataLines } from './user-prompt.ts'

export const mostReturned = 40
const mostUncovered = 100
const longestCase = 3000

/** What the judge makes of a first round. */
export interface Again {
  returned: readonly { testCase: TestCase; verdict: Returned }[]
  uncovered: readonly NumberedSentence[]
  /** Titles of the cases that stay. */
  titles: readonly string[]
}

const task = [
  'This is the second and last round. Under "sent back" stand cases of yours with what the judge found. Give each again, mended, with its "id"; leave out what the text gives no ground for.',
  'Then write cases, without "id", for the sentences under "not covered yet", if they demand something; else name them idle or ask. Repeat none of the cases that stay.',
]

const operating = [
  'Under "sent back" stand cases of yours that were played on the page once; a step of each could not be done there. Give each again with its "id" and its sentences. Change only how it operates the page: the control, the words of the step, a step before it.',
  'What is entered and chosen, and every expected result, stay word by word. Leave out a case that can only be done by changing these.',
]

/** The question how else cases that could not be performed operate their page. */
export function operatePrompt(request: WritingRequest, returned: Again['returned']): WritingPrompt {
  const part = { sentences: concerned(request, returned, []), headings: [], elsewhere: [] }
  const lines = [
    ...dataLines({ ...request, background: [], existingTestCases: [] }, part),
    'sent back:',
    ...returned.slice(0, mostReturned).flatMap(returnedLines),
  ]
  const most = Math.min(returned.length, mostReturned)
  return {
    system: systemPrompt(),
    user: [...taskLines({ ...request, mode: 'generate' }, most), ...operating, fenced(lines)].join('\n'),
  }
}

/** One more question: what was sent back and what is still uncovered, with the sentences of both. */
export function againPrompt(
  request: WritingRequest,
  { returned, uncovered, titles }: Again,
  most: number,
): WritingPrompt {
  const part = { sentences: concerned(request, returned, uncovered), headings: [], elsewhere: [] }
  const lines = [
    ...dataLines({ ...request, background: [], existingTestCases: [] }, part),
    'sent back:',
    ...returned.slice(0, mostReturned).flatMap(returnedLines),
    `not covered yet: ${uncovered
      .slice(0, mostUncovered)
      .map(({ id }) => id)
      .join(', ')}`,
    'cases that stay:',
    ...titles.slice(0, 100).map((title) => `- ${shownLine(title, 150)}`),
  ]
  return {
    system: systemPrompt(),
    user: [...taskLines({ ...request, mode: 'generate' }, most), ...task, fenced(lines)].join('\n'),
  }
}

function returnedLines({ testCase, verdict }: Again['returned'][number]): string[] {
  const { id, title, steps = [] } = testCase
  const shown = { id, t: title, steps: steps.map(({ action, expectedResult }) => [action, expectedResult]) }
  return [
    `- ${shownLine(JSON.stringify(shown), longestCase)}`,
    ...verdict.checks.slice(0, 8).map(({ check, reason }) => `  ${check}: ${shownLine(reason, 400)}`),
    `  hint: ${shownLine(verdict.hint, 400)}`,
  ]
}

/** The sentences that returned cases cite and those that are uncovered, in the order of the text. */
function concerned(
  { sentences }: WritingRequest,
  returned: Again['returned'],
  uncovered: readonly NumberedSentence[],
): NumberedSentence[] {
  const cited = new Set(returned.slice(0, mostReturned).flatMap(({ testCase }) => testCase.sentences ?? []))
  const ids = new Set(uncovered.slice(0, mostUncovered).map(({ id }) => id))
  return sentences.filter(({ id, text }) => ids.has(id) || cited.has(text.slice(0, 4000)))
}
