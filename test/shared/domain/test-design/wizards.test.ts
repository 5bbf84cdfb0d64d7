import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'

const borrowing = `# Borrow equipment

Students borrow equipment of the media lab in three steps; a line above the form says "Step 1 of 3", "Step 2 of 3" and "Step 3 of 3".

In the first step, headed "Equipment", the student picks an "Item" from the list (Camera, Tripod, Microphone) and types how long it is needed into "Days". Both are needed. Without an item we show "Choose an item."; if the days are missing or are not a whole number from 1 to 14, we show "Days: 1 to 14." The button "Next" takes the student to the second step.

The second step is headed "You". It has the text fields "Student number" and "Email". The student number consists of exactly 7 digits; otherwise the message is "A student number has 7 digits." An email address is required, and a missing or malformed one gives "Please check your email." "Next" leads to step 3, "Back" returns to step 1.

The third step, "Check and send", repeats the item, the days, the student number and the email address. If the student clicks "Send request" the page thanks with "Your request has been sent." and offers a button "New request", which leads back to an empty first step. "Back" leads to step 2.

Whenever something is wrong in a step, "Next" does not lead on, and all messages of that step are shown together. Going back keeps everything that was entered.
`

const tickets = `# Event registration

- **R1** The registration shall be a wizard with three steps: "Ticket", "Participant" and "Confirm". The name of the current step shall be shown as heading, and "Step 1 of 3", "Step 2 of 3" or "Step 3 of 3" above it.
- **R2** The button "Next" shall lead to the next step if all fields of the step are valid. Otherwise the user shall remain on the step and the message of every invalid field shall be shown below it.
- **R3** From the second step on there shall be a button "Back", which leads to the previous step. Error messages of a step shall not be shown any more when the user returns to it.

## Step "Ticket"

| Field | Type | Rule | Message |
|---|---|---|---|
| Ticket type | select ("Standard", "VIP"), initially "Please select" | must be selected | "Select a ticket type." |
| Number of tickets | number, initially 1 | whole number from 1 to 5 | "You can order 1 to 5 tickets." |
| Workshop | checkbox, initially off | | |

## Step "Participant"

| Field | Type | Rule | Message |
|---|---|---|---|
| Name | text | empty or only spaces | "Enter your name." |
| | | 3 to 40 characters | "Enter a name of 3 to 40 characters." |
| Company | text, optional | at most 60 characters | "The company name is too long." |

## Step "Confirm"

- **R5** The step shall show a table with the rows "Ticket type", "Name", "Company" ("–" if no company was entered), "Tickets", "Workshop" (only if the workshop was chosen), "Group discount" (only for 4 tickets or more) and "Total".
- **R6** A Standard ticket costs 90.00 €, a VIP ticket 180.00 €. The workshop costs 25.00 € per ticket. For 4 tickets or more there is a group discount of 5 % on the tickets. Example: 4 VIP tickets with workshop: 720.00 €, 100.00 €, -36.00 €, total 784.00 €.
- **R7** A click on "Register" shall show the heading "Registration complete" and the text "See you there, Jo Doe!".
- **R8** "Register another person" shall start the wizard again with empty fields.
`

const design = (requirements: string) =>
  designTests({ requirements, mode: 'agentic', maxTestCases: 200 }).testCases
const borrowed = design(borrowing)
const ordered = design(tickets)
const titled = (cases: TestCase[], part: string): TestCase => {
  const found = cases.find(({ title }) => title.includes(part))
  if (!found) throw new Error(`no case is called ${part}: ${cases.map(({ title }) => title).join('; ')}`)
  return found
}
const told = ({ steps = [], expectedResult = '' }: TestCase) => [
  ...steps.map(({ action }) => action),
  `=> ${expectedResult}`,
]

describe('three steps in plain paragraphs', () => {
  test('a wrong value is entered in its own step, which stays', () =>
    expect(told(titled(borrowed, 'refused when Student number has 8 or more characters'))).toEqual([
      'Open the page',
      'Select "Camera" from "Item"',
      'Enter "5" in the "Days" field',
      'Click the "Next" button',
      expect.stringMatching(/^Enter "\d{8}" in the "Student number" field$/),
      'Enter "alex.miller@example.com" in the "Email" field',
      'Click the "Next" button',
      '=> The message "A student number has 7 digits." is shown and the page shows "Step 2 of 3" and the heading "You" is shown',
    ]))

  test('limits that stand only in the condition of a message are tried on both sides', () =>
    expect(
      borrowed
        .map(({ title }) => title.replace('Borrow equipment: ', ''))
        .filter((title) => title.includes('Days')),
    ).toEqual([
      'accepted when Item is "Camera" and Days is from 1 to 14',
      'accepted when Item is "Tripod" and Days is 1',
      'accepted when Item is "Microphone" and Days is 14',
      'refused when Days is empty',
      'refused when Days is 0 or less',
      'refused when Days is 15 or more',
      'refused when Days is not a whole number',
    ]))

  test('all mistakes of a step are expected at once', () =>
    expect(titled(borrowed, 'all mistakes of step 1').expectedResult).toBe(
      'The message "Choose an item." is shown and the message "Days: 1 to 14." is shown and the page shows "Step 1 of 3" and the heading "Equipment" is shown',
    ))

  test('going back keeps what was entered, seen in every step and by coming forward again', () => {
    const { steps = [], expectedResult } = titled(borrowed, 'kept on going back from step 3')
    const [back, first, , last] = steps.slice(-4)
    expect(back?.expectedResult).toContain('the "Student number" field has the value')
    expect(first?.expectedResult).toContain('"Camera" is selected in "Item"')
    expect(last?.action).toBe('Click the "Next" button')
    expect(expectedResult).toBe('The page shows "Step 3 of 3" and "Check and send" is visible')
  })

  test('the last button leads to the end, and the one there to an empty start', () => {
    expect(told(titled(borrowed, 'confirmed')).slice(-2)).toEqual([
      'Click the "Send request" button',
      '=> "Your request has been sent." is visible',
    ])
    const again = titled(borrowed, 'starting again')
    expect(again.expectedResult).toContain('Step 3 of 3')
    expect(
      again.steps?.some(({ expectedResult }) =>
        expectedResult.includes('the "Student number" field is empty'),
      ),
    ).toBe(true)
  })

  test('every case can run as it is', () =>
    expect([...borrowed, ...ordered].filter(({ automation }) => automation?.ready !== true)).toEqual([]))
})

describe('steps by name, with prices', () => {
  test('the example of the text and the values beside the limit are computed row by row', () => {
    expect(titled(ordered, 'the amounts of the example').expectedResult).toBe(
      'The row "Tickets" shows "720.00 €" and the row "Workshop" shows "100.00 €" and the row "Group discount" shows "-36.00 €" and the row "Total" shows "784.00 €"',
    )
    expect(titled(ordered, 'the amounts for Number of tickets 3').expectedResult).toBe(
      'The row "Tickets" shows "270.00 €" and there is no row "Workshop" and there is no row "Group discount" and the row "Total" shows "270.00 €"',
    )
  })

  test('an empty optional input is shown as the text says', () =>
    expect(titled(ordered, 'Company left empty').expectedResult).toBe('The row "Company" shows "–"'))

  test('only spaces get the message of an empty input', () =>
    expect(titled(ordered, 'only spaces').expectedResult).toContain(
      'The message "Enter your name." is shown',
    ))

  test('a message is gone when the step is shown again', () => {
    const { steps = [], expectedResult } = titled(ordered, 'messages of step 2 are gone')
    expect(steps.slice(-3).map(({ action }) => action)).toEqual([
      'Click the "Next" button',
      'Click the "Back" button',
      'Click the "Next" button',
    ])
    expect(expectedResult).toContain('"Enter your name." is not shown')
  })

  test('the texts at the end are those of the text, with its data entered', () => {
    const confirmed = titled(ordered, 'confirmed')
    expect(confirmed.steps?.map(({ action }) => action)).toContain('Enter "Jo Doe" in the "Name" field')
    expect(confirmed.expectedResult).toBe(
      'The heading "Registration complete" is shown and "See you there, Jo Doe!" is visible',
    )
  })
})

describe('the checker walks the steps itself', () => {
  const { sentences, read } = readSource({ text: tickets })
  const model = buildModel(sentences, read)
  const checker = new CoverageChecker(model, itemsOf(model))
  const covered = (testCase: TestCase) => [...checker.exercised(testCase, ['wizard W1'])]
  const example = titled(ordered, 'the amounts of the example')
  const refused = titled(ordered, 'refused when Number of tickets is 6')

  test('a case that is right is counted', () => {
    expect(covered(example)).toContain(example.coverageItems?.[0]?.id)
    expect(covered(refused)).toEqual([refused.coverageItems?.[0]?.id])
  })

  test('another amount, another message or another value is not', () => {
    const saying = (testCase: TestCase, from: string, to: string): TestCase =>
      JSON.parse(JSON.stringify(testCase).replaceAll(from, to)) as TestCase
    expect(covered(saying(example, '784.00', '820.00'))).toEqual([])
    expect(covered(saying(refused, 'You can order 1 to 5 tickets.', 'Select a ticket type.'))).toEqual([])
    expect(
      covered(saying(saying(refused, 'Enter \\"6\\"', 'Enter \\"5\\"'), 'tickets=6', 'tickets=5')),
    ).toEqual([])
  })

  test('a case that presses a button where there is none is not', () => {
    const { steps = [] } = refused
    const early = {
      ...refused,
      steps: [steps[0], { action: 'Click the "Back" button', expectedResult: '' }, ...steps.slice(1)],
    } as TestCase
    expect(covered(early)).toEqual([])
  })
})

test('pages of a list are no steps of a form', () => {
  const { sentences } = readSource({
    text: 'The page has a text field labelled "Search" and a select labelled "Department". "Next" goes one page on, "Previous" one page back. When the page opens we see "Page 1 of 3". Page 2 goes from Karim to Tom, page 3 from Ursula to Zoe.',
  })
  expect(sentences.flatMap(({ facts }) => facts).filter(({ kind }) => kind === 'wizard')).toEqual([])
})

test('an example that comes to something else keeps every amount from being computed', () => {
  const cases = design(tickets.replace('total 784.00', 'total 790.00'))
  expect(cases.some(({ title }) => title.includes('the amounts for'))).toBe(false)
})

test('a message about an input that no step is said to have keeps the cases from running unseen', () => {
  const cases = design(`${borrowing}\nIf the supervisor is missing, "Please name a supervisor." is shown.\n`)
  expect(cases.filter(({ automation }) => automation?.ready === true)).toEqual([])
})

describe('a form over several steps of which not every sentence was read', () => {
  const text = `# Order a frame

The order has three steps, headed "Your picture", "Your frame" and "Check", with "Step 1 of 3" (2, 3) above them. "Next" leads on when the step is right, "Back" leads back. On the last step there is no "Next"; "Order frame" stands in its place.

## Your picture
- "Title" needs 2 to 30 characters. Otherwise: "Enter a title of 2 to 30 characters."

## Your frame
- "Width" is a whole number from 10 to 90. Otherwise: "Enter a width from 10 to 90."
- "Moulding" stays as it was last time unless somebody turns it over.

## Check
The page repeats the title and the width. After "Order frame" the page says "Your frame is on its way."
`
  const cases = design(text)
  const readiness = (part: string) => titled(cases, part).automation?.ready

  test('takes neither the names of its steps nor its progress for inputs', () => {
    const entered = cases.flatMap(({ steps = [] }) => steps.map(({ action }) => action))
    expect(
      entered.filter((action) => /"(?:Your frame|Your picture|Check|Step 1 of 3)" field/.test(action)),
    ).toEqual([])
  })

  test('is run as far as it was understood', () => {
    expect(readiness('refused when Title has 1 character')).toBe(true)
  })

  test('is left to a person from the step on that holds what was not understood', () => {
    const passing = cases.filter(({ steps = [] }) =>
      steps.some(({ expectedResult }) => /Step 3 of 3|on its way/.test(expectedResult)),
    )
    expect(passing.length).toBeGreaterThan(0)
    expect(passing.map(({ automation }) => automation?.ready)).toEqual(passing.map(() => false))
  })

  test('shows the heading of every step', () => {
    expect(JSON.stringify(cases)).toContain('the heading \\"Your frame\\" is shown')
  })
})
