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
  [
    '{lim {A Trainers} may {V reserve} {N 10} {U days} ahead}, {lim {A visitors} only {N 3} {U days}}. ## when',
    [
      'Trainers: 10 days ahead is in time, 11 days ahead is too early',
      'Visitors: 3 days ahead is in time, 4 days ahead is too early',
    ],
  ],
  [
    '{lim {V Withdrawal} is possible {MAX up to} {N 5} {U days} before the course}. ## when',
    ['5 days before the course is in time, 4 days before the course is too late'],
  ],
  [
    '{lim The {F end of the course} must lie {GT after} the {F enrolment day}}. ## when',
    [
      '"end of the course" the same as "enrolment day" is refused',
      '"end of the course" one step earlier than "enrolment day" is refused, one step later is accepted',
    ],
  ],
  [
    '{lim end must be {GT after} {MIN start}}. ## when',
    [
      '"end" the same as "start" is refused',
      '"end" one step earlier than "start" is refused, one step later is accepted',
    ],
  ],
  [
    '{cond On the {N 21st} {F birthday}} {eff the {E discount} {V stops}}. ## when',
    [
      'The day before the 21st birthday not yet, on the 21st birthday it holds',
      'Somebody born on 29 February',
    ],
  ],
  [
    '{lim A {A driver} must be {MIN at least} {N 21} {U years old}}. ## when',
    ['Somebody who becomes 21 tomorrow is refused, today accepted'],
  ],
  [
    '{eff {E Orders} can {V be changed}} {cond {MAX until} {N 15:30}}. ## when',
    ['A minute before 15:30 still, a minute after not any more'],
  ],
  ['{cond At {N 18:00}} {eff the {E list} {V is closed}}. ## when', ['At 18:00 and not before']],
  [
    '{eff {F Saturdays} {V are} {NEG not} {V counted}}. ## when',
    ['A count of days that runs over a weekend and a holiday'],
  ],
  [
    '{lim {F Yearly use}: {MAX up to} {N 2,500} {U kWh}}. ## limit',
    ['A yearly use of just over 2,500 kWh is refused', 'A yearly use of 2,500 kWh is accepted'],
  ],
  [
    '{lim {T File}: {MAX at most} {N 4,000} {U lines}}. ## limit, performance',
    ['4,001 lines are refused', '4,000 lines are accepted'],
  ],
  [
    '{lim A {A pupil} has {MAX at most} {N 4} {E open} {E loans}}. ## limit',
    ['5 open loans are refused', '4 open loans are accepted'],
  ],
  [
    '{lim A {E crate} holds {MAX up to} {N 12} different {E bottles}}. ## limit',
    ['13 different bottles are refused', '12 different bottles are accepted'],
  ],
  [
    '{lim {F Passphrases} of {MIN at least} {N 40} {U characters} are permitted}. ## length',
    ['A passphrase of 40 characters is accepted'],
  ],
  [
    '{eff A {A tutor} can {V make} a {E quiz}} {lim with {N 2} {MAX to} {N 9} {T open questions}}. ## limit',
    [
      '1 open question is refused',
      '2 open questions are accepted',
      '10 open questions are refused',
      '9 open questions are accepted',
    ],
  ],
  ['{lim The {F level} must {EQ equal} {N 3}, {N 4} or {N 7}}. ## limit', []],
  ['{lim {F Rest} {NEG cannot} raise {F energy} {GT above} {N 300}}. ## limit', []],
  ['{lim {E Players} may join {N one} {MIN or more} {E Teams}}. ## limit', []],
  ['{eff The {F toll} {V is reduced} by {X 30%}}. ## calculation', ['30 % less than 100.00 is 70.00']],
  ['{eff {F Speed} {V grows} {X twice as fast}}. ## calculation', []],
  [
    '{lim {F Factor} must be a {FMT number}}. ## format',
    ['The factor "12a" is refused', 'The factor "12.5" is accepted'],
  ],
  [
    '{lim The {E rent} must {MAX not exceed} {N 30} {U %} of the {F gross income}}. ## limit',
    ['Rent: 30 % is accepted, 31 % is not'],
  ],
  [
    '{evt {V Setting} the {F stock} to {N 0}} {eff {V hides} the {E article}}. ## limit',
    ['With 0 as the stock it happens, with 1 it does not'],
  ],
  [
    '{lim {F Loss rate} {LT below} {N 2} {U %}}. ## performance',
    ['Loss rate under the stated load: 2 % is a failure'],
  ],
  [
    '{lim {E Claims} {MAX within} {N 24} {U h}} {cond after arrival}. ## state',
    ['24 h after arrival is in time, 24 h and a minute after arrival is too late'],
  ],
  [
    '{lim It must {MAX not exceed} {N 30} {U %} of the {F gross income}}. ## limit',
    ['Share of the gross income: 30 % is accepted, 31 % is not'],
  ],
  [
    '{lim The {F pickup date} must be {MIN on or after} the {F order date}}. ## when',
    [
      '"pickup date" the same as "order date" is accepted',
      '"pickup date" one step earlier than "order date" is refused, one step later is accepted',
    ],
  ],
  [
    '{lim The {F pickup date} must lie in the future}. ## when',
    ['The pickup date of yesterday is refused, of tomorrow accepted', 'The pickup date of today is refused'],
  ],
  [
    '{lim {F Birth date} must {NEG not} be in the future}. ## when',
    ['The birth date of tomorrow is refused, of yesterday accepted', 'The birth date of today is accepted'],
  ],
  [
    '{lim The {F motto} has {N 35} {U letters} {MAX at the most}}. ## length',
    ['A motto of 36 letters is refused', 'A motto of 35 letters is accepted'],
  ],
  [
    '{lim The {F number of guests} must {NEG not} be {GT more than} {N 14}}. ## limit',
    ['A number of guests of 15 is refused', 'A number of guests of 14 is accepted'],
  ],
  ['{lim The {F smallest fee} must {NEG not} lie {GT above} the {F largest fee}}. ## match', []],
  [
    '{lim {F Handles} consist of {FMT alphanumerics and hyphens}}. ## format',
    ['A handle of another form is refused'],
  ],
  [
    '{lim A {E plan} may {V be reopened} {MAX only} twice}. ## once',
    [
      'Number 2 is still allowed, number 3 is refused',
      'Two at the same moment: no more succeed than are allowed',
    ],
  ],
  ['{eff The {E gift} {V lowers} it by {N 4.00} {U EUR}}. ## when', []],
]

test.each(ideas)('%s', (line, titles) => {
  expect(titlesOf(line)).toEqual(titles)
})
