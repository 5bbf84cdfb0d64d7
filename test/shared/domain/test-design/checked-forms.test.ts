import { expect, test } from 'vitest'
import { designDerived } from '../../../support/design-derived.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'

const voucher = `# Gift voucher order

## Page
1. "Recipient" (text field)
2. "Amount in EUR" (text field)
3. "Design" (drop-down list: "Select a design", "Birthday", "Wedding")
4. "I agree to the conditions" (checkbox)
5. Buttons "Order voucher" and "Start over"

## Validation
Validation happens when "Order voucher" is pressed. Error texts appear under the field concerned.

1. Recipient
   a. must be filled in – "Who is the voucher for?"
   b. 2 to 50 characters – "The name must be 2 to 50 characters long."
   c. only letters, spaces and hyphens – "Please use letters, spaces and hyphens only."
2. Amount in EUR
   a. must be filled in – "Please enter an amount."
   b. must be a whole number – "Please enter whole euros."
   c. at least 10 and at most 500 – "Vouchers are available from 10 to 500 euros."
3. Design
   a. must be chosen – "Please pick a design."
4. I agree to the conditions
   a. must be ticked – "You have to agree to the conditions."

Per field only the first error is shown. Whitespace around the entries does not count.

## After pressing
* With errors: a summary says "There are 2 errors." / "There is 1 error.", everything typed stays.
* Without errors: "Voucher for Anna over 50 EUR ordered." (recipient and amount as entered) is shown and the form is reset.
* When a field is changed its error text vanishes.
* "Start over" resets the form to its initial state and clears all texts.
`

const lost = `# Report a lost item

The page has the text fields "Item", "Reference", "E-mail" and "Confirm e-mail", a select "Station" ("Choose a station", "Central", "Harbour"), and the buttons "Send report" and "Discard".

The table lists the checks of each field in their order; only the message of the first check that fails is shown, next to the field.

| Field | Wrong if | Message |
| --- | --- | --- |
| Item | empty | Please describe the item. |
| | longer than 60 characters | Use 60 characters at most. |
| Reference | not of the form AB-1234 | The reference looks like AB-1234. |
| | already reported on this page | This reference has been reported already. |
| E-mail | no "@" in it | Please enter a valid e-mail. |
| Confirm e-mail | different from E-mail | The e-mails are not the same. |
| Station | nothing chosen | Please choose a station. |

- Clicking "Send report" checks the whole form. If anything is wrong, the focus is set to the first wrong field.
- If all checks pass, the form is cleared and the text "Report AB-1234 received." is displayed (with the reference that was entered).
- Enter in any text field works like "Send report".
`

const paragraphs = `# Table reservation

The form has the text fields "Name", "E-mail" and "Guests", a text area "Remarks" and the buttons "Reserve" and "Reset".

When the guest clicks "Reserve", each wrong field gets its error message directly below it. If several rules of a field are broken, only the first of them counts.

**Name.** If the name is missing, the message is "Please tell us your name." With fewer than 2 or more than 40 characters it is "Your name must have between 2 and 40 characters."

**E-mail.** The e-mail may be left empty. If something is entered, it must contain an "@" with at least one dot behind it, or else the message "This does not look like an e-mail address." is shown.

**Guests.** Without a number the form says "How many guests will come?". Anything that is not a whole number is answered with "Please enter a whole number." Fewer than 1 or more than 8 guests lead to "We can seat 1 to 8 guests."

**Remarks.** Optional, at most 200 characters: "Please keep your remarks under 201 characters."

When there are no errors, the page shows "Thank you, Maria. We look forward to seeing you." (with the name that was entered).
`

function casesOf(requirements: string): TestCase[] {
  return designDerived({ mode: 'generate', requirements, maxTestCases: 200 }).testCases
}

/** The case in which an input holds a value when the form is sent with everything else right. */
function sentWith(cases: TestCase[], title: RegExp): TestCase {
  const found = cases.find((one) => title.test(one.title))
  if (!found)
    throw new Error(`no case is called ${String(title)}:\n${cases.map((one) => one.title).join('\n')}`)
  return found
}

test('every wrong value stands in a case of its own, with all else right and its message beside the input', () => {
  const cases = casesOf(voucher)
  const short = sentWith(cases, /^Recipient "A" is answered/)
  expect(short.steps?.map(({ action }) => action)).toEqual([
    'Open the page',
    'Enter "A" in the "Recipient" field',
    expect.stringMatching(/^Enter "\d+" in the "Amount in EUR" field$/),
    'Select "Birthday" from "Design"',
    'Check "I agree to the conditions"',
    'Click the "Order voucher" button',
  ])
  expect(short.expectedResult).toBe(
    'The message "The name must be 2 to 50 characters long." is shown next to the "Recipient" field and "There is 1 error." is visible',
  )
  expect(sentWith(cases, /^Amount in EUR "9" is answered/).expectedResult).toContain('from 10 to 500 euros')
  expect(sentWith(cases, /^Amount in EUR "501" is answered/).expectedResult).toContain('from 10 to 500 euros')
  expect(sentWith(cases, /^Amount in EUR "10\.5" is answered/).expectedResult).toContain('whole euros')
  expect(sentWith(cases, /^Amount in EUR " {3}" is answered/).expectedResult).toContain('enter an amount')
  expect(sentWith(cases, /^Design not chosen/).expectedResult).toContain('next to the "Design" dropdown')
  expect(cases.every(({ automation }) => automation?.ready)).toBe(true)
})

test('values at the limits and ignored spaces are accepted with the text that repeats them', () => {
  const cases = casesOf(voucher)
  expect(sentWith(cases, /^Recipient "An" is accepted/).expectedResult).toBe(
    '"Voucher for An over 50 EUR ordered." is visible',
  )
  expect(sentWith(cases, /^Amount in EUR "500" is accepted/).expectedResult).toBe(
    '"Voucher for Anna over 500 EUR ordered." is visible',
  )
  expect(sentWith(cases, /^Recipient " {2}Anna " is accepted/).expectedResult).toBe(
    '"Voucher for Anna over 50 EUR ordered." is visible',
  )
  expect(sentWith(cases, /^Design "Wedding" is accepted/).expectedResult).toContain('Voucher for Anna over')
})

test('several wrong inputs are counted, a changed input loses its message, and clearing takes all of them', () => {
  const cases = casesOf(voucher)
  expect(sentWith(cases, /^All 4 inputs are wrong at once/).expectedResult).toContain(
    '"There are 4 errors." is visible',
  )
  expect(sentWith(cases, /^The message of Recipient disappears/).expectedResult).toBe(
    '"Who is the voucher for?" is not visible',
  )
  expect(sentWith(cases, /^"Start over" removes the messages/).expectedResult).toContain(
    '"Please pick a design." is not visible',
  )
  expect(sentWith(cases, /^The inputs are as at the start after a success/).expectedResult).toContain(
    '"Select a design" is selected in "Design"',
  )
})

test('a table with several rows for an input gives its rules in their order', () => {
  const cases = casesOf(lost)
  expect(sentWith(cases, /^Reference "AB-1234" a second time/).expectedResult).toBe(
    'The message "This reference has been reported already." is shown next to the "Reference" field',
  )
  expect(sentWith(cases, /^E-mail "anna\.example\.com" is answered/).expectedResult).toContain('valid e-mail')
  expect(sentWith(cases, /^Confirm e-mail .* is answered with "The e-mails/).expectedResult).toContain(
    '"The e-mails',
  )
  expect(sentWith(cases, /^The first wrong input of Item/).expectedResult).toContain(
    'the "Item" field is focused',
  )
  const key = sentWith(cases, /^Enter sends the form/)
  expect(key.steps?.at(-1)?.action).toMatch(/^Press Enter in the "[^"]+" field$/)
  expect(key.expectedResult).toBe('"Report AB-1234 received." is visible')
})

test('paragraphs give the same rules as lists, and an optional input may stay empty', () => {
  const cases = casesOf(paragraphs)
  expect(sentWith(cases, /^Guests "0" is answered/).expectedResult).toContain('We can seat 1 to 8 guests.')
  expect(sentWith(cases, /^Guests empty is answered/).expectedResult).toContain('How many guests will come?')
  expect(sentWith(cases, /^Name ".{1,60}41 characters\)" is answered/).expectedResult).toContain(
    '"Name" field',
  )
  expect(cases.some(({ title }) => title.startsWith('E-mail empty is answered'))).toBe(false)
  expect(sentWith(cases, /^E-mail "anna@example" is answered/).expectedResult).toContain('"E-mail" field')
  const accepted = sentWith(cases, /^Guests "8" is accepted/)
  expect(accepted.steps?.some(({ action }) => action.includes('"E-mail"'))).toBe(false)
  expect(accepted.expectedResult).toBe('"Thank you, Maria. We look forward to seeing you." is visible')
})

test('what the text does not say is not expected: no message is gone, nothing is emptied, nobody is told a number', () => {
  const cases = casesOf(paragraphs)
  const said = cases.map(({ expectedResult }) => expectedResult).join('\n')
  expect(said).not.toMatch(/disappears|is empty|is focused/)
  expect(
    cases.some(({ title }) => /disappears when|as at the start|Enter sends|a second time/.test(title)),
  ).toBe(false)
})

test('a rule that is not understood makes no value of its input sure, and no form is claimed to be accepted', () => {
  const strange = voucher.replace(
    'only letters, spaces and hyphens – "Please use letters, spaces and hyphens only."',
    'must sound friendly to our staff – "Please be friendly."',
  )
  const cases = casesOf(strange)
  expect(cases.some(({ expectedResult }) => expectedResult?.includes('Voucher for'))).toBe(false)
  expect(cases.some(({ expectedResult }) => expectedResult?.includes('Please be friendly.'))).toBe(false)
  const wrong = sentWith(cases, /^Amount in EUR "9" is answered/)
  expect(wrong.expectedResult).toBe(
    'The message "Vouchers are available from 10 to 500 euros." is shown next to the "Amount in EUR" field',
  )
})
