import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'

function titlesOf(line: string, kind = 'state'): string[] {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks)
    .filter((idea) => idea.kind === kind)
    .map(({ title }) => title)
}

const ideas: [line: string, titles: string[]][] = [
  [
    '{eff {T Photos} can {V be replaced}} {cond until the {E advert} is {S printed}}. ## state',
    [
      'Photos can be replaced while the advert is not yet "printed"',
      'Photos cannot be replaced while the advert is "printed"',
      'A page that was opened before the advert changed does not get around it',
    ],
  ],
  [
    '{cond From {S In} delivery on {NEG no} swapping}. ## state',
    [
      'Swapping is possible while the record is not yet "In delivery"',
      'Swapping is not possible while the record is "In delivery"',
      'A page that was opened before the record changed does not get around it',
    ],
  ],
  [
    '{eff A {E rental} can {V be extended}} {cond by the {A tenant}} {cond only in the state {S Running}}. ## state',
    [
      'A rental that is "Running" can be extended',
      'A rental that is not "Running" cannot be extended',
      'A rental can be extended by nobody but the tenant',
    ],
  ],
  [
    '{def {E Exchange} only from {S Shipped} or {S Collected}}. ## state',
    [
      'An exchange is possible while the record is "Shipped"',
      'An exchange is possible while the record is "Collected"',
      'An exchange is not possible while the record is not "Shipped" or "Collected"',
    ],
  ],
  [
    '{def {S Closed} is possible from {O Open} ({O clerk} or {O chief}) and {S Paused} ({O chief} only)}. ## state',
    [
      'A record gets from "Open" to "Closed"',
      'A record gets from "Paused" to "Closed"',
      'A record does not get to "Closed" from another state than "Open" or "Paused"',
      'From "Paused" nobody but the chief can change a record to "Closed"',
    ],
  ],
  [
    '{cond {S Waiting}} -> {def {S In} repair} {evt when the {A mechanic} {V takes} the {E bike}} ## state',
    [
      'A record goes from "Waiting" to "In repair"',
      'A record that is not "Waiting" does not become "In repair" this way',
      'The change from "Waiting" to "In repair" tried twice happens once',
    ],
  ],
  [
    '{def {S Draft} -> {S Checked} -> {S Printed} plus {E proof}} ## state',
    [
      'A record goes from "Draft" to "Checked"',
      'A record goes from "Checked" to "Printed"',
      'A record does not get from "Draft" to "Printed" directly',
      'A record that is not "Draft" does not become "Checked" this way',
    ],
  ],
  [
    '{cond At {N 18:30}} {eff all {E open seats} {V change} to {S Free}}. ## state',
    [
      'The open seat is not yet "Free" a minute before 18:30, and is at 18:30',
      'An open seat that comes a minute after 18:30 is left out',
      'At 18:30 nothing else becomes "Free"',
      'What was missed while the system was off at 18:30 is made up for',
    ],
  ],
  [
    '{evt After the {V change}} {eff all other {T sessions} {V are closed}}, {eff this {T one} {V stays}}. ## state',
    [
      'What is open on another device has to sign in again',
      'The session in which it was done goes on',
      'Somebody else stays signed in',
    ],
  ],
  [
    '{cond {S Paused} {E contracts}}: {eff {NEG no} {T invoice}}. ## state',
    [
      'There is no invoice for a contract that is "Paused"',
      'A contract that is not "Paused" has its invoice as before',
      'A contract that becomes "Paused" at the last moment has no invoice either',
    ],
  ],
]

const effects: [line: string, titles: string[]][] = [
  [
    '{cond If an {E advert} is {S Hidden}}, {eff the {A owner} alone {V sees} it}. ## state',
    ['For an advert that is "Hidden" alone: the owner alone sees it'],
  ],
]

const silent = [
  // A system that permits something is nobody who tries it.
  '{eff The {A system} can {V permit} a {T refund} only for {S paid} {E orders}}. ## state',
  // A value that is missing is no state of a record, and "visible" alone none of an unnamed one.
  '{eff The {A desk} must {NEG not} {V print} the {T label}} {cond if the {F weight} is {S missing}}. ## state',
  '{evt When {A I} {V press} {C "More"}}, {eff the {C panel} {V becomes} {S visible}}. ## state',
]

describe('Ideas for states', () => {
  test.each([...ideas, ...effects])('%s', (line, titles) => {
    expect(titlesOf(line)).toEqual(titles)
  })

  test.each(silent)('nothing for: %s', (line) => {
    expect(titlesOf(line)).toEqual([])
  })
})
