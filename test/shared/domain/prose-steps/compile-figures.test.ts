import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'

const compile = (expectedResult: string) => compileStep({ action: 'Click "a"', expectedResult })

const row = (name: string) => ({ role: 'row', name })
const price = { role: 'cell', name: 'Price', within: row('Milk') }
const total = { name: 'total' }
const number = (comparison: Check['comparison'], expected: string, more: Partial<Check> = {}): Check => ({
  kind: 'assert_number',
  target: total,
  expected,
  comparison,
  ...more,
})
const help = { role: 'link', name: 'Help' }
const name = { role: 'textbox', name: 'Name' }
const more = { role: 'button', name: 'More' }

describe('one check', () => {
  test.each<[string, Check]>([
    [
      'The cell "Price" of the row "Milk" is "1.20"',
      { kind: 'assert_cell', target: price, expected: '1.20', comparison: 'equals' },
    ],
    [
      'The "Price" cell in the "Milk" row shows "1.20"',
      { kind: 'assert_cell', target: price, expected: '1.20', comparison: 'equals' },
    ],
    [
      'The cell in the row "Milk" and the column "Price" is not "1.20"',
      { kind: 'assert_cell', target: price, expected: '1.20', comparison: 'equals', negated: true },
    ],
    [
      'Row 2, column "Price" is "1.20"',
      {
        kind: 'assert_cell',
        target: { role: 'cell', name: 'Price', within: { role: 'row', nth: 2 } },
        expected: '1.20',
        comparison: 'equals',
      },
    ],
    [
      'The "Price" of the row "Milk" is "1.20"',
      {
        kind: 'assert_labelled',
        target: { name: 'Price', within: row('Milk'), exact: true },
        expected: '1.20',
        comparison: 'equals',
      },
    ],
    ['The total is at least 3', number('at_least', '3')],
    ['The total should be at most 1,250.50 EUR', number('at_most', '1250.50', { unit: 'EUR' })],
    ['The total is more than "3"', number('more_than', '3')],
    ['The total is below €5', number('less_than', '5', { unit: '€' })],
    ['The total is about 12.5', number('about', '12.5')],
    ['The total is between 3 and 5 kg', number('between', '3', { upper: '5', unit: 'kg' })],
    ['The total is 12.5 ± 0.2', number('equals', '12.5', { tolerance: '0.2' })],
    ['The total is 12.5 with a tolerance of 0.2', number('equals', '12.5', { tolerance: '0.2' })],
    ['The total is within 0.2 of -12.5', number('equals', '-12.5', { tolerance: '0.2' })],
    [
      'The "Age" field is at least 18',
      number('at_least', '18', { target: { role: 'textbox', name: 'Age' } }),
    ],
    [
      'Price: 12.50 EUR',
      { kind: 'assert_labelled', target: { name: 'Price' }, expected: '12.50 EUR', comparison: 'equals' },
    ],
    [
      'The table has at least 2 rows',
      {
        kind: 'assert_count',
        target: { role: 'row', within: { role: 'table' } },
        expected: '2',
        comparison: 'at_least',
      },
    ],
    [
      'At least 2 rows are shown',
      { kind: 'assert_count', target: { role: 'row' }, expected: '2', comparison: 'at_least' },
    ],
    ['The total has changed', { kind: 'assert_changed', target: total }],
    ['The total must not change', { kind: 'assert_changed', target: total, negated: true }],
    ['The total remains unchanged', { kind: 'assert_changed', target: total, negated: true }],
    [
      'The total increases by 2',
      { kind: 'assert_changed', target: total, comparison: 'increased', expected: '2' },
    ],
    [
      'The URL has not changed',
      { kind: 'assert_changed', target: { role: 'document', name: 'url' }, negated: true },
    ],
    [
      'The "Basket" section is unchanged',
      { kind: 'assert_changed', target: { role: 'region', name: 'Basket' }, negated: true },
    ],
    ['The link "Help" leads to "/help"', { kind: 'assert_link', target: help, expected: '/help' }],
    [
      'The "Help" link does not lead to "/help"',
      { kind: 'assert_link', target: help, expected: '/help', negated: true },
    ],
    [
      'The "Name" field has the placeholder "Ann"',
      {
        kind: 'assert_attribute',
        target: name,
        attribute: 'placeholder',
        expected: 'Ann',
        comparison: 'equals',
      },
    ],
    [
      'The placeholder of the "Name" field is "Ann"',
      {
        kind: 'assert_attribute',
        target: name,
        attribute: 'placeholder',
        expected: 'Ann',
        comparison: 'equals',
      },
    ],
    [
      'The "Name" field has the attribute "required"',
      { kind: 'assert_attribute', target: name, attribute: 'required' },
    ],
    [
      'The attribute "maxlength" of the "Name" field is "40"',
      {
        kind: 'assert_attribute',
        target: name,
        attribute: 'maxlength',
        expected: '40',
        comparison: 'equals',
      },
    ],
    [
      'An image with the alternative text "Logo" is shown',
      { kind: 'assert_visible', target: { role: 'img', name: 'Logo', exact: true } },
    ],
    [
      'The image in the "Card" section has the alternative text "Logo"',
      {
        kind: 'assert_attribute',
        target: { role: 'img', within: { role: 'region', name: 'Card' } },
        attribute: 'alt',
        expected: 'Logo',
        comparison: 'equals',
      },
    ],
    ['The "More" button is expanded', { kind: 'assert_state', state: 'expanded', target: more }],
    [
      'The "More" button is collapsed',
      { kind: 'assert_state', state: 'expanded', target: more, negated: true },
    ],
    ['The "More" button is open', { kind: 'assert_state', state: 'expanded', target: more }],
    ['The "More" button is pressed', { kind: 'assert_checked', target: more }],
    ['The "Name" field is marked as invalid', { kind: 'assert_state', state: 'invalid', target: name }],
    [
      'The "Settings" dialog is open',
      { kind: 'assert_visible', target: { role: 'dialog', name: 'Settings' } },
    ],
    ['A file "report.csv" is offered for download', { kind: 'assert_download', expected: 'report.csv' }],
    ['The file "report.csv" is downloaded', { kind: 'assert_download', expected: 'report.csv' }],
    ['No file is downloaded', { kind: 'assert_download', negated: true }],
    ['There are no console errors', { kind: 'assert_console', negated: true }],
    ['The browser console shows no errors', { kind: 'assert_console', negated: true }],
    ['No errors are logged in the console', { kind: 'assert_console', negated: true }],
    ['The page answers with status 404', { kind: 'assert_status', expected: '404', comparison: 'equals' }],
    ['The response status is 200', { kind: 'assert_status', expected: '200', comparison: 'equals' }],
    [
      'The POST request to "/api/orders" is answered with status 201',
      { kind: 'assert_status', expected: '201', comparison: 'equals', request: 'POST /api/orders' },
    ],
    ['A new tab opens', { kind: 'assert_tab' }],
    ['The page "/help" opens in a new tab', { kind: 'assert_tab', expected: '/help' }],
    ['No new tab is opened', { kind: 'assert_tab', negated: true }],
    ['"Milk" is above "Bread"', { kind: 'assert_order', texts: ['Milk', 'Bread'], expected: 'Milk, Bread' }],
    [
      'The row "Milk" is below the row "Bread"',
      { kind: 'assert_order', texts: ['Bread', 'Milk'], expected: 'Bread, Milk' },
    ],
  ])('%s', (prose, expected) => {
    const { checks, problems } = compile(prose)
    expect({ checks, problems }).toEqual({ checks: [expected], problems: [] })
  })

  test.each([
    'The cell "Price" is "1.20"',
    'The total is at least many',
    'The total is between 3 EUR and 5 USD',
    'The total is about right',
    'There are about 3',
    'The price is at least 3, roughly',
    'The link "Help" leads to the help',
    'Something changes',
    'The "Name" field has the attribute "<b>"',
    'A file is offered',
  ])('%s is not guessed', (prose) => {
    const { problems } = compile(prose)
    expect(problems.map(({ code }) => code)).toEqual(['steps.unverifiable'])
  })

  test('a change is seen by the step that acts, and by no other', () => {
    const look = compileStep({ action: 'Look at the page', expectedResult: 'The total has changed' })
    expect(look.problems).toMatchObject([{ code: 'steps.unverifiable' }])
  })

  test('several of them make one sentence', () => {
    const { checks, problems } = compile(
      'The total is about 12.5, the total is between 12 and 13 EUR and "Milk" is visible and there are no console errors',
    )
    expect(problems).toEqual([])
    expect(checks.map(({ kind }) => kind)).toEqual([
      'assert_number',
      'assert_number',
      'assert_text',
      'assert_console',
    ])
  })
})
