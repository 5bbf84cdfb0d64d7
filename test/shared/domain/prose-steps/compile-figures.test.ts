import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { seeing } from './support.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'

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
    ['The total is more than "3"', number('more_than', '3')],
    ['The total is below €5', number('less_than', '5', { unit: '€' })],
    ['The total is between 3 and 5 kg', number('between', '3', { upper: '5', unit: 'kg' })],
    ['The total is within 0.2 of -12.5', number('equals', '-12.5', { tolerance: '0.2' })],
    ['The total must not change', { kind: 'assert_changed', target: total, negated: true }],
    [
      'The total increases by 2',
      { kind: 'assert_changed', target: total, comparison: 'increased', expected: '2' },
    ],
    [
      'The URL has not changed',
      { kind: 'assert_changed', target: { role: 'document', name: 'url' }, negated: true },
    ],
    [
      'The "Help" link does not lead to "/help"',
      { kind: 'assert_link', target: help, expected: '/help', negated: true },
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
      'The image in the "Card" section has the alternative text "Logo"',
      {
        kind: 'assert_attribute',
        target: { role: 'img', within: { role: 'region', name: 'Card' } },
        attribute: 'alt',
        expected: 'Logo',
        comparison: 'equals',
      },
    ],
    ['The "More" button is open', { kind: 'assert_state', state: 'expanded', target: more }],
    ['No file is downloaded', { kind: 'assert_download', negated: true }],
    ['The browser console shows no errors', { kind: 'assert_console', negated: true }],
    ['No errors are logged in the console', { kind: 'assert_console', negated: true }],
    ['The response status is 200', { kind: 'assert_status', expected: '200', comparison: 'equals' }],
    [
      'The POST request to "/api/orders" is answered with status 201',
      { kind: 'assert_status', expected: '201', comparison: 'equals', request: 'POST /api/orders' },
    ],
    ['A new tab opens', { kind: 'assert_tab' }],
    [
      'The row "Milk" is below the row "Bread"',
      { kind: 'assert_order', texts: ['Bread', 'Milk'], expected: 'Bread, Milk' },
    ],
  ])('%s', (prose, expected) => {
    const { checks, problems } = seeing(prose)
    expect({ checks, problems }).toEqual({ checks: [expected], problems: [] })
  })

  test.each([
    'The total is between 3 EUR and 5 USD',
    'There are about 3',
    'The price is at least 3, roughly',
    'The "Name" field has the attribute "<b>"',
  ])('%s is not guessed', (prose) => {
    const { problems } = seeing(prose)
    expect(problems.map(({ code }) => code)).toEqual(['steps.unverifiable'])
  })

  test('a change is seen by the step that acts, and by no other', () => {
    const look = compileStep({ action: 'Look at the page', expectedResult: 'The total has changed' })
    expect(look.problems).toMatchObject([{ code: 'steps.unverifiable' }])
  })

  test('several of them make one sentence', () => {
    const { checks, problems } = seeing(
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
