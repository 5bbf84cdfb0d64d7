import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'

function checks(expectedResult: string): Check[] {
  const compiled = compileStep({ action: 'Click "a"', expectedResult })
  expect(compiled.problems).toEqual([])
  return compiled.checks
}

const name = { role: 'textbox', name: 'Name' }
const save = { role: 'button', name: 'Save' }
const text = (expected: string, more: Partial<Check> = {}): Check => ({
  kind: 'assert_text',
  expected,
  ...more,
})

describe('one check', () => {
  test.each<[string, Check]>([
    [
      'The message "Age must be from 18 to 120." is shown',
      text('Age must be from 18 to 120.', { exact: true }),
    ],
    ['The "Saved" message is displayed', text('Saved', { exact: true })],
    ['An error message "Bad" appears', text('Bad', { exact: true })],
    ['The message is "Saved"', text('Saved', { exact: true })],
    ['"Welcome" is visible', text('Welcome')],
    ['Then "Welcome" should appear', text('Welcome')],
    ['The page shows "Welcome"', text('Welcome')],
    ['The user should see "Welcome"', text('Welcome')],
    ['“Welcome” is shown.', text('Welcome')],
    ['"Error" is not shown', text('Error', { negated: true })],
    ['The page does not contain "Error"', text('Error', { negated: true })],
    ['The message "Error" must not be shown', text('Error', { negated: true })],
    ['"Loading" disappears', text('Loading', { negated: true })],
    [
      '"Milk" is not shown in the "Orders" table',
      text('Milk', { negated: true, target: { role: 'table', name: 'Orders' } }),
    ],
    ['The "Details" section shows "Milk"', text('Milk', { target: { role: 'region', name: 'Details' } })],
    ['The row "Milk" contains "Open"', text('Open', { target: { role: 'row', name: 'Milk' } })],
    [
      'The error "Bad" is shown next to the "Name" field',
      text('Bad', { exact: true, target: { role: 'near', name: 'Name', within: name } }),
    ],
    [
      'The "Name" field shows the error "Bad"',
      text('Bad', { exact: true, target: { role: 'near', name: 'Name', within: name } }),
    ],
    ['The URL contains "/done"', { kind: 'assert_url', expected: '/done', comparison: 'contains' }],
    [
      'The URL is not "/done"',
      { kind: 'assert_url', expected: '/done', comparison: 'equals', negated: true },
    ],
    [
      'The user is redirected to "/welcome"',
      { kind: 'assert_url', expected: '/welcome', comparison: 'equals' },
    ],
    ['The page title is "X"', { kind: 'assert_title', expected: 'X', comparison: 'equals' }],
    [
      'The page title is not empty',
      { kind: 'assert_title', expected: '', comparison: 'equals', negated: true },
    ],
    [
      'Every image has an alternative text',
      { kind: 'assert_count', target: { role: 'img', name: '' }, expected: '0', comparison: 'equals' },
    ],
    ['The title contains "X"', { kind: 'assert_title', expected: 'X', comparison: 'contains' }],
    [
      'The "Name" field has the value "x"',
      { kind: 'assert_value', target: name, expected: 'x', comparison: 'equals' },
    ],
    [
      'The value of the "Name" field is "x"',
      { kind: 'assert_value', target: name, expected: 'x', comparison: 'equals' },
    ],
    ['The "Name" field is empty', { kind: 'assert_value', target: name, expected: '', comparison: 'equals' }],
    [
      'The "Name" field is not empty',
      { kind: 'assert_value', target: name, expected: '', comparison: 'equals', negated: true },
    ],
    [
      '"Express" is selected in "Shipping"',
      { kind: 'assert_value', target: { name: 'Shipping' }, expected: 'Express', comparison: 'equals' },
    ],
    [
      'The "I agree" checkbox is checked',
      { kind: 'assert_checked', target: { role: 'checkbox', name: 'I agree' } },
    ],
    [
      'The "I agree" checkbox is not checked',
      { kind: 'assert_checked', target: { role: 'checkbox', name: 'I agree' }, negated: true },
    ],
    ['The "Save" button should be enabled', { kind: 'assert_enabled', target: save }],
    ['The "Save" button is disabled', { kind: 'assert_enabled', target: save, negated: true }],
    ['The "Name" field is focused', { kind: 'assert_focused', target: name }],
    ['The "Save" button is visible', { kind: 'assert_visible', target: save }],
    ['There is no "Save" button', { kind: 'assert_visible', target: save, negated: true }],
    ['The "Save" button is no longer shown', { kind: 'assert_visible', target: save, negated: true }],
    [
      'The heading "Welcome" is shown',
      { kind: 'assert_visible', target: { role: 'heading', name: 'Welcome' } },
    ],
    [
      'The "Settings" dialog is closed',
      { kind: 'assert_visible', target: { role: 'dialog', name: 'Settings' }, negated: true },
    ],
    ['A dialog says "Sure?"', { kind: 'assert_dialog', expected: 'Sure?' }],
    ['No dialog is shown', { kind: 'assert_dialog', negated: true }],
    [
      'The table has 3 rows',
      {
        kind: 'assert_count',
        target: { role: 'row', within: { role: 'table' } },
        expected: '3',
        comparison: 'equals',
      },
    ],
    [
      'No rows are shown',
      { kind: 'assert_count', target: { role: 'row' }, expected: '0', comparison: 'equals' },
    ],
    [
      'At least two rows are shown',
      { kind: 'assert_count', target: { role: 'row' }, expected: '2', comparison: 'at_least' },
    ],
    [
      'There are 2 items in the "Cart" list',
      {
        kind: 'assert_count',
        target: { role: 'listitem', within: { role: 'list', name: 'Cart' } },
        expected: '2',
        comparison: 'equals',
      },
    ],
    [
      'The order status is "Submitted"',
      {
        kind: 'assert_labelled',
        target: { name: 'order status' },
        expected: 'Submitted',
        comparison: 'equals',
      },
    ],
    [
      'The status of the request changes to "Approved"',
      {
        kind: 'assert_labelled',
        target: { name: 'status of the request' },
        expected: 'Approved',
        comparison: 'equals',
      },
    ],
    [
      'The total is 12.50 EUR',
      { kind: 'assert_labelled', target: { name: 'total' }, expected: '12.50 EUR', comparison: 'equals' },
    ],
    ['The page is displayed', { kind: 'assert_loaded' }],
    ['The next page is displayed', { kind: 'assert_loaded' }],
    ['The dashboard page is displayed', { kind: 'assert_loaded', expected: 'dashboard' }],
    ['The user is redirected to the "Welcome" page', { kind: 'assert_loaded', expected: 'Welcome' }],
    ['The user is redirected to the dashboard', { kind: 'assert_loaded', expected: 'dashboard' }],
    ['The log-in page is not shown', { kind: 'assert_loaded', expected: 'log-in', negated: true }],
    [
      'The "Password" field is masked',
      {
        kind: 'assert_attribute',
        target: { role: 'textbox', name: 'Password' },
        attribute: 'type',
        expected: 'password',
        comparison: 'equals',
      },
    ],
    ['Page contains text "Hello"', text('Hello')],
    [
      'The "Name" field contains "x"',
      { kind: 'assert_value', target: name, expected: 'x', comparison: 'contains' },
    ],
    [
      'The "Name" field does not contain "x"',
      { kind: 'assert_value', target: name, expected: 'x', comparison: 'contains', negated: true },
    ],
    ['The heading reads "Orders"', { kind: 'assert_visible', target: { role: 'heading', name: 'Orders' } }],
    ['The cart contains "Milk"', text('Milk', { target: { role: 'region', name: 'cart' } })],
    [
      '"Milk" is removed from the "Cart" list',
      text('Milk', { negated: true, target: { role: 'list', name: 'Cart' } }),
    ],
    [
      'The row "Milk" is no longer in the table',
      {
        kind: 'assert_visible',
        target: { role: 'row', name: 'Milk', within: { role: 'table' } },
        negated: true,
      },
    ],
    [
      'The "Home" link is displayed in the header',
      { kind: 'assert_visible', target: { role: 'link', name: 'Home', within: { role: 'banner' } } },
    ],
    [
      'The status of order "A-1" is "Open"',
      {
        kind: 'assert_labelled',
        target: { name: 'status', within: { role: 'row', name: 'A-1' } },
        expected: 'Open',
        comparison: 'equals',
      },
    ],
    ['The URL changes to "/x"', { kind: 'assert_url', expected: '/x', comparison: 'equals' }],
  ])('%s', (prose, expected) => {
    expect(checks(prose)).toEqual([expected])
  })
})

test('several checks in one sentence all count', () => {
  expect(checks('The message "A" is shown and the URL contains "/b"').map(({ kind }) => kind)).toEqual([
    'assert_text',
    'assert_url',
  ])
  expect(checks('The page shows "A", "B" and "C"').map(({ expected }) => expected)).toEqual(['A', 'B', 'C'])
  expect(checks('"A" is visible, but "B" is not visible')).toEqual([text('A'), text('B', { negated: true })])
  expect(checks('The "Name" field is empty and focused').map(({ kind }) => kind)).toEqual([
    'assert_value',
    'assert_focused',
  ])
  expect(checks('The "A" and "B" buttons are disabled').map(({ target }) => target?.name)).toEqual(['A', 'B'])
})

test('an action that asks to verify is a check', () => {
  const { actions, checks: found } = compileStep({
    action: 'Click "Save" and verify that "Done" is visible',
    expectedResult: 'The "Save" button is disabled',
  })
  expect(actions).toHaveLength(1)
  expect(found).toEqual([text('Done'), { kind: 'assert_enabled', target: save, negated: true }])
})

test('what is said of several names is said of each, also when another clause follows', () => {
  const said = (prose: string) =>
    checks(prose).map(({ expected, negated = false, texts }) => texts ?? [expected, negated])
  expect(said('"A" and "B" are not visible, "C" is visible')).toEqual([
    ['A', true],
    ['B', true],
    ['C', false],
  ])
  expect(said('"A", and "B" is not shown')).toEqual([
    ['A', true],
    ['B', true],
  ])
  expect(said('"A", "B" and "C" are shown in this order and "Y" is visible')).toEqual([
    ['A', 'B', 'C'],
    ['Y', false],
  ])
  expect(said('The button "A" and the button "B" are not shown and "Y" is visible')).toEqual([
    [undefined, true],
    [undefined, true],
    ['Y', false],
  ])
  expect(said('"A"; "B" is not visible')).toEqual([
    ['A', false],
    ['B', true],
  ])
})

test('texts one after another are one check of their order', () => {
  expect(checks('"Ann", "Bob" and "Eve" are shown in this order')).toEqual([
    { kind: 'assert_order', texts: ['Ann', 'Bob', 'Eve'], expected: 'Ann, Bob, Eve' },
  ])
  expect(checks('"Ann" is shown before "Bob"')).toEqual([
    { kind: 'assert_order', texts: ['Ann', 'Bob'], expected: 'Ann, Bob' },
  ])
})

describe('what cannot be checked is never taken for a check', () => {
  test.each([
    'Everything works',
    'All is well',
    'As expected',
    'The form is submitted',
    'The user is logged in',
    'The value is not accepted',
    'All fields are empty',
    'The page is empty',
    'The message "a" or "b" is shown',
    'Either "A" is shown or "B" is shown',
    'The table is sorted by name',
    '"-1" in "Age" is not accepted',
    'The page loads quickly',
    'The page shows ""',
    'The "Save" button',
    'Saved',
  ])('%s', (expectedResult) => {
    const { checks: found, problems } = compileStep({ action: 'Click "a"', expectedResult })
    expect(found).toEqual([])
    expect(problems).toMatchObject([{ code: 'steps.unverifiable' }])
  })
})

test.each(['The account is created and "Welcome" is shown', '"Welcome" is shown and the account is created'])(
  '%s: what can be read is checked, and the rest is told',
  (expectedResult) => {
    const { checks: found, problems } = compileStep({ action: 'Click "a"', expectedResult })
    expect(found).toEqual([{ kind: 'assert_text', expected: 'Welcome' }])
    expect(problems).toMatchObject([
      { code: 'steps.unverifiable', part: expect.stringMatching(/^the account is created$/i) },
    ])
  },
)

test.each([
  'The text "Ada" is visible',
  'The "Ada" text is shown',
  'There is the text "Ada"',
  'The page shows the text "Ada"',
])('a bare text may be a part of a longer one: %s', (expectedResult) => {
  expect(compileStep({ action: 'Open the page', expectedResult }).checks).toEqual([
    { kind: 'assert_text', expected: 'Ada' },
  ])
})

test('a message stands whole', () => {
  const { checks } = compileStep({ action: 'Open the page', expectedResult: 'The error text "Ada" is shown' })
  expect(checks).toEqual([{ kind: 'assert_text', expected: 'Ada', exact: true }])
})

test.each([
  ['"31" in "Weight" is not accepted', /Say what the page shows then/],
  ['An order of 3 items is rejected', /Say what the page shows then/],
  ['The "Step 2" looks good', /Say what can be seen on the page/],
  ['There ought to be about 3 of them', /Say what is counted/],
])('advice on %s fits it, and its examples can be checked', (prose, fitting) => {
  const { problems } = compileStep({ action: 'Click "a"', expectedResult: prose })
  const message = problems.at(-1)?.message ?? ''
  expect(message).toMatch(fitting)
  const examples = message.slice(message.lastIndexOf('Say what')).replace(/^[^:]*: /, '')
  for (const example of examples.replace(/\.$/, '').split(/,(?: or)? (?=(?:The|"))|, or /))
    expect(compileStep({ action: 'Click "a"', expectedResult: example }).problems).toEqual([])
})

test.each([
  ['"Milk" is still shown', [true]],
  ['The "Save" button remains disabled', [true]],
  ['The "Name" field should still have the value "x" and "Saved" is shown', [true, undefined]],
  ['"Saved" is shown and the "Save" button stays enabled', [undefined, true]],
  ['"It is still here" is shown', [undefined]],
  ['The total is unchanged', [undefined]],
])('%s says by its words, not by what it quotes, what is meant to stay', (prose, stays) => {
  expect(checks(prose).map((check) => check.stays)).toEqual(stays)
})
