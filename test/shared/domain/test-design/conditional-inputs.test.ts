import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'
import { parseTestData } from '../../../../shared/domain/test-cases/test-data.ts'

const form = `The form contains the fields Customer type (Private or Business), Company name, VAT number, Country (required) and Postal code (required).
Company name is required when Customer type is Business; otherwise it is optional.
The VAT number is only shown when Customer type is Business.
If Country is Germany, the postal code has exactly 5 digits.
After saving, the message "Saved" is shown. The button is labelled "Save".`

const design = (requirements: string) => designTests({ requirements, mode: 'generate', maxTestCases: 200 })
const data = ({ steps = [] }: TestCase) =>
  Object.fromEntries(
    steps.flatMap(({ testData = '' }) => parseTestData(testData)).map(({ name, value }) => [name, value]),
  )
const { testCases } = design(form)
const cases = testCases.map((one) => ({ values: data(one), expected: one.expectedResult ?? '', one }))

describe('an input that is required under a condition', () => {
  const empty = cases.filter(({ values }) => values['Company name'] === '')
  test('is refused empty where the condition holds', () => {
    const refused = empty.filter(({ values }) => values['Customer type'] === 'Business')
    expect(refused.map(({ expected }) => expected)).toEqual([
      'The "Save" button is visible and "Saved" is not visible',
    ])
  })
  test('is accepted empty where it does not', () => {
    const accepted = empty.filter(({ values }) => values['Customer type'] === 'Private')
    expect(accepted.map(({ expected }) => expected)).toEqual(['"Saved" is visible'])
  })
})

describe('an input that is shown under a condition', () => {
  test('is looked for on both sides of it', () =>
    expect(
      cases
        .filter(({ expected }) => expected.includes('VAT number'))
        .map(({ values, expected }) => [values['Customer type'], expected]),
    ).toEqual([
      ['Business', 'The "VAT number" field is visible'],
      ['Private', 'The "Customer type" dropdown is visible and the "VAT number" field is not visible'],
    ]))
  test('is never filled in where it is not shown', () =>
    expect(
      cases.filter(
        ({ values }) => values['Customer type'] === 'Private' && values['VAT number'] !== undefined,
      ),
    ).toEqual([]))
  test('is chosen after what shows it', () => {
    for (const { one, values } of cases) {
      if (values['VAT number'] === undefined) continue
      const actions = (one.steps ?? []).map(({ action }) => action)
      const at = (label: string) => actions.findIndex((action) => action.includes(`"${label}"`))
      expect(at('Customer type')).toBeLessThan(at('VAT number'))
    }
  })
})

test('a limit under a condition has its boundaries there', () => {
  const codes = cases
    .filter(({ values }) => values['Country'] === 'Germany')
    .map(({ values }) => values['Postal code']?.length)
  expect(codes).toEqual(expect.arrayContaining([4, 5, 6]))
})

test('"for special leave" names the value of a selection', () => {
  const leave = design(
    'The form has the fields Leave type (Annual leave or Special leave) and Reason. For special leave the field Reason must be filled in. After saving, "Sent" is shown.',
  ).testCases.map((one) => ({ values: data(one), expected: one.expectedResult }))
  expect(leave).toContainEqual({
    values: { 'Leave type': 'Special leave', Reason: '' },
    expected: 'The "Leave type" dropdown is visible and "Sent" is not visible'.replace(
      '"Leave type" dropdown',
      '"Reason" field',
    ),
  })
  expect(leave).toContainEqual({
    values: { 'Leave type': 'Annual leave', Reason: '' },
    expected: '"Sent" is visible',
  })
})

test('a condition on a free text is left by another text', () => {
  const made = design(
    'The form has the fields Country (required) and State. State is required when Country is Germany. After saving, "Saved" is shown.',
  ).testCases.map((one) => ({ values: data(one), expected: one.expectedResult }))
  expect(made).toContainEqual({ values: { Country: 'France', State: '' }, expected: '"Saved" is visible' })
})

test('an error with two conditions answers the empty input where the other one holds', () => {
  const made = design(
    'The form has the fields Reason (Wrong size, Damaged, Changed my mind) and Photo. If the reason is Damaged and no photo is attached, "Please add a photo" appears. After saving, "Registered" is shown.',
  ).testCases.map((one) => ({ values: data(one), expected: one.expectedResult ?? '' }))
  expect(made.filter(({ expected }) => expected.includes('Please add'))).toEqual([
    { values: { Reason: 'Damaged', Photo: '' }, expected: 'The message "Please add a photo" is shown' },
  ])
  expect(
    made
      .filter(({ values }) => values['Photo'] === '' && values['Reason'] !== 'Damaged')
      .map(({ expected }) => expected),
  ).toEqual(['"Registered" is visible'])
})

describe('the checker', () => {
  const { sentences, read } = readSource({ text: form })
  const model = buildModel(sentences, read)
  const checker = new CoverageChecker(model, itemsOf(model))
  const wanted = 'REQ-002/Company name/partition/empty while Customer type is Business'
  const found = cases.find(
    ({ values }) => values['Company name'] === '' && values['Customer type'] === 'Business',
  )?.one as TestCase
  const swap = (testCase: TestCase, from: string, to: string): TestCase => ({
    ...testCase,
    steps: (testCase.steps ?? []).map((step) => ({
      ...step,
      action: step.action.replace(from, to),
      ...(step.testData ? { testData: step.testData.replace(from, to) } : {}),
    })),
  })
  test('confirms the empty input under its condition', () =>
    expect(checker.exercised(found)).toContain(wanted))
  test('drops the claim when the deciding value is another one', () =>
    expect(checker.exercised(swap(found, 'Business', 'Private'))).not.toContain(wanted))
  test('counts no hidden input that a case fills in', () => {
    const main = cases[0]?.one as TestCase
    const hidden = {
      ...main,
      steps: [
        ...(main.steps ?? []),
        {
          stepNumber: 9,
          action: 'Enter "DE1" in the "VAT number" field',
          expectedResult: '',
          testData: 'VAT number=DE1',
        },
      ],
    }
    expect(data(main)['Customer type']).toBe('Private')
    expect([...checker.exercised(hidden)].filter((id) => id.includes('main scenario'))).toEqual([])
  })
  test('drops "not shown" when the case expects the input to be there', () => {
    const gone = cases.find(({ expected }) => expected.includes('is not visible') && expected.includes('VAT'))
      ?.one as TestCase
    expect([...checker.exercised(gone)].some((id) => id.includes('not shown unless'))).toBe(true)
    const there = { ...gone, expectedResult: 'The "VAT number" field is visible' }
    expect([...checker.exercised(there)].some((id) => id.includes('not shown unless'))).toBe(false)
  })
})
