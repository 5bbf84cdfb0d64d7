import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'

const baseUrl = 'https://shop.test/start'
const doing = (action: string, testData?: string) =>
  compileStep({ action, expectedResult: '', ...(testData === undefined ? {} : { testData }) }, { baseUrl })
const seeing = (expectedResult: string) => compileStep({ action: 'Click "Go"', expectedResult }, { baseUrl })
const click = (target: object) => ({ action: 'click', target })
const fill = (name: string, value: string) => ({ action: 'fill', target: { role: 'textbox', name }, value })

describe('what other people write for the same action', () => {
  test.each<[prose: string, actions: object[]]>([
    ['When the page has loaded', [{ action: 'wait', milliseconds: 0 }]],
    ['Log in: enter "Ann" in "Name" and click "Go"', [fill('Name', 'Ann'), click({ name: 'Go' })]],
    ['Open the menu "Actions for Bea"', [click({ name: 'Actions for Bea' })]],
    ['Select the "History" tab', [click({ role: 'tab', name: 'History' })]],
    [
      'Activate the "Save" button with the Enter key',
      [{ action: 'press', key: 'Enter', target: { role: 'button', name: 'Save' } }],
    ],
    ['Click Post', [click({ name: 'Post' })]],
    ['Search for "pier" in the "Find" field', [fill('Find', 'pier')]],
    ['Filter by "bread"', [fill('Filter', 'bread')]],
    [
      'Choose the carrier "Gull Post"',
      [
        {
          ...fill('carrier', 'Gull Post'),
          otherwise: [
            {
              action: 'check',
              target: { name: 'Gull Post', whole: true },
              otherwise: [click({ role: 'control', name: 'Gull Post', whole: true })],
            },
          ],
        },
      ],
    ],
    ['Choose a weight of "7" kg', [fill('weight', '7')]],
    ['Switch to the popup', [{ action: 'switch_tab', tab: 'new' }]],
    [
      'Click "Answer", then back to the first tab',
      [click({ name: 'Answer' }), { action: 'switch_tab', tab: 'first' }],
    ],
    [
      'In the "Chat" frame, enter "Hi" in the "Message" field and press "Send"',
      [
        {
          action: 'fill',
          target: { role: 'textbox', name: 'Message', within: { role: 'iframe', name: 'Chat' } },
          value: 'Hi',
        },
        click({ name: 'Send', within: { role: 'iframe', name: 'Chat' } }),
      ],
    ],
  ])('%s', (prose, actions) => {
    expect(doing(prose)).toEqual({ actions, checks: [], problems: [] })
  })

  test.each([
    ['Upload a PDF file larger than 2 MB to "CV"', 2_000_001],
    ['Upload a PDF file smaller than 2 MB to "CV"', 1_999_999],
  ])('%s', (prose, sizeBytes) => {
    expect(doing(prose).actions).toMatchObject([{ action: 'upload', files: [{ sizeBytes }] }])
  })

  test.each([
    ['Enter the e-mail address', 'E-mail=a@b.test', [fill('E-mail', 'a@b.test')]],
    ['Enter invalid card data', 'Card number=1; Expiry=2', [fill('Card number', '1'), fill('Expiry', '2')]],
    ['Enter the new password', 'Password=old; New password=new', [fill('new password', 'new')]],
  ])('%s with the data %s', (prose, data, actions) => {
    expect(doing(prose, data)).toEqual({ actions, checks: [], problems: [] })
  })

  test('data of another field are not taken for it because their names are alike', () => {
    expect(doing('Enter the username', 'Name=Ann').problems).toHaveLength(1)
  })

  test.each([
    'Save the "Draft" by clicking around',
    'Given 3 orders exist: open "/orders"',
    'Add two members: click "Add"',
  ])('%s says too little and is refused', (prose) => {
    expect(doing(prose).problems.map(({ code }) => code)).toEqual(['steps.not_understood'])
  })
})

describe('what other people write for the same expectation', () => {
  test.each<[prose: string, checks: object[]]>([
    ['url ends with /help', [{ kind: 'assert_url', expected: '/help', comparison: 'ends_with' }]],
    [
      'The URL starts with "https://shop.test/"',
      [{ kind: 'assert_url', expected: 'https://shop.test/', comparison: 'starts_with' }],
    ],
    [
      '"Fine." and no "Try again" button',
      [
        { kind: 'assert_text', expected: 'Fine.' },
        { kind: 'assert_visible', target: { role: 'button', name: 'Try again' }, negated: true },
      ],
    ],
    ['The customer is told "Not charged."', [{ kind: 'assert_text', expected: 'Not charged.', exact: true }]],
    ['The question "Leave?" is shown', [{ kind: 'assert_text', expected: 'Leave?', exact: true }]],
    ['The system asks "Sure?"', [{ kind: 'assert_dialog', expected: 'Sure?' }]],
    [
      'The focus returns to the "Name" field',
      [{ kind: 'assert_focused', target: { role: 'textbox', name: 'Name' } }],
    ],
    [
      'The "A" field is marked as invalid, the "B" field is not',
      [
        { kind: 'assert_state', state: 'invalid', target: { role: 'textbox', name: 'A' } },
        { kind: 'assert_state', state: 'invalid', target: { role: 'textbox', name: 'B' }, negated: true },
      ],
    ],
    [
      'The total goes down to 21.60 EUR',
      [
        { kind: 'assert_changed', target: { name: 'total' }, comparison: 'decreased' },
        { kind: 'assert_labelled', target: { name: 'total' }, expected: '21.60 EUR', comparison: 'equals' },
      ],
    ],
    [
      'The request has the status "Draft"',
      [{ kind: 'assert_labelled', target: { name: 'status' }, expected: 'Draft', comparison: 'equals' }],
    ],
    [
      'Arrival: 14 July 2027',
      [
        {
          kind: 'assert_labelled',
          target: { name: 'Arrival' },
          expected: '14 July 2027',
          comparison: 'equals',
        },
      ],
    ],
    ['The customer is still on the checkout page', [{ kind: 'assert_loaded', expected: 'checkout' }]],
    ['The page "Shipping cost" opens', [{ kind: 'assert_loaded', expected: 'Shipping cost' }]],
    ['The page is displayed', [{ kind: 'assert_loaded' }]],
    [
      '2 items in the "Ships" list: "Aurora", "Aurelia"',
      [
        {
          kind: 'assert_count',
          target: { role: 'listitem', within: { role: 'list', name: 'Ships' } },
          expected: '2',
          comparison: 'equals',
        },
        { kind: 'assert_text', expected: 'Aurora', target: { role: 'list', name: 'Ships' } },
        { kind: 'assert_text', expected: 'Aurelia', target: { role: 'list', name: 'Ships' } },
      ],
    ],
    [
      'Next to the card number it says "16 digits."',
      [
        {
          kind: 'assert_text',
          expected: '16 digits.',
          exact: true,
          target: { role: 'near', name: 'card number', within: { name: 'card number' } },
        },
      ],
    ],
  ])('%s', (prose, checks) => {
    expect(seeing(prose)).toMatchObject({ checks, problems: [] })
  })

  test.each([
    '"1 saved" is displayed at the top of the page',
    '"Saved" is shown, and after a while it disappears',
  ])('%s is not checked, so it is refused', (prose) => {
    expect(seeing(prose).problems.map(({ code }) => code)).toEqual(['steps.unverifiable'])
  })
})

test.each([
  'I fill in the following:',
  'I enter the following details:',
  'I fill in the form with the following data:',
  'the user fills in the registration form with:',
  'I enter the following data in the form',
  'Complete the form as follows',
])('%s leads over to its data', (action) => {
  const { actions, problems } = doing(action, 'Name=Ann; Code=A10')
  expect(problems).toEqual([])
  expect(actions).toEqual([fill('Name', 'Ann'), fill('Code', 'A10')])
})
