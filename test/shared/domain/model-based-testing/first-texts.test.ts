import { describe, expect, test } from 'vitest'
import { designCases } from '../../../../shared/domain/model-based-testing/index.ts'
import { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { fulfils, readCase } from '../../../support/corpus/matches.ts'
import { fixtures } from '../../../support/models/index.ts'

const named = (name: string) => {
  const fixture = fixtures.find((one) => one.name === name)
  if (!fixture) throw new RangeError(name)
  return { fixture, ...designCases(fixture.model, fixture.sentences) }
}

describe.each(fixtures)('$name', (fixture) => {
  const { cases } = designCases(fixture.model, fixture.sentences)

  test('every item that a tester expects has a case', () => {
    const read = cases.map(readCase)
    expect(fixture.expected.filter((item) => !read.some((one) => fulfils(one, item)))).toEqual([])
  })

  test('no case says what the text denies', () => {
    const read = cases.map(readCase)
    expect(fixture.never.filter((item) => read.some((one) => fulfils(one, item)))).toEqual([])
  })

  test('every case is a test case of the wire with its items, its requirement and a title of its own', () => {
    for (const one of cases) {
      expect(TestCase().safeParse(one).error).toBeUndefined()
      expect(one.coverageItems?.length).toBeGreaterThan(0)
      expect(one.testBasis).toContain(one.requirementRef)
      expect(one.expectedResult).not.toBe('')
    }
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length)
  })

  test('the same model gives the same cases', () => {
    expect(designCases(structuredClone(fixture.model), fixture.sentences).cases).toEqual(cases)
  })
})

test('limits of several entries are tried side by side where they hold, and one by one where they are broken', () => {
  expect(named('hall-plan').cases.map(({ title }) => title)).toEqual([
    'Valid entries: the plan is saved',
    'Budget 0.01 EUR, 5 rows, 6 seats and 1 aisle are accepted',
    'Budget 900.00 EUR, 40 rows, 30 seats and 4 aisles are accepted',
    'Budget 0.00 EUR is refused',
    'Budget 900.01 EUR is refused',
    '20.5 rows are refused',
    'Rows "abc" is refused',
    '20.5 seats are refused',
    'Seats "abc" is refused',
    '2.5 aisles are refused',
    'Aisles "abc" is refused',
    '4 rows are refused',
    '41 rows are refused',
    '5 seats are refused',
    '31 seats are refused',
    '0 aisles are refused',
    '5 aisles are refused',
  ])
})

test('a form whose text names all its controls gives cases that a run can do and judge', () => {
  const { cases } = named('newsletter-form')
  expect(cases.filter(({ automation }) => !automation?.ready)).toEqual([])
  const short = cases.find(({ title }) => title === 'Nickname of 3 characters is refused')
  expect(short?.steps?.map(({ action }) => action)).toEqual([
    'Open the page',
    'Enter "Ale" in the "Nickname" field',
    'Enter "48219073" in the "Code" field',
    'Enter "50" in the "Age" field',
    'Check "I agree"',
    'Click "Subscribe"',
  ])
  expect(short?.expectedResult).toBe(
    'The message "Nickname must be 4 to 16 characters long." is shown and the heading "Hello, Ale" is not shown',
  )
})

test('paths lead over all transitions, and the guard is tried on both sides of its limit', () => {
  const titles = named('leave-claims').cases.map(({ title }) => title)
  expect(titles.slice(0, 3)).toEqual([
    'Claim goes from New via Sent to Accepted: send, accept (5 days)',
    'Claim goes from New via Sent and Second Look to Accepted: send, accept (6 days), accept',
    'Claim goes from New via Sent and Rejected to New: send, reject, rework',
  ])
  expect(titles).toHaveLength(18)
  expect(titles).toContain('Rework has no effect in state Second Look')
})

test('each row of a table is tried at the ends of its ranges, once each', () => {
  expect(
    named('freight-surcharge')
      .cases.slice(0, 4)
      .map(({ title }) => title),
  ).toEqual([
    'Goods class Standard, weight 49 kg: surcharge 0 %',
    'Goods class Standard, weight 50 kg: surcharge 4 %',
    'Goods class Standard, weight 499 kg: surcharge 4 %',
    'Goods class Standard, weight 500 kg: surcharge 9 %',
  ])
})

test('a state that buttons lead to is reached by clicks', () => {
  const refused = named('parcel-desk').cases.find(
    ({ title }) => title === 'Return is refused in state Weighed',
  )
  expect(refused?.steps?.map(({ action }) => action)).toEqual([
    'Open the page',
    'Click "Accept"',
    'Click "Weigh"',
    'Click "Return"',
  ])
  expect(refused?.expectedResult).toBe(
    '"Return is not possible in state Weighed." is visible and "State: Weighed" is visible',
  )
  expect(refused?.automation).toEqual({ ready: true, reasons: [] })
})

test('what an example takes as given is made by the steps that another example tells', () => {
  const done = named('shopping-notes').cases.find(({ title }) => title === 'Press "Done"')
  expect(done?.steps?.map(({ action }) => action)).toEqual([
    'Open the page',
    'Enter "Eggs" in the "Item" field',
    'Click "Put on list"',
    'Check "Eggs"',
    'Enter "Tea" in the "Item" field',
    'Click "Put on list"',
    'Click "Done"',
  ])
  expect(done?.automation).toEqual({ ready: true, reasons: [] })
})
