import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { rulesIn as rules, table } from '../../../../support/read-rules.ts'

test.each([
  'Thing | Must be given? | What we take | What people read otherwise',
  'Item of the form | Needed | Everything about it | What is shown',
])('columns under "%s" are known by what they hold', (head) => {
  expect(
    rules(
      table(
        head,
        'Nights | yes | 1 to 14 | "Stay 1 to 14 nights"',
        'Voucher | no | 8 characters | "Eight characters"',
      ),
    ),
  ).toEqual([
    'constraint if not (Nights >= 1 and Nights <= 14): refused, shows "Stay 1 to 14 nights"',
    'constraint if not length of Voucher = 8: refused, shows "Eight characters"',
    'constraint if empty: refused, shows "Stay 1 to 14 nights"',
  ])
})

test('rows that all compare the same way decide, and limit nothing', () => {
  expect(
    rules(table('Tariff | Use | Bonus', 'Gold | over 100 EUR | 10 %', 'Silver | over 200 EUR | 5 %')).every(
      (line) => line.startsWith('decision'),
    ),
  ).toBe(true)
})

test('messages in columns of their own answer what is missing and what is wrong', () => {
  expect(
    rules(
      table(
        'Field | Required | Allowed | Message when empty | Message when wrong',
        'Age | yes | 18 to 99 | Age is missing | Age is wrong',
      ),
    ),
  ).toEqual([
    'constraint if not (Age >= 18 and Age <= 99): refused, shows "Age is wrong"',
    'constraint if empty: refused, shows "Age is missing"',
  ])
})

const fields = table(
  'Field | Required | Allowed',
  'Height | yes | 1 to 45',
  'Code | no | at most 9 characters',
  'Kind | yes | Gold, Silver, Bronze',
)

test.each([
  ['Code given', 'yes', 'not empty'],
  ['Code left empty', 'yes', 'empty'],
  ['Code', 'no', 'empty'],
  ['C1: Height over 30', 'yes', 'Height > 30'],
  ['Kind', 'not Gold', 'not Kind in Gold'],
])('"%s" with %s asks whether %s', (head, cell, expected) => {
  const other = cell === 'no' ? 'yes' : cell === 'yes' ? 'no' : 'Bronze'
  const decided = table(`${head} | Answer`, `${cell} | "One"`, `${other} | "Two"`)
  expect(rules(`${fields}\n\n${decided}`)).toContain(`decision if ${expected}: shows "One"`)
})

test('"other" is none of what the other cells of its column say', () => {
  const decided = table('Kind | Answer', 'Gold | "One"', 'other | "Two"')
  expect(rules(`${fields}\n\n${decided}`)).toContain('decision if not Kind in Gold: shows "Two"')
})

test('a cell of a matrix has the next state, says that there is none, or what is answered', () => {
  const matrix = table(
    'Status | Reserve | Check out',
    'Free | Reserved | not possible',
    'Reserved | stays Reserved | Free',
    'Closed | "We are closed" | -',
  )
  expect(readRequirements(matrix).model.rules.map(({ then }) => then.map(({ kind }) => kind))).toEqual([
    ['set'],
    ['refused'],
    ['set'],
    ['set'],
    ['refused', 'shows'],
  ])
})
