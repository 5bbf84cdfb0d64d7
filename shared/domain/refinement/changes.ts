import type { CoverageItem, TestCase, TestStep } from '../test-cases/schema.ts'
import { formatTestData, parseTestData } from '../test-design/index.ts'
import { matchCases, namedIds } from './match-cases.ts'
import { listed } from './priorities.ts'
import type { Draft, Instruction } from './types.ts'

const quote = '["“]([^"”]{0,1000})["”]'
const replace = new RegExp(
  `^(?:please\\s+)?(?:replace|change|rename|swap|update)\\s+(?:the\\s+(?:message|text|button|label|value|field)\\s+)?${quote}\\s+(?:to|with|by|into|for)\\s+${quote}(?:\\s+(?:in|of|for)\\s+(.{1,200}))?$`,
  'i',
)
const property =
  /^(?:please\s+)?(?:change|set|update|edit|rename|rewrite)\s+(?:the\s+)?(title|name|expected result|expectation|description|objective|category|test type|type|step\s+\d{1,3})\s+(?:of|in|for)\s+(?:test case\s+)?(\S+(?:\s\d+)?)\s+(?:to|as|into)\s+(.{1,3000})$/i
const renamed = /^(?:please\s+)?rename\s+(?:test case\s+)?(\S+(?:\s\d+)?)\s+(?:to|as)\s+(.{1,900})$/i
const owned =
  /^(?:please\s+)?(?:change|set|update|edit)\s+(?:test case\s+)?(\S+?)(?:'s|’s)?\s+(title|expected result|description|category|step\s+\d{1,3})\s+(?:to|as|into)\s+(.{1,3000})$/i

/** "change "Welcome" to "Hello"", "rename TC-002 to …", "change step 3 of TC-001 to …", "change the expected result of TC-001 to …". */
export const change: Instruction = (words, draft) => {
  const swapped = replace.exec(words)
  if (swapped) return substitute(swapped[1] ?? '', swapped[2] ?? '', swapped[3], draft)
  const title = renamed.exec(words)
  if (title) return edit(title[1] ?? '', 'title', title[2] ?? '', draft)
  const mine = owned.exec(words)
  if (mine) return edit(mine[1] ?? '', mine[2] ?? '', mine[3] ?? '', draft)
  const named = property.exec(words)
  return named ? edit(named[2] ?? '', named[1] ?? '', named[3] ?? '', draft) : undefined
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

function edit(id: string, field: string, text: string, draft: Draft): ReturnType<Instruction> {
  const [found] = namedIds(id, draft.testCases)
  const target = draft.testCases.find((one) => one.id === found)
  if (!target) return { refused: `There is no test case “${id}”.` }
  const value = text
    .trim()
    .replace(/^["“]([\s\S]*)["”]$/, '$1')
    .trim()
  if (value === '') return { refused: 'The new text is empty.' }
  const next = edited(target, field.toLowerCase(), value, draft)
  if (typeof next === 'string') return { refused: next }
  return {
    draft: { ...draft, testCases: draft.testCases.map((one) => (one === target ? next : one)) },
    reply: `Changed the ${field.toLowerCase()} of ${target.id}.`,
  }
}

function edited(target: TestCase, field: string, value: string, { testCases }: Draft): TestCase | string {
  if (field === 'title' || field === 'name') {
    const taken = testCases.some((one) => one !== target && one.title === value)
    return taken
      ? `Another test case already has the title “${value}”.`
      : { ...target, title: value.slice(0, 1000) }
  }
  if (field === 'expected result' || field === 'expectation') return expecting(target, value)
  if (field === 'description' || field === 'objective') return { ...target, [field]: value }
  if (field === 'category') return { ...target, category: value.slice(0, 200) }
  const number = Number(/\d+/.exec(field)?.[0] ?? 0)
  const steps = target.steps ?? []
  if (!steps.some(({ stepNumber }) => stepNumber === number)) return `${target.id} has no step ${number}.`
  return {
    ...target,
    steps: steps.map((step) => (step.stepNumber === number ? acting(step, value) : step)),
  }
}

/** The literal of the new action is the new value of the input that the step filled. */
function acting({ testData = '', ...step }: TestStep, action: string): TestStep {
  const [datum, more] = parseTestData(testData)
  const literal = /["“]([^"”]*)["”]/.exec(action)?.[1]
  return datum && !more && literal !== undefined
    ? { ...step, action, testData: formatTestData([{ name: datum.name, value: literal }]) }
    : { ...step, action }
}

function withoutOracle(item: CoverageItem): CoverageItem {
  const kept = { ...item }
  delete kept.oracle
  return kept
}

/** The expectation of a case stands in its last step too. */
function expecting(target: TestCase, value: string): TestCase {
  const steps = target.steps?.map((step) =>
    step.expectedResult !== '' && step.expectedResult === target.expectedResult
      ? { ...step, expectedResult: value }
      : step,
  )
  const description = target.expectedResult
    ? target.description?.replace(target.expectedResult, () => value)
    : target.description
  // What the author of the change expects is not what the text states.
  const coverageItems = target.coverageItems?.map(withoutOracle)
  return {
    ...target,
    expectedResult: value,
    ...(description === undefined ? {} : { description }),
    ...(steps ? { steps } : {}),
    ...(coverageItems ? { coverageItems } : {}),
  }
}
