import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../support/said-model.ts'

const modelOf = (text: string) => readRequirements(text).model
const rules = (text: string): string[] => {
  const { subjects } = modelOf(text)
  return said(modelOf(text)).slice(subjects.length)
}
const lastAccount = (text: string): string | undefined => modelOf(text).accounts.at(-1)?.is

const readings: [string, string[]][] = [
  [
    'A guest tells us the Team name (2 to 60 characters, otherwise we say "2 to 60 please", also when there is none).',
    [
      'constraint if not (length of Team name >= 2 and length of Team name <= 60): refused, shows "2 to 60 please"',
      'constraint if empty: refused, shows "2 to 60 please"',
    ],
  ],
  [
    'Each time **Loan weeks** from 1 to 12 are asked for, with "1 to 12 please" for everything else.',
    ['constraint if not (Loan weeks >= 1 and Loan weeks <= 12): refused, shows "1 to 12 please"'],
  ],
  [
    'A **Comment** is 10 to 400 characters long, or the app says "10 to 400 please".',
    [
      'constraint if not (length of Comment >= 10 and length of Comment <= 400): refused, shows "10 to 400 please"',
    ],
  ],
  [
    'The **Batch** is one letter and four digits. If it is left empty we would like "The batch is missing", and if it looks different, "The batch looks odd".',
    [
      'constraint if not pattern: refused, shows "The batch looks odd"',
      'constraint if empty: refused, shows "The batch is missing"',
    ],
  ],
  [
    'The **Jar label** is needed. No label: "The label is missing".',
    ['constraint if empty: refused, shows "The label is missing"'],
  ],
  [
    'The kind of group is Amateur or Youth.\n\nAmateurs get 25 % off and the quote says "Amateur rate".',
    [
      'reaction if kind of group in Amateur: said',
      'reaction if kind of group in Amateur: shows "Amateur rate"',
    ],
  ],
  [
    'The page works with **Days late**. Up to 7 days we send a reminder.',
    ['reaction if Days late <= 7: said'],
  ],
  [
    'The page works with **Days late**. From the 8th day there is a fee of 15 euros, and from the 31st day we invoice the set.',
    ['reaction if (Days late >= 8 and Days late < 31): said', 'reaction if Days late >= 31: said'],
  ],
]

test.each(readings)('%s', (text, expected) => {
  expect(rules(text)).toEqual(expected)
})

const unread = [
  // What could turn the meaning round was not understood.
  'The **Load** is at most 500 kg. With a Load of 300 kg or more the page says "Heavy", unless the key is in it.',
  // Nobody says of what these are amounts.
  'The **Load** is at most 500 kg. Members pay 20 euros.',
]

test.each(unread)('what is not understood says nothing: %s', (text) => {
  expect(rules(text)).toEqual(['constraint if not Load <= 500: refused'])
  expect(lastAccount(text)).not.toBe('read')
})

test('a bound "of them" counts what was said before, and bounds no value', () => {
  const text = 'The **Code** shall consist of digits only, at least 9 and at most 15 of them.'
  expect(rules(text).some((rule) => /Code (?:>=|<=) /.test(rule))).toBe(false)
})

test('a value that is only chosen is not refused, whatever is then shown', () => {
  const text = 'The kind of group is Amateur or Youth.\n\nAmateurs see "Welcome, friends of music".'
  expect(rules(text).some((rule) => rule.includes('refused'))).toBe(false)
})

test('"then" behind several cases speaks of the last of them', () => {
  const text =
    'Delivery goes by **Distance**: up to 10 km it is 15.00 euros, further than 40 km it is 90.00 euros. Then say "That is far".'
  expect(rules(text).filter((rule) => rule.includes('That is far'))).toEqual([
    'reaction if Distance > 40: said, shows "That is far"',
  ])
})
