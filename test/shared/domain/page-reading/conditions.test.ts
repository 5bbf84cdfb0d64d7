import { describe, expect, test } from 'vitest'
import { circumstanceOf, isTopic } from '../../../../shared/domain/page-reading/conditions.ts'
import {
  clauseOn,
  field,
  inShort,
  numeric,
  readLines,
  rulesInShort,
  select,
  submit,
  tickable,
} from './reading.ts'

const page = [
  numeric('Nights'),
  field('Code'),
  field('Email', { type: 'email' }),
  select('Room', ['Please choose', 'Single', 'Double', 'Suite']),
  tickable('Breakfast'),
  tickable('No newsletter'),
  submit('Book'),
]

function circumstance(line: string, focus: string[] = []) {
  const { around } = clauseOn(line, page)
  const own = { ...around, focus: around.fields.filter(({ name }) => focus.includes(name)) }
  return inShort(circumstanceOf(clauseOn(line, page).clause, own)?.condition, around.fields)
}

describe('a condition is', () => {
  test.each([
    ['{cond if the {F room} {V is} {O Double}}', 'Room in Double'],
    ['{cond if {O Double} or {O Suite} {V is chosen}}', 'Room in Double/Suite'],
    ['{cond if the {F room} {V is} {NEG not} {O Double}}', 'not (Room in Double)'],
    ['{cond if {C "Breakfast"} {V is ticked}}', 'Breakfast = true'],
    ['{cond if {C "Breakfast"} {V is} {NEG not} ticked}', 'Breakfast = false'],
    ['{cond if {C "Breakfast"} {V is unticked}}', 'Breakfast = false'],
    ['{cond if {C "No newsletter"} {V is ticked}}', 'No newsletter = true'],
    ['{cond if the {F code} {V is} left blank}', 'Code empty'],
    ['{cond without {F nights} or {F code}}', 'Nights empty or Code empty'],
    ['{cond if the {F nights} {V are} {GT more than} {N 5}}', 'Nights > 5'],
    ['{cond if the {F email} {V is} {NEG not} a {FMT valid e-mail address}}', 'not (Email is e-mail)'],
  ])('%s', (line, condition) => {
    expect(circumstance(line)).toBe(condition)
  })
  test('said of the field of the sentence before where it only says "it"', () => {
    expect(circumstance('{cond if it {V is} empty}', ['Code'])).toBe('Code empty')
    expect(circumstance('{cond if it {V is} empty}', ['Code', 'Nights'])).toBe('')
  })
  test.each([
    '{cond if the {F moon} {V is} empty}',
    '{cond if the {F code} {V is} {S known}}',
    '{cond if {C "Breakfast"} and {C "No newsletter"} {V are ticked}}',
    '{cond if {F nights} {V are} {GT more than} {N 5} and the {F code} {V has} {GT more than} {N 3} {U characters}}',
    '{cond if the {F room} {V is} {O Tent}}',
    '{cond {O Double} without the consent of the owner}',
    '{cond if the guest {V is} already in the list ({O Single} or not)}',
  ])('nothing that anybody brings about: %s', (line) => {
    expect(circumstance(line)).toBe('')
  })
})

test('"for" a field only says what is spoken of', () => {
  const topic = (line: string) => {
    const { clause, around } = clauseOn(line, page)
    return isTopic(clause, around)
  }
  expect(topic('{cond for the {F code}}')).toBe(true)
  expect(topic('{cond for the {F code} {V given} twice}')).toBe(false)
  expect(topic('{cond for the {F moon}}')).toBe(false)
  expect(topic('{cond for {O Double}}')).toBe(false)
})

describe('of a sentence', () => {
  test('a half-known condition gives no rule', () => {
    const line =
      '{cond If the {F code} {V is} empty} {cond and the {F moon} {V is} full}, {eff {M "A"} {V is shown}}.'
    expect(readLines([line], page).rules).toEqual([])
  })
  test('a condition and a demand are one rule, and the field is not always required', () => {
    const reading = readLines(
      ['{cond If {C "Breakfast"} {V is ticked}}, {lim the {F code} is {REQ required}}. ## required'],
      page,
    )
    expect(rulesInShort(reading)).toEqual(['Breakfast = true and Code empty'])
    expect([...reading.required]).toEqual([])
  })
  test('a demand makes the field required, and one that may stay empty optional', () => {
    const reading = readLines(
      ['{lim The {F code} is {REQ required}}.', '{lim The {F email} is {OPT optional}}.'],
      page,
    )
    expect([[...reading.required], [...reading.optional]]).toEqual([['pg2'], ['pg3']])
  })
  test('a choice that holds something at first is not to be left empty', () => {
    const controls = [select('Room', ['Single', 'Double'])]
    expect(readLines(['{lim The {F room} is {REQ required}}.'], controls).rules).toEqual([])
  })
})
