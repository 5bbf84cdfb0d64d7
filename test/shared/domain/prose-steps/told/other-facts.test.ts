import { expect, test } from 'vitest'
import { seeing } from '../support.ts'

test.each([
  ['"Milk" is in the list and it says "Sold"', 'Milk', 'Sold'],
  ['"Ann" is in the table and it shows "Active"', 'Ann', 'Active'],
  ['"Order 17" appears in the list and reads "Paid"', 'Order 17', 'Paid'],
  ['"Milk" is in the list; it says "Sold"', 'Milk', 'Sold'],
  ['The row "Milk" is there and says "Sold"', 'Milk', 'Sold'],
  ['"Milk" is in the list, which says "2 items"', 'Milk', '2 items'],
  ['"Milk" is selected and it shows "Details"', 'Milk', 'Details'],
  ['"Order 17" is in the table and it contains "Paid"', 'Order 17', 'Paid'],
  ['"Milk" is in the list and there it says "Sold"', 'Milk', 'Sold'],
])('%s is two checks, of which none is a part of the other', (prose, thing, text) => {
  const { checks, problems } = seeing(prose)
  expect(problems).toEqual([])
  expect(checks).toHaveLength(2)
  expect(checks[1]).toEqual({ kind: 'assert_text', expected: text, beside: thing })
})

test.each([
  ['Milk is in the list and it says Sold out', 'Sold out'],
  ['Bread is in the list and the page says 2 items left', '2 items left'],
])('no place is called by the beginning of another fact: %s', (prose, text) => {
  const { checks, problems } = seeing(prose)
  expect(problems).toEqual([])
  expect(checks).toMatchObject([{ kind: 'assert_collection' }, { kind: 'assert_text', expected: text }])
  expect(JSON.stringify(checks)).not.toContain('list and')
})

test('what closes and what shows something are two things', () => {
  const { checks } = seeing('The dialog closes and the list says "Milk"')
  expect(checks).toMatchObject([
    { kind: 'assert_dialog', negated: true },
    { kind: 'assert_text', expected: 'Milk', target: { role: 'list' } },
  ])
})

test.each([
  ['"Milk" is not in the list and it says "No items"', 'No items'],
  ['"Milk" is gone and it says "Deleted"', 'Deleted'],
  ['"Milk" is no longer in the list and it shows "0 items"', '0 items'],
])('what is gone says nothing: %s', (prose, text) => {
  const { checks, problems } = seeing(prose)
  expect(problems).toEqual([])
  expect(checks).toMatchObject([{ negated: true }, {}])
  expect(checks[1]).toEqual({ kind: 'assert_text', expected: text })
})

test('a label has one value: another text is that of the page', () => {
  expect(seeing('The total is "3.00" and it says "paid"').checks).toMatchObject([
    { kind: 'assert_labelled', expected: '3.00' },
    { kind: 'assert_text', expected: 'paid' },
  ])
})

test('in plain words it is a fact of its own as well', () => {
  expect(seeing('"Milk" is in the list and says Sold out').checks[1]).toEqual({
    kind: 'assert_text',
    expected: 'Sold out',
    unquoted: true,
    beside: 'Milk',
  })
})

test('it may be the list or the page', () => {
  expect(seeing('The list shows "Milk" and it says "2 left"').checks[1]).toEqual({
    kind: 'assert_text',
    expected: '2 left',
    target: { role: 'list' },
    beside: 'the list',
  })
})
