import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'

function titlesOf(line: string): string[] {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks)
    .filter(({ kind }) => kind === 'expiry' || kind === 'once')
    .map(({ title }) => title)
}

const ideas: [line: string, titles: string[]][] = [
  [
    '{eff The {E invitation} {V is} {S valid} for {N 3} {U days}}. ## expiry',
    [
      'The invitation still counts just before 3 days are over',
      'The invitation is refused after 3 days',
      'A new invitation counts, the old one does not come back',
    ],
  ],
  [
    '{lim {E Drafts} are kept for {N 2} {U weeks}}. ## expiry',
    [
      'The drafts are still there, unchanged, just before 2 weeks are over',
      'The drafts are gone after 2 weeks',
    ],
  ],
  [
    '{lim {E Receipts} are kept {MIN at least} {N 10} {U years}}. ## expiry',
    ['The receipts are still there, unchanged, just before 10 years are over'],
  ],
  [
    '{eff A {E table} {V is held} for {N 15} {U minutes}}. ## expiry',
    [
      'Just before 15 minutes are over nobody else gets the table',
      'After 15 minutes the table can be had by somebody else',
      'The one who comes too late does not get the table as well',
    ],
  ],
  [
    '{evt A {E session} {V ends}} {evt after {N 30} {U minutes}} {cond without activity}. ## expiry',
    [
      'One is still signed in just before 30 minutes are over',
      'One has to sign in again after 30 minutes',
      'Each action starts the time anew',
    ],
  ],
  [
    '{lim {N One} {E discount} per {E ticket}}. ## once',
    [
      'A second discount for the same ticket is refused',
      'Another ticket can have a discount of its own',
      'Two discounts at the same moment: one counts',
      'After the discount is taken off another one can be used',
    ],
  ],
  [
    '{lim A {A guest} can have {MAX at most} {N 3} {E open} {E loans} at the same time}. ## once',
    [
      '3 open loans are possible, the 4th is refused',
      'After one of them has ended another one is possible',
      'Two at the same moment: no more succeed than are allowed',
    ],
  ],
  [
    '{eff A {E parcel} {NEG cannot} {V be paid} twice}. ## once',
    ['The second attempt to get the parcel paid is refused', 'Two at the same moment: one succeeds'],
  ],
]

const repeated: [line: string, titles: string[]][] = [
  [
    '{evt {V Stamping} the same {E ticket} twice} {eff must {NEG not} {V count} a {T second ride}}. ## once',
    [
      'Done a second time, it has no second effect',
      'Done twice in quick succession, it has one effect',
      'Done again in another case, it has its effect',
    ],
  ],
]

const silent = [
  // A distance to another moment, a repetition, and the name of an end alone are nothing that ends.
  '{eff The {T reminder} {V comes} {N 2} {U days} before the {F start}}. ## expiry',
  '{eff The {T call} {V is made} again} {evt after {N 20} {U minutes}}. ## expiry',
  '{def {F Expiry}: {N 5} {U minutes}}. ## expiry',
]

describe('Ideas for what ends, and for what goes only so often', () => {
  test.each([...ideas, ...repeated])('%s', (line, titles) => {
    expect(titlesOf(line)).toEqual(titles)
  })

  test.each(silent)('nothing for: %s', (line) => {
    expect(titlesOf(line)).toEqual([])
  })
})
