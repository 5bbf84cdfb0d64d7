import { expect, test } from 'vitest'
import { designDerived } from '../../../support/design-derived.ts'

const design = (requirements: string) =>
  designDerived({ requirements, mode: 'agentic', maxTestCases: 200 }).testCases

const form = `# Room desk
The form has the text fields "Guest" and "Phone", the number field "Nights" and the button "Check in".

## Checks when pressing "Check in"
- Guest: spaces at the beginning and end don't count. If nothing is left: "Please enter the guest." More than 20 characters: "The guest can have at most 20 characters."
- Phone: empty: "Please enter a phone number."
- Nights: empty, not a whole number, below 1 or above 7: "Nights must be a whole number from 1 to 7."

## The list
- Every guest who has not left has two buttons, "Mark gone" and "Cancel". "Cancel" removes the entry, gives the nights back, and the notice says "Stay cancelled."
`

test('a form is read though other buttons of the page belong to something else', () => {
  const cases = design(form)
  const answered = cases
    .filter(({ automation }) => automation?.ready)
    .map(({ expectedResult }) => expectedResult)
  for (const message of [
    'Please enter the guest.',
    'The guest can have at most 20 characters.',
    'Please enter a phone number.',
    'Nights must be a whole number from 1 to 7.',
  ])
    expect(answered.some((expected) => expected?.includes(message))).toBe(true)
  expect(cases.some(({ steps = [] }) => steps.some(({ action }) => action.includes('"Check in"')))).toBe(true)
})

test('what another part of the page says is no message of the form, nor what a right form leads to', () => {
  for (const { expectedResult = '', coverageItems = [] } of design(form)) {
    expect(expectedResult).not.toContain('Stay cancelled.')
    if (expectedResult.includes('Please enter the guest.'))
      expect(coverageItems.every(({ valid }) => !valid)).toBe(true)
  }
})

test('a form whose good end only other readers know keeps its boundaries and what it leads to', () => {
  const cases = design(`# Sign-up
REQ-1: The field "Name" is required and must have 2 to 40 characters. If it has fewer than 2 or more than 40 characters, the page shows "Name must have 2 to 40 characters".
REQ-2: The field "Age" is required and must be a whole number from 18 to 120. If it is not, the page shows "Age must be a whole number from 18 to 120".
REQ-3: When all fields are valid and the visitor clicks the "Create account" button, the page shows "Welcome".

| Field | Rule | Message |
|---|---|---|
| Name | 2 to 40 characters | Name must have 2 to 40 characters |
| Age | 18 to 120 | Age must be a whole number from 18 to 120 |
`)
  const with18 = cases.filter(({ steps = [] }) => steps.some(({ testData }) => testData === 'Age=18'))
  expect(with18.map(({ expectedResult }) => expectedResult)).toEqual(['"Welcome" is visible'])
})
