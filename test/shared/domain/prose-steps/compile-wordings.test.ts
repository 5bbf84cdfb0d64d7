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
    ['Access "/orders".', [{ action: 'goto', url: 'https://shop.test/orders' }]],
    ['goto /orders', [{ action: 'goto', url: 'https://shop.test/orders' }]],
    ['Open the orders page at /orders', [{ action: 'goto', url: 'https://shop.test/orders' }]],
    ['Launch the application', [{ action: 'goto', url: baseUrl }]],
    ['When the page has loaded', [{ action: 'wait', milliseconds: 0 }]],
    ['Click the "Next" button again.', [click({ role: 'button', name: 'Next' })]],
    ['Push "Save" button without input.', [click({ role: 'button', name: 'Save' })]],
    ['The customer clicks on "Pay" without filling in anything', [click({ name: 'Pay' })]],
    ['The customer tries again by clicking "Pay now"', [click({ name: 'Pay now' })]],
    [
      'Confirm by pressing the "Yes" button in the dialog',
      [click({ role: 'button', name: 'Yes', within: { role: 'dialog' } })],
    ],
    [
      'Click "Delete" and confirm the dialog by clicking "OK"',
      [click({ name: 'Delete' }), click({ name: 'OK' })],
    ],
    ['Remove Jo (click "Remove Jo")', [click({ name: 'Remove Jo' })]],
    ['Log in: enter "Ann" in "Name" and click "Go"', [fill('Name', 'Ann'), click({ name: 'Go' })]],
    ['Follow "Team"', [click({ role: 'link', name: 'Team' })]],
    ['Expand "House rules"', [click({ name: 'House rules' })]],
    ['Open the menu "Actions for Bea"', [click({ name: 'Actions for Bea' })]],
    [
      'Open the Account menu',
      [
        click({
          role: 'control',
          name: 'Account menu',
          also: ['open Account menu', 'Account'],
          whole: true,
          or: [
            { role: 'menu', name: 'Account' },
            { role: 'control', name: 'Account', whole: true },
          ],
        }),
      ],
    ],
    [
      'Choose "Rename"',
      [
        {
          action: 'check',
          target: { name: 'Rename' },
          otherwise: [click({ role: 'control', name: 'Rename', whole: true })],
        },
      ],
    ],
    ['Choose the menu item "Rename"', [click({ role: 'menuitem', name: 'Rename' })]],
    ['Select the "History" tab', [click({ role: 'tab', name: 'History' })]],
    ['Hover the mouse over "More"', [{ action: 'hover', target: { name: 'More' } }]],
    ['Put the focus in the "Name" field', [click({ role: 'textbox', name: 'Name' })]],
    [
      'Activate the "Save" button with the Enter key',
      [{ action: 'press', key: 'Enter', target: { role: 'button', name: 'Save' } }],
    ],
    ['Click on the column header "Since"', [click({ role: 'columnheader', name: 'Since' })]],
    ['Click "Like" in "Post 18"', [click({ name: 'Like', within: { role: 'place', name: 'Post 18' } })]],
    [
      'Click on "Save" button for "Post 25"',
      [click({ role: 'button', name: 'Save', within: { role: 'place', name: 'Post 25' } })],
    ],
    [
      'Click the "Like" button of the post "Post 18"',
      [click({ role: 'button', name: 'Like', within: { role: 'article', name: 'Post 18' } })],
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
    [
      'Enter "A" as the name, "B" as the number and "C" as the date',
      [fill('name', 'A'), fill('number', 'B'), fill('date', 'C')],
    ],
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
    ['Upload a PDF file over 2 MB to "CV"', 2_000_001],
  ])('%s', (prose, sizeBytes) => {
    expect(doing(prose).actions).toMatchObject([{ action: 'upload', files: [{ sizeBytes }] }])
  })

  test.each([
    ['Enter the e-mail address', 'E-mail=a@b.test', [fill('E-mail', 'a@b.test')]],
    ['Correct the card number', 'Card number=4444', [fill('card number', '4444')]],
    ['Enter invalid card data', 'Card number=1; Expiry=2', [fill('Card number', '1'), fill('Expiry', '2')]],
    ['Enter the new password', 'Password=old; New password=new', [fill('new password', 'new')]],
    ['Fill in the remaining fields', 'Age=44', [fill('Age', '44')]],
  ])('%s with the data %s', (prose, data, actions) => {
    expect(doing(prose, data)).toEqual({ actions, checks: [], problems: [] })
  })

  test('data of another field are not taken for it because their names are alike', () => {
    expect(doing('Enter the username', 'Name=Ann').problems).toHaveLength(1)
  })

  test.each([
    'Enter the e-mail address',
    'Save the "Draft" by clicking around',
    'Add three items by clicking "Add"',
    'Given 3 orders exist: open "/orders"',
    'Add two members: click "Add"',
  ])('%s says too little and is refused', (prose) => {
    expect(doing(prose).problems.map(({ code }) => code)).toEqual(['steps.not_understood'])
  })
})

describe('what other people write for the same expectation', () => {
  test.each<[prose: string, checks: object[]]>([
    [
      'I should see 3 items in the "Projects" list',
      [
        {
          kind: 'assert_count',
          target: { role: 'listitem', within: { role: 'list', name: 'Projects' } },
          expected: '3',
          comparison: 'equals',
        },
      ],
    ],
    ['I should be on "/team"', [{ kind: 'assert_url', expected: '/team', comparison: 'equals' }]],
    ['url ends with /help', [{ kind: 'assert_url', expected: '/help', comparison: 'ends_with' }]],
    [
      'The URL starts with "https://shop.test/"',
      [{ kind: 'assert_url', expected: 'https://shop.test/', comparison: 'starts_with' }],
    ],
    ['"Busy" shows up', [{ kind: 'assert_text', expected: 'Busy' }]],
    [
      '"Imported 80 %" is not displayed any more',
      [{ kind: 'assert_text', expected: 'Imported 80 %', negated: true }],
    ],
    [
      '"Cheese" has disappeared from the "Orders" table',
      [{ kind: 'assert_text', expected: 'Cheese', target: { role: 'table', name: 'Orders' }, negated: true }],
    ],
    [
      '"Fine." and no "Try again" button',
      [
        { kind: 'assert_text', expected: 'Fine.' },
        { kind: 'assert_visible', target: { role: 'button', name: 'Try again' }, negated: true },
      ],
    ],
    [
      '"Jo" in the "Crew" list',
      [{ kind: 'assert_text', expected: 'Jo', target: { role: 'list', name: 'Crew' } }],
    ],
    [
      '"Saved" is shown in "Post 25"',
      [{ kind: 'assert_text', expected: 'Saved', target: { role: 'place', name: 'Post 25' } }],
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
      'The total stays at 24.00 EUR',
      [
        { kind: 'assert_changed', target: { name: 'total' }, negated: true },
        { kind: 'assert_labelled', target: { name: 'total' }, expected: '24.00 EUR', comparison: 'equals' },
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
    ['Sign-up page is displayed', [{ kind: 'assert_loaded', expected: 'Sign-up' }]],
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
    'First 10 posts are displayed',
  ])('%s is not checked, so it is refused', (prose) => {
    expect(seeing(prose).problems.map(({ code }) => code)).toEqual(['steps.unverifiable'])
  })
})
