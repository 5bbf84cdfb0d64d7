import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWrong } from '../../../../../shared/domain/requirements/checked-forms/judge.ts'
import type { Wrong } from '../../../../../shared/domain/requirements/checked-forms/parts.ts'
import { readWrongs } from '../../../../../shared/domain/requirements/checked-forms/wrongs.ts'

const labels = ['Name', 'Password', 'Repeat password', 'First choice', 'Second choice']
const read = (words: string, message = '', label = 'Name') =>
  readWrongs(words, { label, labels, message })?.wrongs

test.each<[string, Wrong[]]>([
  ['empty', [{ wrong: 'empty' }]],
  ['If nothing is entered', [{ wrong: 'empty' }]],
  ['Without a name', [{ wrong: 'empty' }]],
  ['must be filled in', [{ wrong: 'empty' }]],
  ['shorter than 3 or longer than 20 characters', [{ wrong: 'length', min: 3, max: 20 }]],
  ['With fewer than 2 or more than 40 characters', [{ wrong: 'length', min: 2, max: 40 }]],
  ['must have 3 to 20 characters', [{ wrong: 'length', min: 3, max: 20 }]],
  ['more than 200 characters', [{ wrong: 'length', max: 200 }]],
  ['at least eight characters', [{ wrong: 'length', min: 8 }]],
  ['anything but A–Z, a–z, 0–9 and "_"', [{ wrong: 'other', allowed: 'A-Za-z0-9_' }]],
  ['It may only contain digits, spaces and "+"; otherwise', [{ wrong: 'other', allowed: '0-9 +' }]],
  [
    'exactly 5 digits',
    [
      { wrong: 'other', allowed: '0-9' },
      { wrong: 'length', min: 5, max: 5 },
    ],
  ],
  ['below 1 or above 12', [{ wrong: 'range', min: 1, max: 12 }]],
  ['allowed are 16 to 120, both included; if not', [{ wrong: 'range', min: 16, max: 120 }]],
  ['must be more than 0', [{ wrong: 'range', over: 0 }]],
  ['not a whole number', [{ wrong: 'number', whole: true }]],
  [
    '"admin" and "root" are reserved, case-insensitive',
    [{ wrong: 'taken', values: ['admin', 'root'], ignoresCase: true, recorded: false }],
  ],
])('"%s" is read as what it makes wrong', (words, expected) => {
  expect(read(words)).toEqual(expected)
})

test('what is missing and what is not wanted are told apart by the message', () => {
  expect(read('no digit in it', 'The password must contain at least one digit.')).toEqual([
    { wrong: 'lacks', set: '0-9', least: 1 },
  ])
  expect(read('spaces in it', 'The code must not contain spaces.')).toEqual([{ wrong: 'has', set: ' ' }])
  expect(read('no spaces', 'Spaces are not allowed.')).toEqual([{ wrong: 'has', set: ' ' }])
})

test('inputs that have to be alike or different name each other', () => {
  expect(read('not exactly the same as "Password", case included', '', 'Repeat password')).toEqual([
    { wrong: 'differs', label: 'Password', exact: true },
  ])
  expect(read('does not match the password', '', 'Repeat password')).toEqual([
    { wrong: 'differs', label: 'Password' },
  ])
  expect(read('the same as "First choice"', 'Please choose another one.', 'Second choice')).toEqual([
    { wrong: 'same', label: 'First choice' },
  ])
})

test('words that say more than was understood are not read at all', () => {
  expect(read('empty on Sundays')).toBeUndefined()
  expect(read('fewer than 8 characters for administrators')).toBeUndefined()
  expect(read('sounds unfriendly')).toBeUndefined()
})

test('a message tells what "otherwise" is about, and "too short" not what is too long', () => {
  expect(read('otherwise', 'The name must have 2 to 40 characters.')).toEqual([
    { wrong: 'length', min: 2, max: 40 },
  ])
  expect(read('too short', 'At least 10 characters, please.')).toEqual([{ wrong: 'length', min: 10 }])
  expect(read('too short', 'The name must have 2 to 40 characters.')).toBeUndefined()
})

test('no text makes the reading throw, and what is read can be judged for any value', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 80 }),
      fc.constantFrom('at least 3 ', 'only ', 'not of the form ', 'must start with ', ''),
      fc.string(),
      (words, lead, value) => {
        for (const one of read(lead + words, 'Only letters are allowed.') ?? [])
          expect(typeof isWrong(one, { value, others: new Map(), recorded: [] })).toBe('boolean')
      },
    ),
  )
})
