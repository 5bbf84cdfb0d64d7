import { expect, test } from 'vitest'
import { ideasOf } from '../../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'

/** Titles of a marked line's ideas. */
function titlesOf(line: string): string[] {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks).map(({ title }) => title)
}

const ideas: [line: string, titles: string[]][] = [
  [
    '{eff {A Visitors} {V pay} {N 4} {U Euro} per day}, {eff {N 7} with the sauna}. ## payment, calculation',
    [
      'It is 4 Euro and not 7: "Visitors pay 4 Euro per day"',
      'It is 7 and not 4 Euro: "7 with the sauna"',
      'For 2 days it is 8 Euro: "Visitors pay 4 Euro per day"',
    ],
  ],
  [
    '{def {F Packing} costs {N 2.50}}, {eff {X free} {MIN from} {N 30.00} {F order value}}. ## calculation',
    ['At 29.99 order value it is not free yet', 'At 30.00 order value it is free'],
  ],
  [
    '{lim {F Gift} of {N 20}, {O 40} or {N 80} by {O card}}. ## limit',
    ['20, 40 and 80 can each be chosen', '30 and 81 cannot be chosen'],
  ],
  [
    '{lim Only {T multiples} of {N 50} {U EUR} {V are paid out}}. ## calculation',
    ['75 EUR is refused, 100 EUR is accepted'],
  ],
  [
    '{lim A {F locker number} ({N 6} {U digits}, starts with {N 41}) is typed}. ## format, length',
    [
      'A locker number that starts with 48 is refused',
      'A locker number of 5 digits is refused',
      'A locker number of 6 digits is accepted',
      'A locker number of 7 digits is refused',
    ],
  ],
  [
    '{lim The {F code} has {FMT one capital letter and} {FMT at least one digit}}. ## format',
    ['A code without a capital letter is refused', 'A code without a digit is refused'],
  ],
  [
    '{lim The handover {REQ needs} a {F stamp} or a {T picture}}. ## required',
    ['Neither stamp nor picture: it is refused', 'The stamp alone is enough', 'The picture alone is enough'],
  ],
  ['{def We have {N 9} {E lanes}, {N 1}{MAX -}{N 5} inside}. ## limit', []],
  ['{def Each {E lane} {N 1}{MAX -}{N 5} is inside}. ## limit', []],
  ['{lim The {E boat} {MIN from} {N 9} {U o} clock}. ## limit', []],
  ['{lim {F Nickname} is {REQ not required}}. ## required', []],
  ['{lim {F Nickname} {REQ must} {NEG not} contain blanks}. ## required', []],
  ['{lim {F Location} {REQ must be removed} before}. ## required', []],
  ['{lim The {A caller} {REQ needs} a {F bearer token}}. ## required', []],
  ['{eff The {A system} {V asks} {N twice}}. ## once', []],
  [
    '{lim The {A shop} handles {N 800} {F concurrent users}}. ## performance',
    ['800 concurrent users are served', 'A load beyond 800 concurrent users breaks nothing'],
  ],
]

test.each(ideas)('%s', (line, titles) => {
  expect(titlesOf(line)).toEqual(titles)
})
