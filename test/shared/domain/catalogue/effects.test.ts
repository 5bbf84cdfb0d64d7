import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../shared/domain/marking/inline.ts'

const titlesOf = (line: string): string[] => {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks).map(({ title }) => title)
}

describe('A bound of what comes of something refuses nothing', () => {
  test.each([
    '{eff A {E coupon} {V reduces} the {F total} by {N 10} {U percent}}, but {lim {MAX never} {MAX by more than} {N 15} {U euros}}. ## calculation, limit',
    '{lim The {F heating} raises the {F temperature} by {MAX at most} {N 2} {U degrees} per hour}. ## limit',
    '{eff A {E card} {V lowers} the {F fare}}, {lim {MAX up to} {N 8} {U euros}}. ## limit',
    '{eff The {F insurance} {V pays} {N 80} {U percent} of the bill}, {lim {MAX at most} {N 1200} {U euros}}. ## limit, payment',
    '{eff A {A referral} {V adds} {N 10} {U points}}, but {lim {MAX no more than} {N 200} {U points} in a month}. ## limit, calculation',
    '{lim The {T search} returns {MAX at most} {N 50} {U hits}}. ## limit',
    '{lim The {P list} shows {MAX at most} {N 20} {U entries} per page}. ## limit, show',
    '{lim {F Rest} {NEG cannot} raise {F energy} {GT above} {N 300}}. ## limit',
    '{lim The {F discount} is limited {MAX to} {N 30} {U percent}}. ## limit',
    '{lim The {F delivery fee} {MAX never exceeds} {N 15} {U euros}}. ## limit',
    '{lim The {F commission} is {N 3} {U percent} of the {E sale}} and {lim {MIN at least} {N 5} {U euros}}. ## calculation, limit',
    '{lim A {A member} can earn {MAX at most} {N 500} {U points}}. ## limit',
    '{eff The {A service} {V retries} a failed {E payment}} {lim {MAX no more than} {N 3} {U times}}. ## limit, once',
  ])('%s', (line) => {
    expect(titlesOf(line).filter((title) => /accepted|refused|allowed/.test(title))).toEqual([])
  })
})

describe('A bound of what somebody enters, or may do so many of, is tried at its values', () => {
  test.each([
    [
      '{lim A {A guest} may book {MAX at most} {N 6} {U rooms}}. ## limit',
      ['A value of 7 rooms is refused', 'A value of 6 rooms is accepted'],
    ],
    [
      '{lim A {A customer} {NEG cannot} withdraw {GT more than} {N 400} {U euros} per day}. ## limit',
      ['A value of 400.01 euros is refused', 'A value of 400 euros is accepted'],
    ],
    [
      '{lim A {A clerk} may give a {F discount} of {MAX at most} {N 30} {U euros}}. ## limit',
      ['A discount of 30.01 euros is refused', 'A discount of 30 euros is accepted'],
    ],
    [
      '{lim The {F fee} is entered in {U euros}, {MAX up to} {N 40}}. ## limit',
      ['A fee of 41 is refused', 'A fee of 40 is accepted'],
    ],
    [
      '{lim {E Orders} placed online must {MAX not exceed} {N 500} {U euros}}. ## limit',
      ['An order of 500.01 euros is refused', 'An order of 500 euros is accepted'],
    ],
    [
      '{lim The {F price} may be {N 0} {U euros}} and {lim {MAX must not be higher than} {N 12} {U euros}}. ## limit',
      ['A value of 12.01 euros is refused', 'A value of 12 euros is accepted'],
    ],
    [
      '{lim A {E cart} holds {MAX at most} {N 30} {E items}}. ## limit',
      ['31 items are refused', '30 items are accepted'],
    ],
    [
      '{lim A {F password} must {MAX never} be {MAX longer than} {N 64} {U characters}}. ## length',
      ['A password of 65 characters is refused', 'A password of 64 characters is accepted'],
    ],
    [
      '{lim {F Passwords} {LT shorter than} {N 8} {U characters} are {NEG not} allowed}. ## length',
      ['A password of 7 characters is refused', 'A password of 8 characters is accepted'],
    ],
  ])('%s', (line, expected) => {
    expect(titlesOf(line)).toEqual(expected)
  })
})
