import { expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/index.ts'
import { fixedPart } from '../../../../../shared/domain/requirements/facts/messages/sample-texts.ts'
import type { Fact } from '../../../../../shared/domain/requirements/facts/types.ts'
import { designTests } from '../../../../../shared/domain/test-design/index.ts'

const factsOf = (text: string): Fact[] => readDocument(text).flatMap(({ facts }) => facts)
const messages = (text: string) =>
  factsOf(text).flatMap((fact) =>
    fact.kind === 'message'
      ? [`${fact.labels.join(' + ')}: ${fact.text} (${fact.violations.join(', ')})`]
      : [],
  )
const cases = (requirements: string) =>
  designTests({ mode: 'agentic', requirements, maxTestCases: 100 }).testCases

test.each([
  '- Room: mandatory, 2 to 30 characters. "Enter the room"',
  '- Room: mandatory, 2 to 30 characters, "Enter the room"',
  '- Room: mandatory, 2 to 30 characters – "Enter the room".',
  '1. Room: 2 to 30 characters, mandatory; "Enter the room"',
])('a text that ends an item is the message of its input: %s', (item) => {
  expect(messages(`The form has these inputs:\n${item}`)).toEqual([
    expect.stringMatching(/: Enter the room \(empty, tooShort, tooLong\)$/),
  ])
})

test.each([
  '- Room: mandatory, default "Great hall on top"',
  '- Room: one of "Great hall on top" or "Cellar"',
  '- Room: 2 to 30 characters, labelled "Room of the meeting"',
  '- Room: mandatory, "Cellar"',
])('a value at the end of an item is no message: %s', (item) => {
  expect(messages(`The form has these inputs:\n${item}`)).toEqual([])
})

test('a quoted text in a paragraph of its own answers no input', () => {
  expect(messages('Room: mandatory, 2 to 30 characters.\n\n"Meet where you like"')).toEqual([])
})

test.each([
  ['Arrival and departure: both mandatory, "Enter both days"', ['Arrival', 'Departure']],
  ['Street, postcode and city: all mandatory, 2 to 40 characters', ['Street', 'Postcode', 'City']],
  ['Terms and conditions: mandatory, must be ticked', ['Terms and conditions']],
])('%s', (item, labels) => {
  expect(factsOf(`- ${item}`).flatMap((fact) => (fact.kind === 'field' ? [fact.label] : []))).toEqual(labels)
})

test.each([
  'The pick-up and the return station must be different. If they are the same: "Choose two stations".',
  'The pick-up and the return station must not be the same. When both are identical, "Choose two stations" is shown.',
])('what answers two equal inputs is the message of their comparison: %s', (rule) => {
  expect(messages(rule)).toEqual([': Choose two stations (relation)'])
})

test.each([
  'The end date may be the start date, but not earlier: "The end is before the start".',
  'The end date may be the same day as the start date but not before: "The end is before the start".',
])('%s', (rule) => {
  expect(factsOf(rule).find(({ kind }) => kind === 'relation')).toMatchObject({
    label: 'End date',
    other: 'Start date',
  })
  expect(messages(rule)).toEqual([': The end is before the start (relation)'])
})

test.each([
  ['Total: 45.00 EUR', 'Total:'],
  ['You save €12 today', 'You save'],
  ['14 trips found', 'trips found'],
  ['Ticket 1234 is booked', 'is booked'],
  ['12.50', undefined],
  ['Welcome aboard', 'Welcome aboard'],
])('of the example "%s" only what does not change is expected', (text, fixed) => {
  expect(fixedPart(text)).toBe(fixed)
})

test.each([
  'When everything is filled in correctly, the page shows the total, for example "Total: 45.00 EUR" for 3 adults.',
  'If all entries are valid, the page displays the sum, rounded to the cent, e.g. "Total: 45.00 EUR".',
])('no case expects the example of one input for all of them: %s', (rule) => {
  const all = cases(
    `The form has these inputs:\n- Adults: 1 to 9, mandatory. "Enter 1 to 9 adults"\n\n${rule}`,
  )
  const expected = all.map(({ expectedResult = '' }) => expectedResult)
  expect(expected.filter((text) => text.includes('"Total:" is visible')).length).toBeGreaterThan(1)
  expect(expected.some((text) => text.includes('45.00'))).toBe(false)
})

test('the outcome of another button is not the one of the form', () => {
  const all = cases(`On the page "Fare" riders fill in the form and press "Show fare".
- Zones: 1 to 6, mandatory. "Choose 1 to 6 zones"

If all entries are correct, the page shows the fare.

The rider can buy the ticket by pressing "Buy" and then sees "Have a good trip".`)
  const sent = all.filter(({ steps = [] }) => steps.some(({ action }) => action.includes('"Show fare"')))
  expect(sent.length).toBeGreaterThan(2)
  expect(sent.some(({ expectedResult = '' }) => expectedResult.includes('Have a good trip'))).toBe(false)
})

test.each([
  'The form "New trip" (button "Save"):',
  'Fields of the "New trip" dialog (button "Save"):',
  'On the page "New trip" (button "Save"):',
])('%s opens a form of its own in the middle of a section', (opening) => {
  const all = cases(`# Trips

The search has these inputs:
- Country: mandatory, 2 to 40 characters. "Enter a country"

${opening}
- Title: mandatory, 3 to 50 characters. "Enter a title"
- If nothing is wrong: "Trip saved"`)
  const saved = all.filter(({ expectedResult = '' }) => expectedResult.includes('Trip saved'))
  expect(saved.length).toBeGreaterThan(0)
  for (const { steps = [] } of saved) {
    expect(steps.some(({ action }) => action.includes('"Title"'))).toBe(true)
    expect(steps.some(({ action }) => action.includes('"Country"'))).toBe(false)
  }
})
