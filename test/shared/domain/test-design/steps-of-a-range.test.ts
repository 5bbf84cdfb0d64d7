import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'agentic', maxTestCases: 200 })
const entered = (requirements: string, tag: string) =>
  design(requirements)
    .testCases.filter(({ tags = [] }) => tags.includes(tag))
    .flatMap(({ steps = [] }) => steps.flatMap(({ testData }) => testData ?? []))

describe('"a multiple of 10"', () => {
  const text = 'A single withdrawal must be between 10 and 500 EUR and a multiple of 10.'
  test('has three values at each boundary in steps of 10, as money is critical, and a value between two steps', () => {
    expect(new Set(entered(text, 'positive'))).toEqual(
      new Set(['Withdrawal=10', 'Withdrawal=20', 'Withdrawal=490', 'Withdrawal=500']),
    )
    expect(new Set(entered(text, 'negative'))).toEqual(
      new Set(['Withdrawal=-10', 'Withdrawal=0', 'Withdrawal=510', 'Withdrawal=520', 'Withdrawal=15']),
    )
  })
  test('names what is wrong with that value', () =>
    expect(design(text).testCases.map(({ title }) => title)).toContain(
      'Refused when Withdrawal is not a multiple of 10 ("15")',
    ))
  test('is answered by a message about any wrong value', () => {
    const shown = design(`${text} If it is not, the page shows "Choose another amount".`).testCases.filter(
      ({ title }) => title.includes('multiple'),
    )
    expect(shown.map(({ expectedResult }) => expectedResult)).toEqual([
      'The message "Choose another amount" is shown',
    ])
  })
})

test('steps of half a unit have a value between two of them', () => {
  const text = 'The field "Hours" must be from 0.5 to 12 in steps of 0.5.'
  expect(entered(text, 'negative')).toEqual(['Hours=0.0', 'Hours=12.5', 'Hours=0.7'])
})

test('a range without stated steps has no such value', () =>
  expect(entered('The field "Age" must be from 18 to 120.', 'negative')).toEqual(['Age=17', 'Age=121']))
