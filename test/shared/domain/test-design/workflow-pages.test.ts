import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSources } from '../../../../shared/domain/test-design/read-sources.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'
import { workflowShown } from '../../../../shared/domain/test-design/check/workflow-shown.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import type { WorkflowItem } from '../../../../shared/domain/test-design/model.ts'

const order = `# Order page

The page shows one order of the shop. An order is New, Paid, Shipped or Cancelled. When the page opens, the order is New: the line at the top says "Order is New" and next to it stands "Steps taken: 0".

In New the buttons "Pay" and "Cancel order" are visible, in Paid "Ship" and "Cancel order", and in Shipped and Cancelled only "Start again". All other buttons are hidden.

Pressing "Pay" turns a New order into a Paid one; the text "Thank you for your payment." appears. Pressing "Ship" in Paid makes it Shipped and shows "The parcel is on its way."

"Cancel order" opens a dialog with the title "Cancel order", the question "Cancel this order for good?" and the buttons "Yes" and "No". "No" and the Escape key close the dialog without any change. "Yes" closes it; the order becomes Cancelled and "The order was cancelled." is displayed.

"Start again" brings back a New order, without any message. "Steps taken" counts every change of the state and starts again at 0 after "Start again".`

const claim = `# Expense claim

- **E-1** On opening, the page shows "State: Open" and "Moves: 0". It has a text field "Purpose" and a number field "Amount".
- **E-2** The buttons depend on the state; other buttons are not shown.

| State | Buttons |
|---|---|
| Open | "Send" |
| In review | "Accept", "Decline", "Take back" |
| Accepted | "New claim" |
| Declined | "Correct", "New claim" |

- **E-3** When the user clicks "Send", the state becomes "State: In review" and the message "The claim was sent." is shown.
- **E-4** If "Purpose" is empty when "Send" is clicked, the message "Please state the purpose." appears and the claim stays Open.
- **E-5** An amount of more than 200 is refused with "At most 200 EUR per claim.".
- **E-6** In In review, clicking "Accept" changes the state to "State: Accepted"; the message "The claim was accepted." is shown.
- **E-7** Clicking "Take back" in In review leads back to Open. The entries stay as they are and "The claim was taken back." is shown.
- **E-8** "Decline" opens the dialog "Decline claim" with the text field "Comment" and the buttons "Decline now" and "Keep". With "Keep" or Escape the dialog closes and the claim is still In review. If the comment has fewer than 5 characters, "Decline now" shows "Please write at least 5 characters." and the dialog stays open. Otherwise the dialog closes, the state is "State: Declined" and the message reads "Declined: " followed by the comment.
- **E-9** Clicking "Correct" makes the claim Open again; all entries are kept.
- **E-10** "New claim" leads to Open with all fields empty and no message.
- **E-11** The fields can be changed only in Open.`

interface Short {
  steps: string[]
  expected: string
}

function cases(requirements: string): Short[] {
  return designTests({ requirements, mode: 'agentic', maxTestCases: 200 })
    .testCases.filter(({ automation }) => automation?.ready)
    .map(({ steps = [], expectedResult = '' }) => ({
      steps: steps.map(({ action }) => action),
      expected: expectedResult,
    }))
}

function click(...buttons: string[]): string[] {
  return [
    'Open the page',
    ...buttons.map((button) => (button === 'Escape' ? 'Press Escape' : `Click the "${button}" button`)),
  ]
}

describe('an order that is told in sentences', () => {
  const all = cases(order)
  test.each([
    [
      click(),
      [
        '"Order is New" is visible',
        'the "Pay" button is shown',
        'no "Ship" button is shown',
        'no "Start again" button is shown',
      ],
    ],
    [click('Pay'), ['"Order is Paid" is visible', '"Thank you for your payment." is visible']],
    [click('Pay'), ['"Order is Paid" is visible', '"Steps taken: 1" is visible']],
    [click('Pay', 'Ship'), ['"Order is Shipped" is visible', '"The parcel is on its way." is visible']],
    [
      click('Cancel order'),
      ['"Cancel this order for good?" is visible', 'the "Yes" button is shown', 'the "No" button is shown'],
    ],
    [
      click('Cancel order', 'No'),
      ['"Order is New" is visible', 'no "Yes" button is shown', '"Steps taken: 0" is visible'],
    ],
    [click('Cancel order', 'Escape'), ['"Order is New" is visible', 'no "Yes" button is shown']],
    [
      click('Cancel order', 'Yes'),
      ['"Order is Cancelled" is visible', '"The order was cancelled." is visible'],
    ],
    [click('Pay', 'Ship', 'Start again'), ['"Order is New" is visible', '"Steps taken: 0" is visible']],
    [click('Pay', 'Ship', 'Start again'), ['"The parcel is on its way." is not visible']],
  ])('after %j shows %j', (steps, checks) => {
    const same = all.filter((one) => one.steps.join('\n') === steps.join('\n'))
    expect(
      same.some(({ expected }) =>
        checks.every((check) => expected.toLowerCase().includes(check.toLowerCase())),
      ),
    ).toBe(true)
  })

  test('starts every case at the opened page', () => {
    expect(all.length).toBeGreaterThan(12)
    expect(all.every(({ steps }) => steps[0] === 'Open the page')).toBe(true)
  })
})

describe('a claim that is told in numbered requirements and a table', () => {
  const all = cases(claim)
  const shows = (end: string[], checks: string[]): boolean =>
    all.some(
      ({ steps, expected }) =>
        steps.slice(-end.length).join('\n') === end.join('\n') &&
        checks.every((check) => expected.toLowerCase().includes(check.toLowerCase())),
    )
  test.each([
    [['Click the "Send" button'], ['"State: In review" is visible', '"The claim was sent." is visible']],
    [
      ['Leave the "Purpose" field empty', 'Enter "5" in the "Amount" field', 'Click the "Send" button'],
      ['"Please state the purpose." is visible', '"State: Open" is visible'],
    ],
    [
      ['Enter "201" in the "Amount" field', 'Click the "Send" button'],
      ['"At most 200 EUR per claim." is visible', '"State: Open" is visible'],
    ],
    [['Enter "200" in the "Amount" field', 'Click the "Send" button'], ['"State: In review" is visible']],
    [
      ['Click the "Decline" button', 'Enter "Plea" in the "Comment" field', 'Click the "Decline now" button'],
      ['"Please write at least 5 characters." is visible', 'the "Decline now" button is shown'],
    ],
    [
      ['Enter "Pleas" in the "Comment" field', 'Click the "Decline now" button'],
      ['"State: Declined" is visible', 'no "Decline now" button is shown'],
    ],
    [
      ['Click the "Decline now" button'],
      ['"State: Declined" is visible', '"Declined: Please ring the bell twi" is visible'],
    ],
    [['Click the "Keep" button'], ['"State: In review" is visible', 'no "Decline now" button is shown']],
    [['Click the "Take back" button'], ['"State: Open" is visible', 'the "Amount" field has the value "5"']],
    [['Click the "New claim" button'], ['the "Purpose" field is empty', 'the "Amount" field is empty']],
    [
      ['Click the "Accept" button'],
      ['"State: Accepted" is visible', 'the "Purpose" field cannot be changed'],
    ],
    [
      ['Click the "Accept" button'],
      ['the "New claim" button is shown', 'no "Accept" button is shown', 'no "Send" button is shown'],
    ],
  ])('ends with %j and shows %j', (end, checks) => {
    expect(shows(end, checks)).toBe(true)
  })

  test('says nothing of how one is counted, since the text does not say it', () => {
    expect(all.some(({ expected }) => /Moves: [1-9]/.test(expected))).toBe(false)
  })
})

describe('the checker of pages with statuses', () => {
  const { sentences, read } = readSources({ requirements: claim, mode: 'generate' })
  const model = buildModel(sentences, read)
  const [workflow] = model.workflows ?? []
  const items = itemsOf(model).filter((item): item is WorkflowItem => item.kind === 'workflow')
  const item = (aim: string, words: string): WorkflowItem => {
    const found = items.find((one) => one.aim.aim === aim && one.description.includes(words))
    if (!found) throw new Error(`no item ${aim} ${words}`)
    return found
  }
  const testCase = (actions: string[], expectedResult: string): TestCase =>
    ({
      id: 'TC-001',
      title: 't',
      expectedResult,
      steps: actions.map((action, at) => ({ stepNumber: at + 1, action, expectedResult: '' })),
    }) as TestCase
  const sent = [
    'Open the page',
    'Enter "Lunch" in the "Purpose" field',
    'Enter "20" in the "Amount" field',
    'Click the "Send" button',
  ]
  const counts = (actions: string[], expected: string, one: WorkflowItem): boolean =>
    workflow !== undefined && workflowShown(testCase(actions, expected), one, workflow)

  test('counts a move whose status is expected', () => {
    expect(
      counts(
        [...sent, 'Click the "Accept" button'],
        '"State: Accepted" is visible and "The claim was accepted." is visible',
        item('move', 'Accept'),
      ),
    ).toBe(true)
  })

  test.each([
    [
      'expects another status',
      [...sent, 'Click the "Accept" button'],
      '"State: Declined" is visible and "The claim was accepted." is visible',
    ],
    ['leaves out a text', [...sent, 'Click the "Accept" button'], '"State: Accepted" is visible'],
    [
      'clicks a button that is not there',
      ['Open the page', 'Click the "Accept" button'],
      '"State: Accepted" is visible and "The claim was accepted." is visible',
    ],
    [
      'sends what is refused',
      [...sent.slice(0, 1), ...sent.slice(2), 'Click the "Accept" button'],
      '"State: Accepted" is visible and "The claim was accepted." is visible',
    ],
    [
      'goes on behind it',
      [...sent, 'Click the "Accept" button', 'Click the "New claim" button'],
      '"State: Open" is visible',
    ],
    [
      'does not open the page',
      [...sent.slice(1), 'Click the "Accept" button'],
      '"State: Accepted" is visible and "The claim was accepted." is visible',
    ],
    [
      'expects what nobody can read',
      [...sent, 'Click the "Accept" button'],
      '"State: Accepted" is visible and the claim is accepted',
    ],
  ])('counts no case for a move that %s', (_why, actions, expected) => {
    expect(counts(actions, expected, item('move', 'Accept'))).toBe(false)
  })

  test('counts a limit only at the limit', () => {
    const edge = item('rule', 'allowed at the limit')
    const with200 = [
      'Open the page',
      'Enter "Lunch" in the "Purpose" field',
      'Enter "200" in the "Amount" field',
      'Click the "Send" button',
    ]
    expect(counts(with200, '"State: In review" is visible', edge)).toBe(true)
    expect(counts(sent, '"State: In review" is visible', edge)).toBe(false)
  })

  test('counts an entry of a dialog only with its length', () => {
    const short = [
      ...sent,
      'Click the "Decline" button',
      'Enter "abcd" in the "Comment" field',
      'Click the "Decline now" button',
    ]
    const message = '"Please write at least 5 characters." is visible and the "Decline now" button is shown'
    expect(counts(short, message, item('entry', '4 characters'))).toBe(true)
    expect(counts(short, message, item('entry', '0 characters'))).toBe(false)
    expect(counts(short, '"State: Declined" is visible', item('entry', '4 characters'))).toBe(false)
  })
})

describe('what is no page with statuses', () => {
  test.each([
    [
      'no opening status is told',
      'An order is New, Paid or Shipped. Clicking "Pay" makes it Paid. Clicking "Ship" makes it Shipped.',
    ],
    [
      'no button is named',
      'An order starts as "Status: New". It becomes Paid when the customer has paid and Shipped when it is sent.',
    ],
    [
      'nothing changes',
      'When the page opens it shows "Status: New". The buttons "Pay" and "Ship" are visible.',
    ],
  ])('gives none where %s', (_why, requirements) => {
    const { sentences, read } = readSources({ requirements, mode: 'generate' })
    expect(buildModel(sentences, read).workflows).toEqual([])
  })

  test('is found in any text without an error', () => {
    const pieces = [...order.split(/(?<=[.;]) /), ...claim.split('\n')]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (parts) => {
        const { testCases } = designTests({ requirements: parts.join('\n'), mode: 'generate' })
        expect(Array.isArray(testCases)).toBe(true)
      }),
      { numRuns: 15 },
    )
  })
})
