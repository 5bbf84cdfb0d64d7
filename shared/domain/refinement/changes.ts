import type { TestCase } from '../test-cases/schema.ts'
import { matchCases } from './match-cases.ts'
import { listed } from './listed.ts'
import type { Draft, Instruction } from './types.ts'

const quote = '["“]([^"”]{0,1000})["”]'
const replace = new RegExp(
  `^(?:please\\s+)?(?:replace|change|rename|swap|update)\\s+(?:the\\s+(?:message|text|button|label|value|field)\\s+)?${quote}\\s+(?:to|with|by|into|for)\\s+${quote}(?:\\s+(?:in|of|for)\\s+(.{1,200}))?$`,
  'i',
)
/** "change "Welcome" to "Hello"": the text, wherever it stands. */
export const change: Instruction = (words, draft) => {
  const swapped = replace.exec(words)
  return swapped ? substitute(swapped[1] ?? '', swapped[2] ?? '', swapped[3], draft) : undefined
}

function substitute(
  from: string,
  to: string,
  phrase: string | undefined,
  draft: Draft,
): ReturnType<Instruction> {
  if (from === '') return { refused: 'The text to replace is empty.' }
  const among = new Set(phrase ? matchCases(phrase, draft.testCases) : draft.testCases)
  const changed: string[] = []
  const testCases = draft.testCases.map((one) => {
    if (!among.has(one)) return one
    const next = inWords(one, (text) => text.split(from).join(to))
    if (JSON.stringify(next) === JSON.stringify(one)) return one
    changed.push(one.id)
    return next
  })
  if (changed.length === 0) return { refused: `“${from}” stands in no test case.` }
  return { draft: { ...draft, testCases }, reply: `Replaced “${from}” by “${to}” in ${listed(changed)}.` }
}

function inWords(testCase: TestCase, next: (text: string) => string): TestCase {
  const { description, testCondition, expectedResult, gherkin, steps, preconditions } = testCase
  return {
    ...testCase,
    title: next(testCase.title) || testCase.title,
    ...(description === undefined ? {} : { description: next(description) }),
    ...(testCondition === undefined ? {} : { testCondition: next(testCondition) }),
    ...(expectedResult === undefined ? {} : { expectedResult: next(expectedResult) }),
    ...(gherkin === undefined ? {} : { gherkin: next(gherkin) }),
    ...(preconditions === undefined ? {} : { preconditions: preconditions.map(next) }),
    ...(steps === undefined
      ? {}
      : {
          steps: steps.map((step) => ({
            ...step,
            action: next(step.action),
            expectedResult: next(step.expectedResult),
            ...(step.testData === undefined ? {} : { testData: next(step.testData) }),
          })),
        }),
  }
}
