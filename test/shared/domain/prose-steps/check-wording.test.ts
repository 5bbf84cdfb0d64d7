import { describe, expect, test } from 'vitest'
import { seeing } from './support.ts'

/** What is checked; that it may have been so before is told beside it. */
const checks = (expectedResult: string) => {
  const { checks: found, problems } = seeing(expectedResult)
  return problems.length > 0
    ? problems.map(({ code }) => code)
    : found.map((check) => ({ ...check, stays: undefined }))
}

describe('the same expectation in other words is the same check', () => {
  test.each<[plain: string, others: string[]]>([
    [
      '"Saved" is shown',
      [
        '"Saved" shown',
        '"Saved" pops up',
        'There stands "Saved"',
        'You should still see "Saved"',
        'I can see "Saved"',
        'The page is showing "Saved"',
      ],
    ],
    [
      'The message "Saved" is shown',
      ['A toast pops up saying "Saved"', 'A notice appears with the text "Saved"'],
    ],
    ['"A" is shown and "B" is not shown', ['"A" is listed but not "B"', '"A" is shown, "B" is not']],
    [
      'The "Save" button is disabled',
      ['The "Save" button greyed out', 'The "Save" button can not be pressed'],
    ],
    ['The table has 2 rows', ['The table contains two records', 'There are 2 entries in the table']],
    [
      'The "Name" field has the value "x"',
      ['"x" stands in the "Name" field', 'In the field "Name" stands "x"'],
    ],
    ['Only "A" is shown in the list', ['The list shows only "A"', 'The list shows nothing but "A"']],
    ['The list has at least one item', ['The list is not empty']],
    ['The user is on "/welcome"', ['We are on "/welcome"']],
  ])('%s', (plain, others) => {
    expect(seeing(plain).problems).toEqual([])
    for (const other of others) expect([other, checks(other)]).toEqual([other, checks(plain)])
  })
})

describe('a word that points back', () => {
  test('is what the clause before speaks of', () => {
    expect(checks('The "Save" button is shown and it is disabled')).toEqual(
      checks('The "Save" button is shown and the "Save" button is disabled'),
    )
    expect(checks('"A" and "B" are shown and both are enabled')).toEqual(
      checks('"A" and "B" are shown and "A" and "B" are enabled'),
    )
  })
  test.each(['It is gone', '"A" and "B" are shown and it is enabled'])(
    'is refused where nobody is sure what it means: %s',
    (prose) => {
      expect(checks(prose)).toEqual(['steps.unverifiable'])
    },
  )
  test('is never something that is so and not so at the same time', () => {
    expect(checks('The dialog opens and it closes')).toEqual(['steps.unverifiable'])
    expect(checks('"A" is shown and it disappears')).toEqual(['steps.unverifiable'])
  })
})

describe('an unquoted word', () => {
  test('is a value where it is written like a name', () => {
    const open = {
      kind: 'assert_labelled',
      target: { name: 'status', exact: true },
      expected: 'Open',
      comparison: 'equals',
    }
    expect(checks('The status says Open')).toEqual([open])
    expect(checks('The order has the status Open')).toEqual([open])
    expect(checks('Status: Open')).toEqual([{ ...open, target: { name: 'Status', exact: true } }])
    expect(checks('Total = 12.50')).toEqual(checks('Total: 12.50'))
  })
  test.each(['The page is Nice', 'The total and the tax is 5'])('is no value otherwise: %s', (prose) => {
    expect(checks(prose)).toEqual(['steps.unverifiable'])
  })
})

test('a clause is no part of a name', () => {
  expect(checks('The table has 4 rows and the first row shows "Ann"')).toMatchObject([
    { kind: 'assert_count', expected: '4' },
    { kind: 'assert_text', expected: 'Ann', target: { role: 'row', nth: 1 } },
  ])
  expect(checks('The Save button sits there greyed out')).toEqual(['steps.unverifiable'])
})

test.each(['Nothing else changes', 'The same list is shown'])(
  'how many are meant is no part of a name: %s',
  (prose) => {
    expect(checks(prose)).toEqual(['steps.unverifiable'])
  },
)

test('a name in the words of the tester proves nothing by its absence', () => {
  const form = { kind: 'assert_visible', target: { role: 'form', name: 'login' } }
  expect(checks('The login form is shown')).toEqual([{ ...form, unquoted: true }])
  expect(checks('The "login" form is shown')).toEqual([form])
})

test('an adverb is no part of a name, and a name keeps its adverb', () => {
  expect(checks('The list still shows "Milk"')).toEqual(checks('The list shows "Milk"'))
  expect(checks('Pay now is disabled')).toMatchObject([{ target: { name: 'Pay now' } }])
})

test.each([
  ['The page must always show "Paid"', 'The page shows "Paid"'],
  ['The "Save" button will soon be disabled', 'The "Save" button is disabled'],
  ['The table must always have 3 rows', 'The table has 3 rows'],
  ['The system automatically shows "Paid"', 'The page shows "Paid"'],
  ['The list must only show "A"', 'The list shows only "A"'],
  ['The list must no longer show "A"', 'The list does not show "A"'],
])('behind "must" an adverb is no verb and no part of a name: %s', (said, plain) => {
  expect(checks(said)).toEqual(checks(plain))
})

test('an adverb that changes what has to hold is not left out', () => {
  expect(checks('The page should first show "Paid"')).toEqual(['steps.unverifiable'])
})

test('the row of a name is the row of that name', () => {
  expect(checks('"Delete" is shown in the row of "Milk"')).toEqual(
    checks('"Delete" is shown in the row "Milk"'),
  )
})

test.each(['Everything works as expected', '"Saved" is shown at the top of the page'])(
  'what only a person can judge stays an error: %s',
  (prose) => {
    expect(checks(prose)).toEqual(['steps.unverifiable'])
  },
)

test('what is ticked is no box to type in', () => {
  expect(checks('The box is ticked')).toEqual([{ kind: 'assert_checked', target: { role: 'checkbox' } }])
})

test('nothing changes where neither the texts nor the address do', () => {
  expect(checks('Nothing changes')).toEqual(checks('The page is unchanged and the URL is unchanged'))
})
