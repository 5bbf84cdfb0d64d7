import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { generateTests } from '../../../../shared/domain/test-generation/index.ts'

const design = (requirements: string) => generateTests({ requirements, mode: 'agentic', maxTestCases: 200 })
const entered = (requirements: string) =>
  design(requirements).testCases.flatMap(({ steps = [] }) => steps.flatMap(({ testData }) => testData ?? []))

describe('limits that state nothing', () => {
  test.each([
    'The field "Amount" must be between 100 and 10.',
    'The field "Amount" must be at most 1e400.',
    'The field "Amount" must be at least 99999999999999999999999.',
    'The field "Amount" must be at least 1\u200b8.',
    'The start date must be between 31 December 2026 and 1 January 2026.',
    'The start date must be after 30 February 2026.',
    'The start date must be after 03/04/2026.',
    'The delivery date must be at least 99999999999 days in the future.',
    'The code must match the pattern ^[A-Z{2}$.',
  ])('“%s” gives no case and is named', (text) => {
    const { testCases, gaps } = design(text)
    expect(testCases).toEqual([])
    expect(gaps.length).toBeGreaterThan(0)
  })
})

test('text from right to left keeps its order of characters', () => {
  const found = entered('The field "\u202eeman\u202c" must have 2 to 40 characters.')
  expect(found.length).toBeGreaterThan(0)
})

describe('absurd values', () => {
  test('a length of a billion characters is a gap and exhausts nothing', () => {
    const { testCases, gaps } = design('The field "Note" must have at most 1000000000 characters.')
    for (const { steps = [] } of testCases)
      for (const { action } of steps) expect(action.length).toBeLessThan(5000)
    expect(gaps.length).toBeGreaterThan(0)
  })
  test('years of dates stay in the calendar', () => {
    for (const datum of entered('The start date must be between 0001-01-01 and 9999-12-31.'))
      expect(datum).toMatch(/^start date=(?:\d{4}-\d{2}-\d{2})?$/)
  })
  test('hundreds of ranges in one sentence take linear time', () => {
    const one = 'from 2026-01-01 to 2026-12-31 and at least 1 day and at most 30 days in the future, '
    expectLinear(800, (count) => design(`The date must be ${one.repeat(count)}.`))
  })
})
