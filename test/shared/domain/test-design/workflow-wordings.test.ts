import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const article = `# Article desk

Author and editor use the same page in this prototype.

**Opening.** The page starts with the badge "Draft", the line "Versions published: 0", an empty text field "Title" and an empty text area "Body". There is no message.

**States and buttons**

* **Draft** – "Send to review"
* **In review** – "Publish", "Send back"
* **Published** – "Take offline"
* **Offline** – "Publish again", "Start over"

No other buttons are shown. Title and body can be edited in Draft only; in all other states they are read-only.

**Sending to review.** "Send to review" first checks the form. Without a title it shows "A title is needed."; a title with more than 60 characters gives "The title is too long (60 characters at most)."; without a body it shows "Please write something." In these cases the article remains in Draft. Otherwise the badge changes to "In review" and the message "The editor will have a look." appears.

**Reviewing.** "Publish" makes the article Published, shows the message "The article is online." and raises "Versions published" by one. "Send back" opens a dialog "Send back to the author" with a text area "What should be improved?" and the buttons "Send" and "Cancel". "Cancel" and Escape close the dialog and leave the article in review. "Send" needs a comment of at least 15 characters, otherwise "Please explain in at least 15 characters." is shown in the dialog. With a valid comment the dialog closes, the article is a Draft again, title and body are kept, and the message is "Sent back: " plus the comment.

**Taking offline.** When the editor clicks "Take offline", a confirmation "Really take this article offline?" with the buttons "Take it offline" and "Leave it online" is shown. "Leave it online" changes nothing. "Take it offline" sets the state to Offline with the message "The article is offline."

**After that.** "Publish again" brings the article back to Published and raises "Versions published" by one. "Start over" empties both fields, removes the message, resets the number to 0 and the article is a Draft.`

const device = `# Device loan: acceptance criteria

The status line reads "Status: Available" when the page is loaded. Next to it is "Loans so far: 0".

AC1 A device can be Available, Reserved, Lent or In repair.

AC2 While the device is Available, the buttons "Reserve" and "Report damage" are offered. While it is Reserved: "Hand out" and "Release". While it is Lent: "Return" and "Report damage". While it is In repair: only "Repaired".

AC3 Reserving
- The text field "Borrower" and the number field "Days" are shown. Both are mandatory for "Reserve": if "Borrower" is empty, "Enter the borrower." is displayed; if "Days" is empty, "Enter the number of days.".
- More than 14 days are refused with the message "A device is lent for 14 days at most."
- If all is well, clicking "Reserve" sets the status to "Status: Reserved" and displays "Reserved for 3 days." (with the number of days entered; "Reserved for 1 day." for one day).

AC4 When the user clicks "Hand out", the status changes to "Status: Lent" and "Loans so far" goes up by one. The message "Handed out." is displayed.

AC5 After a click on "Release" the device is Available again; "Borrower" and "Days" are emptied.

AC6 Given a lent device, when "Return" is pressed, then the status is "Status: Available" and "Thank you for returning it." is displayed.

AC7 When "Report damage" is clicked, a dialog titled "Report damage" appears. It has the field "Description" and the buttons "Save report" and "Never mind".
- If "Save report" is clicked while the description is empty, "Please describe the damage." appears and the dialog remains open.
- If a description is given, "Save report" closes the dialog and the status is "Status: In repair".
- "Never mind" and the Escape key close the dialog; the status does not change.

AC8 "Repaired" makes the device Available and the message "The device can be lent again." is displayed.`

const key = `# Holiday home: key hand-over

The page is about one key. It is used by the caretaker and the guest.

### What is on the page
- A headline "Key hand-over" and the text "Key: In the safe".
- A date field "Pick-up" and a date field "Return", a select "Guest" ("Ms Berg", "Mr Cole").
- Below: "Deposit held: 0 EUR", "Hand-overs: 0".

### States

The key is always in one of four states: In the safe, Reserved, Handed out, Lost.

| State | What can be clicked |
|---|---|
| In the safe | Reserve |
| Reserved | Hand out, Undo |
| Handed out | Take back, Report loss |
| Lost | Replace |

Buttons of other states are hidden.

### Scenarios

Scenario: Reserve
Given the key is in the safe
When the caretaker fills in everything and clicks "Reserve"
Then the text is "Key: Reserved"
And the message "The key is reserved." appears

Scenario: Hand out
Given the key is reserved
When the caretaker clicks "Hand out"
Then the text is "Key: Handed out"
And "Hand-overs" is increased by 1

Scenario: Undo
Given the key is reserved
When the caretaker clicks "Undo"
Then the text is "Key: In the safe" again

Scenario: Take back
Given the key is handed out
When the caretaker clicks "Take back"
Then the text is "Key: In the safe" and the message "Welcome back." appears

Scenario: Report a loss
Given the key is handed out
When the caretaker clicks "Report loss"
Then a dialog "Report loss" with the question "Is the key really lost?" and the buttons "It is lost" and "Not yet" opens
And "Not yet" closes the dialog without changing anything
And "It is lost" closes it and the text is "Key: Lost"

Scenario: Replace
Given a lost key
When the caretaker clicks "Replace"
Then the text is "Key: In the safe"`

const order = `At the start the page shows "Order is New". In New the button "Pay" is visible, in Paid "Ship". Other buttons are hidden.

Clicking "Pay" makes the order Paid and shows "Order is Paid". Clicking "Ship" in Paid makes the order Shipped and shows "Order is Shipped".`

function cases(requirements: string): { last: string; actions: string; expected: string }[] {
  return designTests({ requirements, mode: 'agentic', maxTestCases: 200 })
    .testCases.filter(({ automation }) => automation?.ready)
    .map(({ steps = [], expectedResult = '' }) => ({
      last: steps.at(-1)?.action ?? '',
      actions: steps.map(({ action }) => action).join(' | '),
      expected: expectedResult,
    }))
}

describe('an article that is told under bold headings', () => {
  const all = cases(article)
  test.each([
    ['Click the "Publish" button', '"Published" is visible and "Versions published: 1" is visible'],
    ['Click the "Publish again" button', '"Published" is visible and "Versions published: 2" is visible'],
    ['Click the "Start over" button', '"Draft" is visible and "Versions published: 0" is visible'],
    ['Click the "Leave it online" button', '"Published" is visible and no "Take it offline" button is shown'],
    ['Click the "Send to review" button', '"A title is needed." is visible and "Draft" is visible'],
    [
      'Click the "Send to review" button',
      '"The title is too long (60 characters at most)." is visible and "Draft" is visible',
    ],
    [
      'Click the "Send" button',
      '"Please explain in at least 15 characters." is visible and the "Send" button is shown',
    ],
    [
      'Click the "Send" button',
      'the "Title" field has the value "Quarterly report" and the "Body" field has the value',
    ],
  ])('%s shows %s', (last, expected) => {
    expect(all.some((one) => one.last === last && one.expected.includes(expected))).toBe(true)
  })

  test('a number that only some moves raise is not counted for the others', () => {
    expect(
      all.some(({ last, expected }) => last.includes('Send to review') && expected.includes('Versions')),
    ).toBe(false)
  })
})

describe('a device that is told in acceptance criteria', () => {
  const all = cases(device)
  test.each([
    ['Enter "3" in the "Days" field | Click the "Reserve" button', '"Reserved for 3 days." is visible'],
    ['Enter "1" in the "Days" field | Click the "Reserve" button', '"Reserved for 1 day." is visible'],
    [
      'Enter "15" in the "Days" field | Click the "Reserve" button',
      '"A device is lent for 14 days at most." is visible',
    ],
    ['Click the "Hand out" button', '"Status: Lent" is visible and "Loans so far: 1" is visible'],
    ['Click the "Release" button', 'the "Borrower" field is empty and the "Days" field is empty'],
    [
      'Leave the "Description" field empty | Click the "Save report" button',
      '"Please describe the damage." is visible',
    ],
    ['Press Escape', '"Status: Available" is visible and no "Save report" button is shown'],
    ['Click the "Repaired" button', '"The device can be lent again." is visible'],
  ])('%s shows %s', (end, expected) => {
    expect(all.some((one) => one.actions.endsWith(end) && one.expected.includes(expected))).toBe(true)
  })

  test('what is in a dialog is not looked for on the opened page', () => {
    expect(
      all.some(({ actions, expected }) => actions === 'Open the page' && expected.includes('Description')),
    ).toBe(false)
  })

  test('no button is missed where the text does not say that others are hidden', () => {
    expect(all.some(({ expected }) => expected.includes('no "Hand out" button'))).toBe(false)
  })
})

describe('a key that is told in scenarios and a table without quotes', () => {
  const all = cases(key)
  test.each([
    ['Click the "Reserve" button', '"Key: Reserved" is visible and "The key is reserved." is visible'],
    ['Click the "Take back" button', '"Key: In the safe" is visible and "Welcome back." is visible'],
    ['Click the "Not yet" button', '"Key: Handed out" is visible and no "It is lost" button is shown'],
    ['Click the "It is lost" button', 'the "Replace" button is shown and no "Reserve" button is shown'],
    ['Click the "Report loss" button', '"Is the key really lost?" is visible'],
  ])('%s shows %s', (last, expected) => {
    expect(all.some((one) => one.last === last && one.expected.includes(expected))).toBe(true)
  })
})

test('buttons of other statuses that are only disabled are not missed', () => {
  const all = cases(order.replace('Other buttons are hidden', 'Other buttons are disabled'))
  const opened = all.find(
    ({ actions, expected }) => actions === 'Open the page' && expected.includes('button'),
  )
  expect(opened?.expected).toBe(
    '"Order is New" is visible and the "Pay" button is enabled and the "Ship" button is disabled',
  )
  expect(all.some(({ expected }) => /no "(?:Pay|Ship)" button/i.test(expected))).toBe(false)
})

test('a move under a condition that is not understood is not tested as if it always held', () => {
  const all = cases(`${order} If the total is high, clicking "Pay" shows "A second signature is needed."`)
  expect(all.some(({ last }) => last.includes('"Pay"'))).toBe(true)
  expect(all.some(({ expected }) => expected.includes('second signature'))).toBe(false)
})

const ferry = (given: string) => `# Ferry trip

The page handles one trip. The status is always shown, for example "Status: Open". All the buttons are always on the page.

Given the page has just been opened, then the status is "Status: Open".

Given the status is Open, then only "Assign" can be pressed.
Given the status is Assigned, then only "Depart" can be pressed.
Given the status is Gone, then no action can be pressed.

Given the status is Open${given}, when "Assign" is pressed, then the status becomes Assigned and the message "Crew assigned." is shown.

Given the status is Assigned, when "Depart" is pressed, then the status becomes Gone and the message "The ferry has left." is shown.`

test('what is given beside a status, and cannot be brought about, leaves the move to a person', () => {
  const moves = (given: string) =>
    designTests({ requirements: ferry(given), mode: 'agentic', maxTestCases: 100 }).testCases.filter(
      ({ automation, steps = [] }) =>
        automation?.ready && steps.some(({ action }) => action === 'Click the "Assign" button'),
    )
  expect(moves('')).not.toEqual([])
  expect(moves(' and a crew (North or South) is chosen')).toEqual([])
  expect(moves(' and the weather is calm')).toEqual([])
})
