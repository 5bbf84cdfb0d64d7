import { expect, test } from 'vitest'
import { designDerived } from '../../../support/design-derived.ts'

const cases = (requirements: string) =>
  designDerived({ mode: 'agentic', requirements, maxTestCases: 100 }).testCases

const useCase = (fourth: string, branches: string, rules = '') => `Use case: Book a berth

Actor: Skipper

Main scenario
1. The skipper opens "Berths" and presses "New booking".
2. The system shows the booking form.
3. The skipper enters the boat name, selects the length, uploads the insurance and presses "Continue".
4. ${fourth}
5. The skipper pays by card.
6. The system shows "See you in the harbour".

Alternatives
${branches}

Rules
- Boat name: mandatory, 2 to 20 characters. Error message: "Enter the boat name".
- Length: Small, Medium or Large. Error message if nothing is selected: "Select the length".
- Insurance: a PDF file of up to 2 MB. Error message: "Upload a PDF file".
${rules}`
const declined =
  '5a. The card is declined: the system shows "Try another card" and goes back to step 5. When the card is declined for the third time, the system shows "Booking cancelled" and the use case ends.'

test('a form in the middle of a flow is sent by the button of its step and leads to what that step shows', () => {
  const all = cases(useCase('The system checks the entries and shows the fee.', declined))
  const filled = all.filter(({ title }) => title.startsWith('Booking form'))
  expect(filled.length).toBeGreaterThan(4)
  for (const { steps = [] } of filled) expect(steps.at(-1)?.action).toBe('Click the "Continue" button')
  expect(filled.some(({ expectedResult }) => expectedResult === 'The system shows the fee')).toBe(true)
  expect(filled.some(({ expectedResult = '' }) => expectedResult.includes('See you'))).toBe(false)
})

test.each([
  'The system validates the data and displays the fee.',
  'The system verifies the entries and then shows the fee.',
])('what is shown behind what is checked is an answer: %s', (fourth) => {
  const main = cases(useCase(fourth, declined)).find(({ title }) => title.endsWith('main flow'))
  expect(
    main?.steps?.some(({ expectedResult }) => /^The system (?:displays|shows) the fee$/.test(expectedResult)),
  ).toBe(true)
})

test('a file that a flow uploads is attached', () => {
  const main = cases(useCase('The system shows the fee.', declined)).find(({ title }) =>
    title.endsWith('main flow'),
  )
  expect(main?.steps?.map(({ action }) => action).join('\n')).toContain('to "Insurance"')
})

test.each([
  [
    'When the card is declined for the third time, the system shows "Booking cancelled" and the use case ends.',
    3,
  ],
  ['If this happens for the 4th time, the system shows "Booking cancelled".', 4],
  ['After the second attempt fails, the system shows "Booking cancelled".', 2],
])('what a branch says of another time is a case of its own: %s', (sentence, times) => {
  const all = cases(
    useCase(
      'The system shows the fee.',
      `5a. The card is declined: the system shows "Try another card" and goes back to step 5. ${sentence}`,
    ),
  )
  const cancelled = all.filter(({ expectedResult = '' }) => expectedResult.includes('Booking cancelled'))
  expect(cancelled).toHaveLength(1)
  const paid = (cancelled[0]?.steps ?? []).filter(({ action }) => action.startsWith('Pay by card'))
  expect(paid.map(({ expectedResult }) => /"([^"]+)"/.exec(expectedResult)?.[1])).toEqual([
    ...Array.from({ length: times - 1 }, () => 'Try another card'),
    'Booking cancelled',
  ])
  expect(
    all.some(({ expectedResult = '' }) => /Try another card[\s\S]*Booking cancelled/.test(expectedResult)),
  ).toBe(false)
})

test.each([
  'The fee depends on the length: 40.00 EUR for Small, 70.00 EUR for Medium, 120.00 EUR for Large.',
  'The fee is 40.00 EUR for Small, 70.00 EUR for Medium and 120.00 EUR for Large.',
])('amounts before the names that they belong to are prices: %s', (rule) => {
  const all = cases(
    useCase('The system shows the fee.', declined, `- ${rule} Owners of electric boats pay half of it.`),
  )
  const fees = all.flatMap(
    ({ expectedResult = '' }) => /fee is (\d+\.00 EUR)/.exec(expectedResult)?.[1] ?? [],
  )
  expect(new Set(fees)).toEqual(
    new Set(['40.00 EUR', '70.00 EUR', '120.00 EUR', '20.00 EUR', '35.00 EUR', '60.00 EUR']),
  )
})

test('amounts that are no prices of choices are none', () => {
  const all = cases(
    'The form has these inputs:\n- Size: Small or Large\n\nThe fund gave 40.00 EUR for paint and 70.00 EUR for brushes.',
  )
  expect(all.some(({ expectedResult = '' }) => expectedResult.includes('40.00'))).toBe(false)
})
