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
    ['The "Saved" message is displayed', text('Saved', { exact: true })],
    ['The page does not contain "Error"', text('Error', { negated: true })],
    ['The message "Error" must not be shown', text('Error', { negated: true })],
    [
      'The "Name" field shows the error "Bad"',
      text('Bad', { exact: true, target: { role: 'near', name: 'Name', within: name } }),
    ],
    [
      'The URL is not "/done"',
      { kind: 'assert_url', expected: '/done', comparison: 'equals', negated: true },
    ],
    ['The title contains "X"', { kind: 'assert_title', expected: 'X', comparison: 'contains' }],
    [
      'The value of the "Name" field is "x"',
      { kind: 'assert_value', target: name, expected: 'x', comparison: 'equals' },
    ],
    [
      'The "Name" field is not empty',
      { kind: 'assert_value', target: name, expected: '', comparison: 'equals', negated: true },
    ],
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
      'The "Name" field does not contain "x"',
      { kind: 'assert_value', target: name, expected: 'x', comparison: 'contains', negated: true },
    ],
    ['The heading reads "Orders"', { kind: 'assert_visible', target: { role: 'heading', name: 'Orders' } }],
    ['The cart contains "Milk"', text('Milk', { target: { role: 'region', name: 'cart' } })],
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
    'All fields are empty',
    'The page is empty',
    'The message "a" or "b" is shown',
    'The page shows ""',
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

test.each(['There is the text "Ada"', 'The page shows the text "Ada"'])(
  'a bare text may be a part of a longer one: %s',
  (expectedResult) => {
    expect(compileStep({ action: 'Open the page', expectedResult }).checks).toEqual([
      { kind: 'assert_text', expected: 'Ada' },
    ])
  },
)

test('a message stands whole', () => {
  const { checks } = compileStep({ action: 'Open the page', expectedResult: 'The error text "Ada" is shown' })
  expect(checks).toEqual([{ kind: 'assert_text', expected: 'Ada', exact: true }])
})

test.each([
  ['"31" in "Weight" is not accepted', /Say what the page shows then/],
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
  ['The "Name" field should still have the value "x" and "Saved" is shown', [true, undefined]],
  ['"Saved" is shown and the "Save" button stays enabled', [undefined, true]],
  ['The total is unchanged', [undefined]],
])('%s says by its words, not by what it quotes, what is meant to stay', (prose, stays) => {
  expect(checks(prose).map((check) => check.stays)).toEqual(stays)
})

test.each<[string, Check[]]>([
  ['"Saved" is visible\n"Draft" is not visible', [text('Saved'), text('Draft', { negated: true })]],
  [
    'The page shows "Saved"\r\nThe "Save" button is disabled',
    [text('Saved'), { kind: 'assert_enabled', target: save, negated: true }],
  ],
  ['- "Saved" is visible\n- "Total: 3" is visible', [text('Saved'), text('Total: 3')]],
])('lines without full stops are results of their own: %j', (expected, wanted) => {
  expect(checks(expected)).toEqual(wanted)
})

test('a line that goes on is no result of its own', () => {
  expect(checks('The page shows\n"Saved"')).toEqual([text('Saved')])
})
