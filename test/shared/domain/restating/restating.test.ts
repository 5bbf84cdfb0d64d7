import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addsNothing, leavesNothingOut } from '../../../../shared/domain/restating/adds-nothing.ts'
import { entriesOf, inParts } from '../../../../shared/domain/restating/asking.ts'
import { isInOrder, pieceIn } from '../../../../shared/domain/restating/order.ts'
import { expectLinear } from '../../../support/costs.ts'

test.each([
  ['Clerks can print labels.', 'Print labels'],
  ['Clerks can print labels.', 'The labels are printed by clerks'],
  ['The name has 8 to 64 characters.', 'A name of 8 to 64 characters'],
  ['After three failed logins the account is locked.', 'The account is locked after 3 failed logins'],
  ['Guests must not see prices.', 'Guests do not see prices'],
  ['The message "Too late" is shown.', 'Show "Too late"'],
  ['At most 5 labels are printed at once.', 'At most 5 labels'],
  ['Twenty labels are printed at once, and twenty-five at night.', '20 labels at once, 25 at night'],
  ['Guests must not see prices and may print the labels of an order.', 'Labels of an order'],
])('"%s" is all that "%s" says', (source, said) => {
  expect(addsNothing(said, source)).toBe(true)
})

test.each([
  ['a word', 'Clerks can print labels.', 'Clerks can print labels and invoices'],
  ['another deed', 'Guests can see prices.', 'Guests can enter prices'],
  ['a figure', 'Clerks can print 5 labels.', 'Clerks can print 50 labels'],
  ['a figure of another thing', 'Allow 3 attempts in 15 minutes.', 'Allow 15 attempts in 3 minutes'],
  ['a figure in words', 'Clerks can print labels.', 'Clerks can print three labels'],
  ['a quoted text', 'The message "Too late" is shown.', 'The message "Go away" is shown'],
  ['a denial', 'Clerks can print labels.', 'Clerks cannot print labels'],
  [
    'a denial of another thing',
    'Guests must not see prices and may print.',
    'Guests see prices, and may not print',
  ],
  ['the opposite', 'Guests must not see prices.', 'Guests see prices'],
  ['what nobody may', 'No guest of the hotel sees prices.', 'A guest sees prices'],
  ['what only some may', 'Only managers delete rooms.', 'Managers delete rooms'],
  ['another limit', 'At most 5 labels are printed.', 'At least 5 labels are printed'],
  ['no limit', 'At most 5 labels are printed.', '5 labels are printed'],
  ['a name', 'Clerks can print labels.', 'Clerks can print labels in Mallory'],
  ['markup', 'Clerks can print labels.', 'Clerks can <b>print</b> labels'],
  ['an address', 'Clerks can print labels.', 'Clerks can print labels at www.print.example'],
  ['a turned direction', 'Clerks can print labels.', 'Clerks can print \u202Elabels'],
])('%s is more than a source says', (_, source, said) => {
  expect(addsNothing(said, source)).toBe(false)
})

test.each([
  ['a figure', 'Allow 3 attempts.', 'Allow attempts'],
  ['a quoted text', 'The message "Too late" is shown.', 'The message is shown'],
  ['a denial', 'Guests must not see prices.', 'Guests see prices'],
  ['half of the words', 'The clerk prints the label and sends the parcel.', 'The clerk prints'],
])('a text without %s leaves something out', (_, source, said) => {
  expect(leavesNothingOut(said, source)).toBe(false)
  expect(leavesNothingOut(source, source)).toBe(true)
})

test('whoever changes places is out of order', () => {
  const source = 'Clerks pay guests within 3 days.'
  expect(isInOrder('Clerks pay guests', source)).toBe(true)
  expect(isInOrder('Clerks are paid within 3 days', source)).toBe(true)
  expect(isInOrder('Guests pay clerks', source)).toBe(false)
  expect(isInOrder('Within 3 days clerks pay', source)).toBe(false)
})

test('what stands in one piece has nothing left out between its words', () => {
  const source = 'Retesting differs from regression testing in every project.'
  const placeOf = (said: string) => {
    const place = pieceIn(said, source, new Set(['my']))
    return place && source.slice(place.start, place.end)
  }
  expect(placeOf('It differs from my regression testing')).toBe('differs from regression testing')
  for (const said of ['Retesting is regression testing', 'Every project differs', 'It is', 'My own project'])
    expect(placeOf(said)).toBeUndefined()
})

test('every text says what it says', () => {
  const word = fc.constantFrom('clerks', 'not', 'only', 'at least', '5', 'pay', '"Now"', 'no', 'labels', ';', '.', 'unless') // prettier-ignore
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const text = words.join(' ')
      expect(addsNothing(text, text)).toBe(true)
      expect(leavesNothingOut(text, text)).toBe(true)
      expect(isInOrder(text, text)).toBe(true)
    }),
  )
})

test('of an answer only what has the form that was asked for is looked at, and no more than is wanted', () => {
  const isOne = (given: unknown): given is number => typeof given === 'number'
  const take = (answer: unknown) => entriesOf(answer, 'list', { isOne, most: 3 })
  for (const odd of [undefined, null, 7, 'list', [], {}, { list: 'x' }]) expect(take(odd)).toBeUndefined()
  expect(take({ list: [1, 'x', 2, 3] })).toEqual([1, 2])
  expect(inParts([1, 2, 3, 4, 5], { length: 2, most: 2 })).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('comparing costs no more than the length of the texts', () => {
  for (const piece of ['Clerks must not pay 5 guests; ', 'no ', '5 ', '"x" ', "don't "])
    expectLinear(
      20_000,
      (size) => {
        const text = piece.repeat(size / piece.length)
        return [addsNothing(text, text), leavesNothingOut(text, text), isInOrder(text, text)]
      },
      piece,
    )
})
