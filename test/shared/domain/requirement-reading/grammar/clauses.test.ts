import { describe, expect, test } from 'vitest'
import type { Clause } from '../../../../../shared/domain/requirement-reading/grammar/clause.ts'
import { readClauses } from '../../../../../shared/domain/requirement-reading/grammar/clauses.ts'
import { tokenise } from '../../../../../shared/domain/requirement-reading/tokenise.ts'
import { effectInWords, eventInWords } from '../../../../support/clauses-in-words.ts'
import { conditionInWords, limitInWords } from '../../../../support/conditions-in-words.ts'

function told(clause: Clause): string {
  if (clause.kind === 'constraint' || clause.kind === 'computation')
    return `${limitInWords(clause)}${clause.if ? ` if ${conditionInWords(clause.if)}` : ''}`
  if (clause.kind !== 'rule') return clause.kind
  const lead = [
    ...clause.when.map(eventInWords),
    ...(clause.if ? [conditionInWords(clause.if)] : []),
    ...(clause.otherwise ? ['otherwise'] : []),
    ...(clause.again ? ['in this case'] : []),
  ]
  return `${lead.join(', ')}: ${clause.then.map(effectInWords).join(', ')}`
}

function read(text: string): string[] {
  const { clauses, left } = readClauses(tokenise(text))
  const words = left.map((token) => token.text).join(' ')
  return [...clauses.map(told), ...(words ? [`left: ${words}`] : [])]
}

describe('what everyday words limit', () => {
  test.each<[string, string[]]>([
    [
      'The pH is read to one decimal and is fine from 6.5 up to and including 7.4.',
      ['all(pH >= 6.5, pH <= 7.4), step 0.1'],
    ],
    [
      'Weight shall be given in kilograms, with no more than one decimal, and shall lie between 0.5 and 80 (both included).',
      ['all(Weight >= 0.5, Weight <= 80), step 0.1'],
    ],
    ['It starts at 5 and must not go beyond 120.', ['all(it >= 5, it <= 120)']],
    ['The altitude, in whole metres, shall be optional.', ['altitude is whole, optional, step 1']],
    [
      'Initials are two or three letters.',
      ['all(length of Initials >= 2 letters, length of Initials <= 3 letters, Initials only letters)'],
    ],
    [
      'The new PIN needs 4 to 6 digits.',
      ['all(length of new PIN >= 4 digits, length of new PIN <= 6 digits, new PIN only digits)'],
    ],
    [
      'The dispatcher has to enter a Reason of 10 to 200 characters.',
      ['all(length of Reason >= 10 characters, length of Reason <= 200 characters)'],
    ],
    [
      'The customer enters the Claim amount in whole euros, from 1 to 10000.',
      ['all(Claim amount is whole, Claim amount >= 1, Claim amount <= 10000), step 1'],
    ],
    ['I pick the Material: plywood, acrylic or felt.', ['Material in plywood|acrylic|felt']],
    ['We rent from 1 hour up to 8 hours a day.', ['all(hours >= 1 hour, hours <= 8 hours)']],
    [
      'A rabbit shall not be booked for more than 14 nights.',
      ['nights <= 14 nights if rabbit in as chosen|empty'],
    ],
    ['Up to 10 searches can be saved.', ['number of searches <= 10']],
    ['At most 20 results are shown per page.', ['left: At most 20 results are shown per page']],
    [
      'For Wrapped loads the drying time shall be at least 10 minutes.',
      ['drying time >= 10 minutes if Wrapped loads in as chosen'],
    ],
    ["Description isn't required.", ['all(), optional']],
  ])('%s', (text, said) => expect(read(text)).toEqual(said))
})

describe('how an entry is spelled', () => {
  test.each<[string, string[]]>([
    ['The code is LAKE plus four digits.', ['code like ^LAKE[0-9]{4}$']],
    ['The reference must be LP- and then four digits.', ['reference like ^LP\\-[0-9]{4}$']],
    ['The phone must start with a "+" which is followed by 8 to 14 digits.', ['phone like ^\\+[0-9]{8,14}$']],
    [
      'The number shall be made up of two capital letters and six digits.',
      ['number like ^[A-Z]{2}[0-9]{6}$'],
    ],
    ['The code must have two letters, a hyphen and four digits.', ['code like ^[A-Za-z]{2}\\-[0-9]{4}$']],
  ])('%s', (text, said) => expect(read(text)).toEqual(said))
})

describe('what answers a limit', () => {
  test.each<[string, string[]]>([
    ['Any other number shall be answered with "Out of range".', ['otherwise: message Out of range']],
    ['Anything else that is typed in shall be rejected with "No".', ['otherwise: refused, message No']],
    ['Values out of this range shall be refused with "No".', ['otherwise: refused, message No']],
    ['A number in any other format shall lead to "Look again".', ['otherwise: text Look again']],
    ['The page shows "Wrong" for any other value.', ['otherwise: text Wrong']],
    ['If something else is typed in, the panel shows "Wrong".', ['otherwise: text Wrong']],
    ['The form rejects anything else and shows "No".', ['otherwise: refused, text No']],
    ['Message: "Wrong".', ['otherwise, in this case: message Wrong']],
    ['In this case the message shall read "Wrong".', ['in this case: message Wrong']],
  ])('%s', (text, said) => expect(read(text)).toEqual(said))
})

describe('what is said of a case', () => {
  test.each<[string, string[]]>([
    [
      'A pH of less than 0 or more than 14 gets "No" and is not saved.',
      ['any(pH < 0, pH > 14): text No, refused'],
    ],
    ['Everything above 37.0 leads to "Close it".', ['it > 37.0: text Close it']],
    ['Nothing thinner than 0.5 mm is taken.', ['thickness < 0.5 mm: refused']],
    [
      'Puppies younger than 6 months can\'t stay with us: "No".',
      ['Puppies age < 6 months: refused, message No'],
    ],
    ['A longer text shall be rejected with "No".', ['it in above its limit: refused, message No']],
    [
      'If it is lower, we want to see "Low", if it is higher, "High".',
      ['it in below its limit: text Low', 'it in above its limit: message High'],
    ],
    ['A fourth one is turned away with "Full".', ['it in above its limit: refused, message Full']],
    [
      'An attempt to store a further program is refused with "Full".',
      ['it in above its limit: refused, message Full'],
    ],
    ['A name that is already in use is refused with "Taken".', ['name repeats: refused, message Taken']],
    ['An order number in a wrong format is answered with "No".', ['not order number valid: message No']],
    ['From a wind speed of 20 m/s on, "Stop" is shown as well.', ['wind speed >= 20 m/s: text Stop']],
    [
      'After the third wrong PIN in a row the page shows "Locked".',
      ['enter the third wrong PIN in a row: text Locked'],
    ],
    ['After a successful upload the page shows "Saved".', ['all valid: text Saved']],
    ['When it\'s all good the page says "Done".', ['all valid: message Done']],
    ['Without any plan the submission is refused with "No".', ['plan empty: refused, message No']],
    ['If nothing is chosen, the form shall show "Choose".', ['it empty: text Choose']],
    ['We can\'t handle giants: for a weight over 60 kg show "No".', ['weight > 60 kg: text No']],
  ])('%s', (text, said) => expect(read(text)).toEqual(said))
})

describe('what is no case', () => {
  test.each<[string, string[]]>([
    ['The letters say: L1 "A", L2 "B" and L3 "C".', ['event', 'left: L1 "A" L2 "B" and L3 "C"']],
    ['Members only: the page shows "X".', ['left: Members only the page shows "X"']],
    [
      'Its shape blorks freely; otherwise the page shows "No".',
      ['left: Its shape blorks freely otherwise the page shows "No"'],
    ],
    ['A lot that is Sold cannot be withdrawn.', ['left: A lot that is Sold can not be withdrawn']],
  ])('%s', (text, said) => expect(read(text)).toEqual(said))
})

describe('a message behind a colon', () => {
  test.each<[string, string[]]>([
    ['The age must be at least 18: "Too young".', ['age >= 18', 'otherwise: message Too young']],
    ['The name is required: "Enter a name".', ['not name empty', 'otherwise: message Enter a name']],
    ['The age is below 18: "Too young".', ['age < 18: message Too young']],
  ])('%s', (text, said) => expect(read(text)).toEqual(said))
})
