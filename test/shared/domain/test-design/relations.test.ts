import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { parseTestData } from '../../../../shared/domain/test-cases/test-data.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'

const booking =
  'The form has the fields Check-in (required), Check-out (required) and Guests (1 to 6). Check-out must be at least 1 day and at most 28 days after check-in. If the check-out is before the check-in, the message "Check your dates" is shown. After saving, the message "Booked" is shown.'
const dates =
  'The form has the fields Start date (required) and End date (required). The end date must be after the start date, otherwise the message "End must be after start" is shown. After saving, "Saved" is shown.'
const prices =
  'The search has the fields Minimum price (0 to 500) and Maximum price (0 to 500). Minimum price must not exceed maximum price. If the minimum price is higher than the maximum price, "Check the prices" is shown. After saving, "Results" is shown.'
const transfer =
  'The amount must be at least €0.01 and no more than €10,000.00. If the amount exceeds the account balance, the transfer is rejected with the message "Insufficient funds". After a successful transfer the page shows "Transfer completed".'

const design = (requirements: string) => designTests({ requirements, mode: 'generate', maxTestCases: 200 })
const data = ({ steps = [] }: TestCase) =>
  Object.fromEntries(
    steps.flatMap(({ testData = '' }) => parseTestData(testData)).map(({ name, value }) => [name, value]),
  )

function checkerFor(text: string) {
  const { sentences, read } = readSource({ text })
  const model = buildModel(sentences, read)
  return new CoverageChecker(model, itemsOf(model))
}

/** The literals of a case replaced in prose and test data alike. */
function altered(testCase: TestCase, change: (text: string) => string): TestCase {
  return {
    ...testCase,
    preconditions: (testCase.preconditions ?? []).map(change),
    steps: (testCase.steps ?? []).map((step) => ({
      ...step,
      action: change(step.action),
      ...(step.testData ? { testData: change(step.testData) } : {}),
    })),
  }
}

describe('two dates of which one must be after the other', () => {
  const { testCases, summary } = design(dates)
  const refused = testCases.filter(({ expectedResult = '' }) =>
    expectedResult.includes('End must be after start'),
  )
  test('are equal in a case that expects the message', () => {
    expect(refused.map(data)).toContainEqual({ 'Start date': '2030-06-15', 'End date': '2030-06-15' })
  })
  test('are one day apart in a case that expects success', () => {
    const accepted = testCases
      .filter(({ expectedResult }) => expectedResult === '"Saved" is visible')
      .map(data)
    expect(accepted).toContainEqual({ 'Start date': '2030-06-15', 'End date': '2030-06-16' })
  })
  test('never break the relation in a case about something else', () => {
    for (const testCase of testCases) {
      const { 'Start date': start = '', 'End date': end = '' } = data(testCase)
      if (start !== '' && end !== '') expect(end > start).toBe(!refused.includes(testCase))
    }
  })
  test('are all covered and can be run', () => {
    expect(summary.coverage.percent).toBe(100)
    expect(testCases.filter(({ automation }) => !automation?.ready)).toEqual([])
  })
})

test('both bounds of a stay are entered on both sides', () => {
  const nights = design(
    booking.replace(' If the check-out is before the check-in, the message "Check your dates" is shown.', ''),
  ).testCases.flatMap((one) => {
    const { 'Check-in': from = '', 'Check-out': to = '' } = data(one)
    return from === '' || to === '' ? [] : [(Date.parse(to) - Date.parse(from)) / 86_400_000]
  })
  expect(nights).toEqual(expect.arrayContaining([0, 1, 28, 29]))
})

test('a price range is wrong by one step only in the cases that say so', () => {
  const { testCases } = design(prices)
  const answered = testCases.filter(({ expectedResult = '' }) => expectedResult.includes('Check the prices'))
  const pairs = answered
    .map(data)
    .map(({ 'Minimum price': low = '', 'Maximum price': high = '' }) => Number(low) - Number(high))
  expect(pairs).toContain(1)
  expect(pairs.every((difference) => difference > 0)).toBe(true)
})

describe('a value on record', () => {
  const { testCases } = design(transfer)
  test('is stated before every case, and is one cent less than the amount that is refused', () => {
    const starts = testCases.map(({ preconditions = [] }) => preconditions.at(-1) ?? '')
    expect(starts.every((text) => /^The account balance is "\d+\.\d\d"$/.test(text))).toBe(true)
    const refused = testCases
      .filter(({ expectedResult }) => expectedResult === 'The message "Insufficient funds" is shown')
      .map((one) =>
        Math.round(
          100 *
            (Number(data(one)['Amount']) - Number(/"([\d.]+)"/.exec(one.preconditions?.at(-1) ?? '')?.[1])),
        ),
      )
    expect(refused).toContain(1)
    expect(refused.every((cents) => cents > 0)).toBe(true)
  })
  test('must be set up, so no run judges the case', () =>
    expect(testCases.filter(({ automation }) => automation?.ready)).toEqual([]))
})

test('a record that is no value of the form and has no number is left as a gap', () => {
  const { testCases, gaps } = design('The end must be different from the beginning of the story.')
  expect(testCases).toEqual([])
  expect(gaps.length).toBeGreaterThan(0)
})

describe('the checker', () => {
  const checker = checkerFor(dates)
  const boundary = 'REQ-002/boundary/End date equals Start date'
  const found = design(dates).testCases.find(({ coverageItems = [] }) =>
    coverageItems.some(({ id }) => id === boundary),
  )
  test('confirms the case as it stands', () =>
    expect(checker.exercised(found as TestCase)).toContain(boundary))
  test('drops the claim when one of the two dates is changed', () => {
    const later = altered(found as TestCase, (text) =>
      text.includes('End date') ? text.replaceAll('06-15', '06-16') : text,
    )
    expect(
      [...checker.exercised(later)].filter((id) => id.includes('equals') || id.includes('not so')),
    ).toEqual([])
  })
  test('counts nothing where a second thing is wrong', () => {
    const both = altered(found as TestCase, (text) =>
      text.includes('Start date') ? text.replaceAll('2030-06-15', '') : text,
    )
    expect([...checker.exercised(both)].filter((id) => id.startsWith('REQ-002'))).toEqual([])
  })
  test('counts no valid value whose case breaks the relation', () => {
    const wrong = { ...altered(found as TestCase, (text) => text), expectedResult: '"Saved" is visible' }
    expect(
      [...checker.exercised(wrong)].filter((id) => id.includes('main scenario') || id.includes('filled in')),
    ).toEqual([])
  })
  test('drops the claim about a value on record when the precondition states another one', () => {
    const money = checkerFor(transfer)
    const [edge] = design(transfer).testCases.filter(({ coverageItems = [] }) =>
      coverageItems.some(({ id }) => id.endsWith('Amount is 0.01 more than Account balance')),
    )
    const id = 'REQ-002/boundary/Amount is 0.01 more than Account balance'
    expect(money.exercised(edge as TestCase)).toContain(id)
    const rich = altered(edge as TestCase, (text) => text.replace(/(balance is )"[\d.]+"/, '$1"9000.00"'))
    expect(money.exercised(rich)).not.toContain(id)
  })
})

test('any two ranges and any distance give only cases that are wrong in one way', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 5, max: 400 }),
      fc.constantFrom('must not exceed', 'must be less than', 'must be greater than', 'must be at least'),
      (low, width, comparing) => {
        const text = `The form has the fields First value (${low} to ${low + width}) and Second value (${low} to ${low + width}). The first value ${comparing} the second value. After saving, "Saved" is shown.`
        const { testCases } = design(text)
        const holds = (a: number, b: number) =>
          comparing === 'must not exceed'
            ? a <= b
            : comparing === 'must be less than'
              ? a < b
              : comparing === 'must be greater than'
                ? a > b
                : a >= b
        for (const testCase of testCases) {
          const { 'First value': a = '', 'Second value': b = '' } = data(testCase)
          if (a === '' || b === '') continue
          const inside = [a, b].filter((one) => Number(one) >= low && Number(one) <= low + width).length
          // A value outside its range cannot be compared as the text means it.
          const wrongs = inside < 2 ? 2 - inside : holds(Number(a), Number(b)) ? 0 : 1
          const negative = testCase.tags?.includes('negative') === true
          if (!negative) expect(wrongs).toBe(0)
          else expect(wrongs).toBe(1)
        }
      },
    ),
    { numRuns: 40 },
  ))

describe('messages of the sentence behind a comparison', () => {
  const text =
    'The form has the fields Arrival (date, required) and Departure (date, required). The departure must be after the arrival. If it is not, "Departure must be after arrival" is shown. A stay lasts no more than 14 nights. For longer stays the website shows "Stays are limited to 14 nights". After saving, "Reserved" is shown.'
  const answered = (message: string) =>
    design(text)
      .testCases.filter(({ expectedResult }) => expectedResult === `The message "${message}" is shown`)
      .map(data)
  test('answer the comparison and no empty input', () =>
    expect(answered('Departure must be after arrival')).toEqual([
      { Arrival: '2030-06-15', Departure: '2030-06-15' },
    ]))
  test('belong to a stay that is bounded without naming its dates', () =>
    expect(answered('Stays are limited to 14 nights')).toEqual([
      { Arrival: '2030-06-15', Departure: '2030-06-30' },
    ]))
})

test('a day counted from the day of the run is compared with such days only', () => {
  const { testCases, summary } = design(
    'The form has the fields Start date (required) and End date (required). The start date must not be in the past. The end date must be after the start date. After saving, "Saved" is shown.',
  )
  const pairs = testCases
    .map(data)
    .filter((one) => Object.values(one).every((value) => value !== '' && value !== '2030-02-30'))
  for (const values of pairs)
    expect(Object.values(values).every((value) => value.startsWith('%TODAY'))).toBe(true)
  expect(pairs).toContainEqual({ 'Start date': '%TODAY+30D%', 'End date': '%TODAY+30D%' })
  expect(pairs).toContainEqual({ 'Start date': '%TODAY+30D%', 'End date': '%TODAY+31D%' })
  expect(summary.coverage.percent).toBe(100)
})
