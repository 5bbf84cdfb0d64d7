import { describe, expect, test } from 'vitest'
import { clausesOf } from '../../../../shared/domain/catalogue/clauses.ts'
import { comparatorAt } from '../../../../shared/domain/catalogue/comparators.ts'
import { readMarks } from '../../../../shared/domain/marking/inline.ts'

/** What each number of a line is compared by. */
const comparators = (line: string) => {
  const { text, marks } = readMarks(line)
  return clausesOf(text, marks).flatMap((clause) =>
    clause.phrases.flatMap(({ tag }, at) => (tag === 'N' ? [comparatorAt(clause, at)] : [])),
  )
}

describe('A denied comparison is turned round once, however it is marked', () => {
  test.each([
    ['{lim A {F password} must {MAX never} be {MAX longer than} {N 64} {U characters}}.', ['MAX']],
    ['{lim A {F password} must {NEG never} be {GT longer than} {N 64} {U characters}}.', ['MAX']],
    ['{lim but {MAX never} {MAX by more than} {N 15} {U euros}}.', ['MAX']],
    ['{lim {MAX never more than} {N 20} {U euros}}.', ['MAX']],
    ['{lim {MAX no longer than} {N 10} {U seconds}}.', ['MAX']],
    ['{lim It {MAX never} {GT exceeds} {N 15}}.', ['MAX']],
    ['{lim A {A customer} {NEG cannot} withdraw {GT more than} {N 400} {U euros}}.', ['MAX']],
    ['{lim {NEG No} {E order} may contain {GT more than} {N 12} {E bottles}}.', ['MAX']],
    ["{lim {F It} {NEG can't} be {LT less than} {N 1}}.", ['MIN']],
    ['{lim It must {MAX never} be {MAX less than} {N 1} {MAX or more than} {N 99}}.', ['MIN', 'MAX']],
    ['{lim It is {MIN from} {N 1} {MAX to} {N 9}}.', ['MIN', 'MAX']],
    ['{lim It is {GT more than} {N 5}}.', ['GT']],
  ])('%s', (line, expected) => {
    expect(comparators(line)).toEqual(expected)
  })
})

describe('What is refused bounds what is not', () => {
  test.each([
    ['{lim {F Passwords} {LT shorter than} {N 8} {U characters} are {NEG not} allowed}.', ['MIN']],
    ['{lim {E Orders} {GT over} {N 500} {U euros} are rejected}.', ['MAX']],
    ['{lim {N 5} {MIN or more} {E items} are refused}.', ['LT']],
    ['{cond {E Orders} {GT over} {N 500} {U euros}} {eff {V are rejected}}.', ['GT']],
  ])('%s', (line, expected) => {
    expect(comparators(line)).toEqual(expected)
  })
})

test.each([
  ['whom a denial concerns', '{lim {A Guests} who have {NEG not} paid may order {GT over} {N 5} {E items}}.'],
  ['what comes of the values', '{lim {E Orders} {GT over} {N 500} {U euros} are {NEG not} shipped}.'],
  ['a denial that is denied', '{lim {E Orders} {GT over} {N 500} {U euros} are {NEG not} refused}.'],
  ['marks against their words', '{lim It is {MAX more than} {N 5}}.'],
])('%s is no bound', (_what, line) => {
  expect(comparators(line)).toEqual([undefined])
})

test('neither end of a range that is denied is a bound', () => {
  expect(comparators('{lim It must {NEG not} be {MIN between} {N 5} {MAX and} {N 10}}.')).toEqual([
    undefined,
    undefined,
  ])
})
