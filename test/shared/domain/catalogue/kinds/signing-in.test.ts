import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'

function titlesOf(line: string): string[] {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks).map(({ title }) => title)
}

const ideas: [line: string, titles: string[]][] = [
  [
    '{eff The last {N 4} {F PINs} may {NEG not} {V be used} again}.',
    [
      'The oldest of the last 4 PINs is refused',
      'The PIN before the last 4 is accepted again',
      'The PIN in use is refused as a new one',
    ],
  ],
  [
    '{evt To {V change} the {F password}} {lim the {E old one} is needed}, {lim the new one twice}. ## sign-in',
    [
      'A wrong old password changes nothing',
      'Two different new passwords change nothing',
      'After the change the new password works and the old one does not',
    ],
  ],
  [
    '{cond The {F user name}} {eff is {NEG not} case sensitive}, {eff the {F PIN} {V is}}. ## sign-in',
    ['The user name in other letter case signs in as well', 'The PIN in other letter case is refused'],
  ],
  [
    '{evt {A Guests} {V sign in}} {lim with their {F room number} or their {F booking number} ({N 6} {U digits}) and a {F password}}. ## sign-in',
    [
      'Signing in works with each alone: room number, booking number',
      'A wrong password is refused without saying what was wrong',
      'An unknown room number gets the same answer as a wrong password',
      'The right password signs in, and signing out closes everything',
      'An empty password is refused',
    ],
  ],
  [
    '{cond A {E plant} with the same {F name} and {F bed} exists already}: {eff its {F number} {V is added}}. ## unique',
    [
      'The same name and bed again makes no second entry',
      'Another name alone makes a new entry',
      'Another bed alone makes a new entry',
      'Blanks and other letter case in the name make no second entry unnoticed',
    ],
  ],
]

const silent = [
  // An attempt that is only told of, and a registration that is only the occasion of something else.
  '{eff {A Members} {V are told} of {T failed authentication attempts}}. ## sign-in',
  '{eff {F Passwords}} {cond entered during registration} {eff {V are compared} with a {T list}}. ## sign-in',
]

describe('Ideas for signing in and for what may not come twice', () => {
  test.each(ideas)('%s', (line, titles) => {
    expect(titlesOf(line)).toEqual(titles)
  })

  const registering = '{eff {A Visitors} can {V create} an {E account}}.'

  test('somebody who registers breaks off once, also where an account is made of it', () => {
    const breaksOff = (kinds: string) =>
      titlesOf(`${registering} ## ${kinds}`).filter((title) => title.startsWith('Breaking off'))
    expect(breaksOff('sign-in')).toEqual(['Breaking off the registration leaves no account'])
    expect(breaksOff('create, sign-in')).toEqual(['Breaking off leaves no account behind'])
  })

  test.each(silent)('nothing for: %s', (line) => {
    expect(titlesOf(line)).toEqual([])
  })
})
