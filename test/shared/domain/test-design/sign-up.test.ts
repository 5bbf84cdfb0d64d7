import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { TestCase } from '../../../../shared/domain/test-cases/schema.ts'

const text = readFileSync(new URL('../corpus/sign-up.md', import.meta.url), 'utf8')
const { testCases, requirements, gaps, summary } = designTests({ requirements: text, mode: 'agentic' })
const withData = (pair: string) =>
  testCases.filter((one) => one.steps?.some((step) => step.testData === pair))

describe('the sign-up page, as a product owner writes it', () => {
  test('every case matches the schema of public test cases', () => {
    for (const one of testCases) expect(TestCase().parse(one)).toEqual(one)
  })
  test('every boundary of age is entered, and the wrong ones expect the message of the text', () => {
    for (const age of ['17', '121'])
      expect(withData(`Age=${age}`)[0]?.expectedResult).toBe(
        'The message "Age must be from 18 to 120." is shown',
      )
    for (const age of ['18', '120'])
      expect(withData(`Age=${age}`)[0]?.expectedResult).toBe('"Welcome" is visible')
  })
  test('every boundary of the name length is a literal of that length', () => {
    const lengths = testCases
      .flatMap((one) => one.steps ?? [])
      .flatMap((step) => (step.testData?.startsWith('Name=') ? [step.testData.slice(5).length] : []))
    expect([...new Set(lengths)].sort((a, b) => a - b)).toEqual([0, 1, 2, 11, 40, 41])
  })
  test('every case opens the page, fills all fields and presses the named button', () => {
    for (const { steps = [] } of testCases) {
      expect(steps[0]?.action).toBe('Open the page')
      expect(steps.filter((step) => step.testData)).toHaveLength(3)
      expect(steps.at(-1)?.action).toBe('Click the "Create account" button')
    }
  })
  test('each literal of the test data stands in the prose in double quotes', () => {
    for (const step of testCases.flatMap((one) => one.steps ?? [])) {
      if (step.testData)
        expect(step.action).toContain(`"${step.testData.slice(step.testData.indexOf('=') + 1)}"`)
    }
  })
  test('a wrong value without a stated message is inferred, named as a gap and as an ambiguity', () => {
    const empty = withData('Email=')[0]
    expect(empty?.expectedResult).toBe('The "Create account" button is visible and "Welcome" is not visible')
    expect(empty?.coverageItems?.every((item) => item.oracle === 'inferred')).toBe(true)
    expect(gaps.map((gap) => gap.description)).toContain(
      'The text does not state the outcome for: Email is empty',
    )
    expect(requirements[0]?.ambiguities).toContain('outcome for Email is empty not stated')
  })
  test('every sentence is accounted once and every coverage item is confirmed', () => {
    const { sentences, tested, gaps: open, untestable, context, notRead } = summary.requirements
    expect(tested + open + untestable + context + notRead).toBe(sentences)
    expect(summary.requirements).toEqual({
      sentences: 4,
      tested: 3,
      gaps: 0,
      untestable: 0,
      context: 1,
      notRead: 0,
    })
    expect(summary.coverage.percent).toBe(100)
  })
})

test('the same request gives the same result byte for byte', () => {
  const again = designTests({ requirements: text, mode: 'agentic' })
  expect(JSON.stringify(again)).toBe(JSON.stringify({ testCases, requirements, gaps, summary }))
})
