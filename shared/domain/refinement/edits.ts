import { testTypes, type CoverageItem, type TestCase, type TestStep } from '../test-cases/schema.ts'
import { formatTestData, parseTestData } from './designing.ts'
import { oneCase } from './one-case.ts'
import { replaceTitles } from './titles.ts'
import type { Draft, Instruction } from './types.ts'

/** Stands around the place of a quoted title in a list, so that words of the title are not read as words of the message. */
const mark = '\u0001'
const whole = `${mark}\\d+${mark}`
const id = '[^\\s"“]\\S*?(?:\\s\\d+)?'
const lead = '(?:the\\s+)?(?:test\\s+case\\s+|test\\s+|case\\s+)?'
const target = `${lead}(${whole}|["“][^"”]{1,1000}["”]|${id})`
const field =
  '(title|name|(?:expected result|expectation)(?:\\s+of\\s+(?:the\\s+)?step\\s+\\d{1,3})?|description|objective|category|test type|type|(?:action\\s+of\\s+)?step\\s+\\d{1,3})'
const verb = '^(?:please\\s+)?(?:change|set|update|edit|rename|rewrite)\\s+'
const to = '\\s+(?:to|as|into)\\s+(.{1,3000})$'

const property = new RegExp(`${verb}(?:the\\s+)?${field}\\s+(?:of|in|for)\\s+${target}${to}`, 'i')
const owned = new RegExp(`${verb}${target}(?:'s|’s)?\\s+${field}${to}`, 'i')
const renamed = new RegExp(`^(?:please\\s+)?rename\\s+${lead}(${whole}|${id})${to}`, 'i')

/** "rename TC-002 to …", "change step 3 of TC-001 to …", "change the expected result of "Sign in" to …". */
export const edit: Instruction = (words, draft) => {
  const titled: { testCase: TestCase; quoted: string }[] = []
  const marked = replaceTitles(words, draft.testCases, (testCase, quoted) => {
    titled.push({ testCase, quoted })
    return `${mark}${titled.length - 1}${mark}`
  })
  const asked = askedIn(marked)
  if (!asked) return undefined
  const at = (text: string) => titled[Number(text.split(mark)[1] ?? NaN)]
  const found = at(asked.target)?.testCase ?? oneCase(asked.target, draft.testCases)
  if (typeof found === 'string') return { refused: found }
  const text = asked.text.replaceAll(new RegExp(whole, 'g'), (name) => at(name)?.quoted ?? name)
  return withField(found, asked.field.toLowerCase(), text, draft)
}

function askedIn(words: string) {
  const [, name = '', text = ''] = renamed.exec(words) ?? []
  if (name !== '') return { target: name, field: 'title', text }
  const [, first = '', second = '', value = ''] = property.exec(words) ?? []
  if (first !== '') return { target: second, field: first, text: value }
  const [, owner = '', part = '', next = ''] = owned.exec(words) ?? []
  return owner === '' ? undefined : { target: owner, field: part, text: next }
}

function withField(found: TestCase, field: string, text: string, draft: Draft): ReturnType<Instruction> {
  const value = text
    .trim()
    .replace(/^["“]([\s\S]*)["”]$/, '$1')
    .trim()
  if (value === '') return { refused: 'The new text is empty.' }
  const next = edited(found, field, value, draft)
  if (typeof next === 'string') return { refused: next }
  return {
    draft: { ...draft, testCases: draft.testCases.map((one) => (one === found ? next : one)) },
    reply: `Changed the ${field} of ${found.id}.`,
  }
}

function edited(found: TestCase, field: string, value: string, { testCases }: Draft): TestCase | string {
  if (field === 'title' || field === 'name') {
    const taken = testCases.some((one) => one !== found && one.title === value)
    return taken
      ? `Another test case already has the title “${value}”.`
      : { ...found, title: value.slice(0, 1000) }
  }
  if (field === 'expected result' || field === 'expectation') return expecting(found, value)
  const isExpectation = field.startsWith('expect')
  if (field === 'description' || field === 'objective') return { ...found, [field]: value }
  if (field === 'category') return { ...found, category: value.slice(0, 200) }
  if (field.endsWith('type')) return typed(found, value)
  const number = Number(/\d+/.exec(field)?.[0] ?? 0)
  const steps = found.steps ?? []
  if (!steps.some(({ stepNumber }) => stepNumber === number)) return `${found.id} has no step ${number}.`
  return {
    ...found,
    steps: steps.map((step) => {
      if (step.stepNumber !== number) return step
      return isExpectation ? { ...step, expectedResult: value } : acting(step, value)
    }),
  }
}

function typed(found: TestCase, value: string): TestCase | string {
  const testType = testTypes.find((one) => one === value.toLowerCase())
  return testType
    ? { ...found, testType }
    : `There is no test type “${value.slice(0, 100)}”. The types are ${testTypes.join(', ')}.`
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
