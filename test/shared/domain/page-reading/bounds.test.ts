import { describe, expect, test } from 'vitest'
import { field, numeric, readLines, rulesInShort, submit } from './reading.ts'

const page = [
  numeric('Nights'),
  field('Code'),
  field('Email', { type: 'email' }),
  field('From', { type: 'date' }),
  field('Opens at', { type: 'time' }),
  field('Closes at', { type: 'time' }),
  field('Weight'),
  submit('Book'),
]
const rules = (...lines: string[]) => rulesInShort(readLines(lines, page))

describe('a sentence bounds', () => {
  test.each([
    [
      '{lim The {F nights} are {MIN at least} {N 2} and {MAX at most} {N 21}}.',
      'not (Nights >= 2 and Nights <= 21)',
    ],
    ['{lim The {F nights} are {GT more than} {N 2}}.', 'not (Nights > 2)'],
    ['{lim The {F nights} must {MAX never} be {MAX more than} {N 9}}.', 'not (Nights <= 9)'],
    ['{lim {GT More than} {N 9} {F nights} are {NEG not} allowed}.', 'not (Nights <= 9)'],
    [
      '{lim The {F nights} must {NEG not} be {LT below} {N 2} or {GT above} {N 9}}.',
      'not (Nights >= 2 and Nights <= 9)',
    ],
    ['{lim {F Opens at} must {NEG not} be {GT after} {N 22:00}}.', 'not (Opens at <= 22:00)'],
    ['{lim The {F code} has {MIN at least} {N 3} {U characters}}.', 'not (Code.length >= 3)'],
    ['{lim The {F code} has {EQ exactly} {N 6} {U characters}}.', 'not (Code.length = 6)'],
    ['{lim The {F weight} is {MIN at least} {N 2.5} {U kg}}.', 'not (Weight >= 2.5)'],
    [
      '{lim {F Opens at} is {MIN from} {N 08:00} {MAX to} {N 22:00}}.',
      'not (Opens at >= 08:00 and Opens at <= 22:00)',
    ],
    ['{lim The {F from} date must {NEG not} be in the past}.', 'not (From >= today+0)'],
    ['{lim The {F from} date is today or later}.', 'not (From >= today+0)'],
    ['{lim The {F from} date must be in the future}.', 'not (From > today+0)'],
    ['{lim {F Closes at} is {GT later than} {F opens at}}.', 'not (Closes at > Opens at)'],
    ['{lim The {F nights} are a {FMT whole number}}.', 'not (Nights is whole)'],
    ['{lim The {F email} is a {FMT valid e-mail address}}.', 'not (Email is e-mail)'],
    ['{cond For the {F nights}}, {lim {MAX at most} {N 5}}.', 'not (Nights <= 5)'],
  ])('%s', (line, rule) => {
    expect(rules(line)).toEqual([rule])
  })
  test('the length of a field whose length was told before, also without a unit', () => {
    const lines = [
      '{lim The {F code} has {MAX at most} {N 8} {U characters}}.',
      '{lim The {F code} has {MIN at least} {N 3}}.',
    ]
    expect(rules(...lines)[1]).toBe('not (Code.length >= 3)')
  })
  test('what lies outside of two numbers of a field for any text, which it names', () => {
    expect(
      rules(
        '{cond If the {F weight} is {LT below} {N 0.1} or {GT above} {N 30}}, {eff {M "Bad"} {V is shown}}. ## message',
      ),
    ).toEqual(['Weight < 0.1 or Weight > 30 -> "Bad"'])
  })
  test('what lies outside of two numbers', () => {
    const line =
      '{cond If the {F code} has {LT fewer than} {N 3} or {GT more than} {N 20} {U characters}}, {eff {M "Bad"} {V is shown}}.'
    expect(rules(line)).toEqual(['Code.length < 3 or Code.length > 20 -> "Bad"'])
  })
})

test.each([
  ['digits are no value', '{lim The {F nights} have {MIN at least} {N 3} {U digits}}.'],
  ['decimal places are no value', '{lim The {F nights} have {MAX at most} {N 2} {U decimal places}}.'],
  ['an e-mail address is no number', '{lim The {F email} is {MAX at most} {N 30}}.'],
  [
    'a day within some days is no day from today on',
    '{lim The {F from} date is {MAX within} {N 14} {U days} from today}.',
  ],
  ['what the page does not have is another thing', '{lim The {F stars} are {MAX at most} {N 5}}.'],
  ['things that are counted are no text', '{lim {A Guests} bring {MAX at most} {N 2} {E codes}}.'],
  [
    'two bounds of one field are cases that nobody tells apart',
    '{lim The {F nights} are {MAX at most} {N 5}}, {lim the {F nights} are {MAX at most} {N 9}}.',
  ],
  [
    '"not earlier than" leaves the same time open',
    '{lim {F Closes at} is {NEG not} {LT earlier than} {F opens at}}.',
  ],
])('%s', (_why, line) => {
  expect(rules(line)).toEqual([])
})
