import { expect, test } from 'vitest'
import { designDerived } from '../../../support/design-derived.ts'

const design = (requirements: string) =>
  designDerived({ requirements, mode: 'agentic', maxTestCases: 200 }).testCases

const booth = `# Market booth
- The page shall carry the heading "Market booth" and one form with the buttons "Book booth" and "Start afresh".
- The form shall check all fields when "Book booth" is pressed, and shall show every message at once, each below its field.
- Above the form, an alert shall give the number of wrong fields: "Please correct 3 fields.", or "Please correct 1 field." if there is only one.
- Spaces before and after an entry shall not count.
- Messages shall be brought up to date at the next press of "Book booth"; a field that has been corrected shall then no longer show a message.

## Fields
- "Holder name" shall be required. If it is empty the message shall be "Enter the holder name."
- The holder name shall have 2 to 30 characters; otherwise the message shall be "The holder name must have 2 to 30 characters."
- "Trade code" shall be required. If it is empty the message shall be "Enter the trade code."
- The trade code shall consist of three capital letters, a hyphen and two digits; otherwise (small letters included) the message shall be "The trade code must look like ABC-12."
- "Metres" shall be required. If it is empty the message shall be "Enter the metres."
- The metres shall be a whole number from 1 to 12; otherwise the message shall be "The metres must be a whole number from 1 to 12."
- If the kind is "Food", 4 metres shall be the most; for 5 to 12 metres the message at "Metres" shall be "A food booth has at most 4 metres."
- "Kind" shall offer "Please choose" (preset), "Food", "Books" and "Fireworks". If none is chosen the message shall be "Choose a kind."
- "Permit" shall be visible only while the kind is "Fireworks". If the kind is changed to another one, the entry in it shall be discarded.
- For fireworks the permit shall be required. If it is empty the message shall be "Enter the permit."
- A permit with fewer than 6 characters shall give the message "The permit must have at least 6 characters."
- "Phone (optional)" may be left empty. If filled in, it shall consist of 7 to 12 digits, with a plus sign in front if wished; spaces between the digits are allowed and do not count. Otherwise the message shall be "The phone number must have 7 to 12 digits."
- "Market day" shall be required. If it is empty the message shall be "Enter the market day."
- The market day shall lie between 1 May 2025 and 31 August 2025, both days included; otherwise the message shall be "The market day must be from May to August 2025."
- "Remarks (optional)" may be left empty and shall have at most 80 characters. A longer text can be typed, but on booking the message shall be "The remarks must not be longer than 80 characters."
- Below the remarks, their length shall be shown while typing, for example "17 of 80 characters"; at the start "0 of 80 characters".

## After booking
- If all fields are right, the form shall disappear and a status shall confirm, for example, "Booked: 3 metres for Ann Miller (Books)." A single metre shall read "Booked: 1 metre for Ann Miller (Books)."
- After booking, the button "Book another" shall be shown. It shall remove the confirmation and bring back the form, with all fields empty.

## Clearing
- "Start afresh" shall empty all fields, set "Kind" back to "Please choose", remove all messages including the alert, and set the length of the remarks back to "0 of 80 characters".
`

const ready = design(booth).filter(({ automation }) => automation?.ready)
const caseWith = (...actions: string[]) =>
  ready.find(({ steps = [] }) => actions.every((action) => steps.some((step) => step.action === action)))

test('inputs that sentences tell of without a noun make a form, and no message becomes one', () => {
  const filled = ready.flatMap(({ steps = [] }) => steps.map(({ action }) => action))
  expect(filled).toContain('Enter "Ann Miller" in the "Holder name" field')
  expect(filled.some((action) => action.includes('Please correct'))).toBe(false)
})

test('a rule for one choice counts only with it, on both sides of its limit', () => {
  const food = 'Select "Food" from "Kind"'
  expect(caseWith(food, 'Enter "5" in the "Metres" field')?.expectedResult).toContain(
    'A food booth has at most 4 metres.',
  )
  expect(caseWith(food, 'Enter "4" in the "Metres" field')?.expectedResult).toContain('Booked: 4 metres')
  expect(
    caseWith('Select "Books" from "Kind"', 'Enter "12" in the "Metres" field')?.expectedResult,
  ).toContain('Booked: 12 metres')
})

test('an input that is there for one choice only is filled in with it and nowhere else', () => {
  for (const { steps = [] } of ready) {
    const at = steps.findIndex(({ action }) => action.includes('in the "Permit" field'))
    if (at >= 0)
      expect(steps.slice(0, at).some(({ action }) => action === 'Select "Fireworks" from "Kind"')).toBe(true)
  }
  const shown = ready.map(({ expectedResult }) => expectedResult)
  expect(shown).toContain('The "Permit" field is not visible')
  expect(shown.some((one) => one?.includes('"Permit" field is empty'))).toBe(true)
  expect(shown.some((one) => one?.includes('Enter the permit.'))).toBe(true)
})

test('a confirmation by example is expected with the values of the case, and its single form for one', () => {
  const one = caseWith('Enter "1" in the "Metres" field', 'Select "Books" from "Kind"')
  expect(one?.expectedResult).toBe('"Booked: 1 metre for Ann Miller (Books)." is visible')
})

test('days at and beside the limits, and what a text box for dates cannot hold is not tried', () => {
  expect(caseWith('Enter "2025-04-30" in the "Market day" field')?.expectedResult).toContain(
    'from May to August',
  )
  expect(caseWith('Enter "2025-08-31" in the "Market day" field')?.expectedResult).toContain('Booked:')
  const days = ready.flatMap(({ steps = [] }) =>
    steps.flatMap(({ action }) => /^Enter "([^"]*)" in the "Market day"/.exec(action)?.[1] ?? []),
  )
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([])
})

test('the number of characters follows what is typed and goes back when the form is cleared', () => {
  const expected = ready.flatMap(({ steps = [] }) => steps.map(({ expectedResult }) => expectedResult))
  expect(expected).toContain('"0 of 80 characters" is visible')
  expect(expected).toContain('"80 of 80 characters" is visible')
  expect(
    caseWith('Click the "Start afresh" button', 'Enter "Anna Berg" in the "Remarks (optional)" field')
      ?.expectedResult,
  ).toContain('"0 of 80 characters" is visible')
})

test('one of two wrong inputs is corrected: its message goes, the number of wrong ones is one', () => {
  expect(
    ready.some(
      ({ expectedResult = '' }) =>
        expectedResult.includes('"Enter the holder name." is not visible') &&
        expectedResult.includes('"Please correct 1 field." is visible'),
    ),
  ).toBe(true)
})

test('the button behind the confirmation brings back the empty form', () => {
  const back = ready.find(({ steps = [] }) => steps.at(-1)?.action === 'Click the "Book another" button')
  expect(back?.expectedResult).toContain('"Holder name" field is empty')
  expect(back?.expectedResult).toContain('is not visible')
})

test('inputs that other sentences tell of by constraints alone keep the form with its other readers', () => {
  const cases = design(`# Loan
- The page has the button "Apply".
- "Borrower" is required. If it is empty the message is "Enter the borrower."
- "Branch" is required. If it is empty the message is "Enter the branch."
- Amount (required, 100 to 900).
- When all fields are valid and the user clicks "Apply", the page shows "Thank you".
`)
  const sent = cases.filter(
    ({ automation, expectedResult }) => automation?.ready && expectedResult?.includes('Thank you'),
  )
  for (const { steps = [] } of sent)
    expect(steps.some(({ action }) => action.includes('"Amount" field'))).toBe(true)
})
