import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'agentic', maxTestCases: 200 })
const untouched = (requirements: string) =>
  design(requirements).testCases.flatMap(({ title, steps = [], automation }) =>
    title.includes('untouched')
      ? [[steps.map(({ action }) => action).join(), steps.at(-1)?.expectedResult, automation?.ready]]
      : [],
  )

describe('an input that nobody touches', () => {
  test.each([
    [
      'The form has the fields Name and Quantity. Quantity defaults to 1.',
      'The "Quantity" field has the value "1"',
    ],
    [
      'Country can be Germany, Austria or Switzerland; default is Germany.',
      '"Germany" is selected in "Country"',
    ],
    [
      'Frequency can be one of daily, weekly or monthly; weekly is the default.',
      '"weekly" is selected in "Frequency"',
    ],
    [
      'The field "Delivery date" must not be in the past. The default delivery date is today.',
      'The "Delivery date" field has the value "%TODAY%"',
    ],
    ['Quantity (1 to 10, default 1) and Note (optional).', 'The "Quantity" field has the value "1"'],
    [
      'The form has the fields Name and Newsletter. The newsletter checkbox is checked by default.',
      'The "Newsletter" checkbox is checked',
    ],
  ])('%s', (text, expected) => expect(untouched(text)).toEqual([['Open the page', expected, true]]))

  test('a selection with a default offers no empty value', () => {
    const titles = design(
      'Country is required and can be Germany or Austria; default is Germany.',
    ).testCases.map(({ title }) => title)
    expect(titles.filter((title) => /no Country is selected|Country is empty/.test(title))).toEqual([])
  })
  test('what the form does not ask for has no default, but a gap', () => {
    const { testCases, gaps } = design('The daily limit is 5,000 EUR by default.')
    expect(testCases).toEqual([])
    expect(gaps).toHaveLength(1)
  })
})

describe('the checker', () => {
  const { sentences, read } = readSource({ text: 'Quantity must be from 1 to 10; the default is 3.' })
  const model = buildModel(sentences, read)
  const items = itemsOf(model)
  const exercised = (expectedResult: string, entered?: string) => {
    const steps = [
      { stepNumber: 1, action: 'Open the page', expectedResult: '' },
      ...(entered
        ? [
            {
              stepNumber: 2,
              action: `Enter "${entered}" in the "Quantity" field`,
              expectedResult: '',
              testData: `Quantity=${entered}`,
            },
          ]
        : []),
    ]
    const testCase: TestCase = {
      id: 'X',
      title: 'X',
      testLevel: 'system',
      testType: 'functional',
      priority: 'medium',
      steps,
      expectedResult,
    }
    return [...new CoverageChecker(model, items).exercised(testCase)]
  }
  const item = 'REQ-001/Quantity/partition/default 3'
  test('believes an untouched input that holds the value', () =>
    expect(exercised('The "Quantity" field has the value "3"')).toEqual([item]))
  test.each([
    ['The "Quantity" field has the value "4"', undefined],
    ['The "Amount" field has the value "3"', undefined],
    ['"3" is visible', undefined],
    ['', undefined],
    ['The "Quantity" field has the value "3"', '3'],
  ])('does not believe “%s” after entering %s', (expected, entered) =>
    expect(exercised(expected, entered)).not.toContain(item),
  )
})
