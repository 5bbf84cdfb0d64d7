import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'
import { parseTestData } from '../../../../shared/domain/test-cases/test-data.ts'

const form = `# Parcel order

- Service: Standard, Express or Overnight (selection list, required)
- Weight: 0.5 to 30 kg in steps of 0.5, required
- Receiver: 2 to 60 characters, required

When all data are correct and "Order" is clicked, the page shows "Your parcel is booked".

`
const rule = 'Express parcels above 10 kg are packed by the depot manager, all other parcels by the robot.'
const limit = 'Overnight is only possible up to 5 kg. Otherwise "At most 5 kg overnight" is displayed.'

interface Told {
  values: Map<string, string>
  expected: string
  testCase: TestCase
}

function design(text: string): Told[] {
  return designTests({ requirements: form + text, mode: 'generate', maxTestCases: 200 }).testCases.map(
    (testCase) => ({
      values: new Map(
        (testCase.steps ?? [])
          .flatMap(({ testData = '' }) => parseTestData(testData))
          .map(({ name, value }) => [name, value]),
      ),
      expected: testCase.expectedResult ?? '',
      testCase,
    }),
  )
}

const expected = (cases: Told[], service: string, weight: string) =>
  cases
    .filter(
      ({ values }) => values.get('Service') === service && Number(values.get('Weight')) === Number(weight),
    )
    .map(({ expected: one }) => one)

describe('a rule over a selection and a number of a form', () => {
  const cases = design(rule)
  test('is tried on both sides of its limit, at the step of the input', () => {
    expect(expected(cases, 'Express', '10')).toContain('The parcel is packed by the robot')
    expect(expected(cases, 'Express', '10.5')).toContain('The parcel is packed by the depot manager')
  })
  test('leaves all other values of the selection to the rest', () => {
    for (const service of ['Standard', 'Overnight'])
      expect(
        cases.some(
          ({ values, expected: one }) =>
            values.get('Service') === service && one === 'The parcel is packed by the robot',
        ),
      ).toBe(true)
    for (const { values, expected: one } of cases)
      if (one.includes('depot manager')) expect(values.get('Service')).toBe('Express')
  })
})

describe('a limit while a value is selected', () => {
  const cases = design(`${limit}\n${rule}`)
  test('is tried on both sides with its message', () => {
    expect(expected(cases, 'Overnight', '5')).toContain('"Your parcel is booked" is visible')
    expect(expected(cases, 'Overnight', '5.5')).toEqual(['The message "At most 5 kg overnight" is shown'])
  })
  test('answers nothing that is wrong without it', () => {
    for (const { values, expected: one } of cases)
      if (one.includes('At most 5 kg overnight')) expect(values.get('Service')).toBe('Overnight')
    expect(cases.some(({ values }) => values.get('Weight') === '30.5')).toBe(true)
  })
  test('keeps every other case inside it', () => {
    for (const { values, expected: one } of cases)
      if (values.get('Service') === 'Overnight' && Number(values.get('Weight')) > 5)
        expect(one).toBe('The message "At most 5 kg overnight" is shown')
  })
})

test('a case whose values the form refuses shows no rule', () => {
  const { sentences, read } = readSource({ text: `${form}${limit}\n${rule}` })
  const model = buildModel(sentences, read)
  const checker = new CoverageChecker(model, itemsOf(model))
  const one = design(`${limit}\n${rule}`).find(
    ({ values, expected: told }) => values.get('Service') === 'Overnight' && told.includes('robot'),
  )?.testCase
  if (!one) throw new Error('no case of the rest for Overnight')
  const heavy = {
    ...one,
    steps: (one.steps ?? []).map((step) =>
      step.testData?.startsWith('Weight=')
        ? { ...step, action: 'Enter "10.5" in the "Weight" field', testData: 'Weight=10.5' }
        : step,
    ),
  }
  const columns = (testCase: TestCase) =>
    [...checker.exercised(testCase)].filter(
      (id) => /\/(?:column|boundary)\//.test(id) && id.includes('rule for'),
    )
  expect(columns(one).length).toBeGreaterThan(0)
  expect(columns(heavy)).toEqual([])
})

test('a remark at the end of a line is about the input before the colon', () => {
  const inputs = new Set(design('').flatMap(({ values }) => [...values.keys()]))
  expect(inputs).toEqual(new Set(['Service', 'Weight', 'Receiver']))
})
