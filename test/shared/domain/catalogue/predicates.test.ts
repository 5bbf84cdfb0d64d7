import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../shared/domain/marking/inline.ts'

const toldOf = (line: string) => {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks).map(({ title, steps }) => [title, steps.at(-1)?.expected])
}

describe('What a sentence says of all things beyond a bound is said of the one that is tried', () => {
  test.each([
    [
      '{cond {E Orders} {LT under} {N 20} {U euros}} {eff do {NEG not} {V accept} {T coupons}}. ## limit',
      ['An order of 19.99 euros does not accept coupons', 'An order of 20 euros accepts coupons'],
    ],
    [
      '{cond {E Orders} of {GT more than} {N 500} {U euros}} {eff are {NEG not} accepted}. ## limit',
      ['An order of 500.01 euros is not accepted', 'An order of 500 euros is accepted'],
    ],
    [
      '{cond A {E parcel} {GT heavier than} {N 31.5} {U kg}} {eff {V is refused}}. ## limit',
      ['A parcel of just over 31.5 kg is refused', 'A parcel of 31.5 kg is not refused'],
    ],
    [
      '{cond A {F discount} of {GT more than} {N 50} {U percent}} {eff {V needs} {T approval}}. ## limit',
      ['A discount of 51 percent needs approval', 'A discount of 50 percent does not need approval'],
    ],
  ])('%s', (line, titles) => {
    expect(toldOf(line)).toEqual(titles.map((title) => [title, `${title}.`]))
  })
})

test('what is said of something else stands in its own words behind what is tried', () => {
  expect(
    toldOf(
      '{cond If the {F order value} {V is} {GT above} {N 100} {U euros}}, {eff {E coupons} {V are} {NEG not} accepted}. ## limit',
    ),
  ).toEqual([
    ['An order value of 100.01 euros: coupons are not accepted', 'Coupons are not accepted.'],
    ['An order value of 100 euros: the rule does not apply', 'This stays away: Coupons are not accepted.'],
  ])
})

test('of several demands no opposite is told', () => {
  expect(
    toldOf('{cond {E Orders} {LT under} {N 20} {U euros}} {eff {V are held} and {V wait}}. ## limit').map(
      ([title]) => title,
    ),
  ).toEqual(['An order of 19.99 euros: the rule applies', 'An order of 20 euros: the rule does not apply'])
})

test('a condition without a bound does not read as what it forbids', () => {
  expect(
    toldOf(
      '{cond If the {E cart} {V is} empty}, {eff the {E order} {V is} {NEG not} placed}. ## condition',
    ).map(([title]) => title),
  ).toEqual([
    'The cart is empty: the order is not placed',
    'The rule does not apply otherwise: the cart is empty',
  ])
})
