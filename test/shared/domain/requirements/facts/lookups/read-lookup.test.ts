import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../../support/costs.ts'
import { readClassTiers } from '../../../../../../shared/domain/requirements/facts/lookups/read-class-tiers.ts'
import { readLookup } from '../../../../../../shared/domain/requirements/facts/lookups/read-lookup.ts'
import { maskQuotes } from '../../../../../../shared/domain/requirements/facts/mask.ts'
import { readDocument } from '../../../../../../shared/domain/requirements/read-document.ts'
import type { RuleFact } from '../../../../../../shared/domain/requirements/facts/types.ts'

/** A rule as "weight 3..5 kg: the shipping cost is 6.90 EUR", bounds in units of its scale. */
function said({ anyOf, outcome, otherwise }: RuleFact): string {
  if (otherwise) return `else: ${outcome}`
  const [first] = anyOf[0] ?? []
  const { subject = '', number } = first ?? {}
  return `${subject} ${number?.min?.units ?? ''}..${number?.max?.units ?? ''}: ${outcome}`
}

const read = (text: string) => readLookup(maskQuotes(text)).map(said)

describe('an amount that is looked up by a number', () => {
  test.each([
    [
      'The shipping cost is 4.90 EUR up to 2 kg and 6.90 EUR up to 5 kg.',
      ['weight ..2: the shipping cost is 4.90 EUR', 'weight 3..5: the shipping cost is 6.90 EUR'],
    ],
    [
      'Shipping: up to 2 kg 4.90 EUR, up to 5 kg 6.90 EUR, otherwise 9.90 EUR.',
      [
        'weight ..2: shipping costs 4.90 EUR',
        'weight 3..5: shipping costs 6.90 EUR',
        'else: shipping costs 9.90 EUR',
      ],
    ],
    [
      'Postage is 4.90 EUR for parcels up to 2.5 kg and 6.90 EUR for parcels over 2.5 kg.',
      ['parcel ..25: postage is 4.90 EUR', 'parcel 26..: postage is 6.90 EUR'],
    ],
    [
      'A parcel costs 4.90 EUR up to 2 kg and 6.90 EUR up to 5 kg.',
      ['parcel ..2: the parcel costs 4.90 EUR', 'parcel 3..5: the parcel costs 6.90 EUR'],
    ],
    [
      'Parcels up to 2 kg cost 4.90 EUR, parcels up to 5 kg cost 6.90 EUR.',
      ['parcel ..2: the parcel costs 4.90 EUR', 'parcel 3..5: the parcel costs 6.90 EUR'],
    ],
    ['Discount: orders of at least 100 EUR get 5 %.', ['order total 10000..: the discount is 5 %']],
    [
      'Discounts: 5 % for orders of at least 100 EUR, 10 % for orders of at least 500 EUR.',
      ['order total 10000..49999: the discount is 5 %', 'order total 50000..: the discount is 10 %'],
    ],
    ['From 100 EUR, orders get 5 % off.', ['order total 10000..: the discount is 5 %']],
    ['A 5 % discount applies to orders of at least 100 EUR.', ['order total 10000..: the discount is 5 %']],
    ['For orders of at least 50 EUR, delivery is free.', ['order total 5000..: delivery is free']],
    [
      'We charge 4.90 EUR for parcels up to 2 kg and 6.90 EUR for parcels up to 5 kg.',
      ['parcel ..2: the parcel costs 4.90 EUR', 'parcel 3..5: the parcel costs 6.90 EUR'],
    ],
    [
      'For parcels up to 2 kg the shipping cost is 4.90 EUR, for parcels up to 5 kg it is 6.90 EUR.',
      ['parcel ..2: the shipping cost is 4.90 EUR', 'parcel 3..5: the shipping cost is 6.90 EUR'],
    ],
    ['Free delivery from 50 EUR.', ['order total 5000..: delivery is free']],
    ['Shipping is free for orders over 50 EUR.', ['order total 5001..: shipping is free']],
    [
      'The shipping cost is 4.90 EUR up to 50 EUR and free above.',
      ['order total ..5000: the shipping cost is 4.90 EUR', 'else: the shipping cost is free'],
    ],
    [
      'The fee is 20 EUR up to 10 participants and 35 EUR up to 20 participants.',
      ['number of participants ..10: the fee is 20 EUR', 'number of participants 11..20: the fee is 35 EUR'],
    ],
  ])('%s', (text, rules) => expect(read(text)).toEqual(rules))

  test.each([
    'The commission is 3 % up to 100 EUR.',
    'The price is 10 EUR per kg up to 20 kg.',
    'The discount can be up to 20 %.',
    'Discount: 0 to 50 %',
    'Amount: 10 to 500 EUR',
    'We had a 5 % discount for orders over 100 EUR.',
    'From 100 EUR the customer pays 5 EUR, from 200 EUR the customer pays 10 EUR.',
    'The price is between 10 EUR and 20 EUR.',
    'The shipping cost must be at most 20 EUR.',
    'Free cancellation up to 24 hours before arrival.',
    'The fee is 5 EUR up to 2 kg and 7 EUR up to 2 kg.',
    'The fee is 5 EUR up to 2 kg and 7 EUR up to 10 km.',
    'Orders over 100 EUR get 5 % discount and orders over 500 EUR get 2 % surcharge.',
  ])('“%s” is none', (text) => expect(read(text)).toEqual([]))
})

describe('a class by a number', () => {
  const classes = (text: string) => readClassTiers(maskQuotes(text)).map(said)
  test.each([
    [
      'Members with more than 500 points get Gold status, members with more than 1000 points get Platinum status.',
      [
        'number of points of the member 501..1000: the member gets Gold status',
        'number of points of the member 1001..: the member gets Platinum status',
      ],
    ],
    [
      'Customers with 3 to 9 orders are regular, those with 10 or more orders are premium.',
      [
        'number of orders of the customer 3..9: the customer is regular',
        'number of orders of the customer 10..: the customer is premium',
      ],
    ],
  ])('%s', (text, rules) => expect(classes(text)).toEqual(rules))
  test.each([
    'Members with more than 500 points get Gold status.',
    'The length is at least 3 and at most 20 characters.',
    'Parcels over 20 kg cost 9.90 EUR and are insured up to 500 EUR.',
  ])('“%s” names one at most', (text) => expect(classes(text)).toEqual([]))
})

test.each([
  'Discount: orders of at least 100 EUR get a voucher of 5 %.',
  'Shipping costs: 4.90 EUR up to 50 EUR and 2.90 EUR above, members pay nothing.',
  'Gold status is given to members with more than 500 points.',
])('what is looked up is no input, also where its rule is not understood: “%s”', (text) =>
  expect(readDocument(text).flatMap(({ facts }) => facts.filter(({ kind }) => kind === 'field'))).toEqual([]),
)

test('a price with a tax beside it stays an input', () =>
  expect(readDocument('Price: 10 to 500 EUR plus 19 % VAT').flatMap(({ facts }) => facts)).toMatchObject([
    { kind: 'field', label: 'Price' },
  ]))

test('nothing that is written throws', () => {
  const word = fc.constantFrom(
    'the',
    'cost',
    'is',
    '4.90 EUR',
    'up to 2 kg',
    '5 %',
    'and',
    ',',
    'orders',
    'free',
    ':',
    'from 5 EUR',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      const part = maskQuotes(words.join(' '))
      for (const { outcome } of [...readLookup(part), ...readClassTiers(part)]) expect(outcome).not.toBe('')
    }),
    { numRuns: 200 },
  )
})

test.each(['the cost ', 'the cost is 4.90 EUR up to 2 kg and ', 'orders , free : ', 'from 5 EUR '])(
  '“%s” over and over costs no more than its length',
  (words) =>
    expectLinear(2000, (count) => {
      const part = maskQuotes(words.repeat(count))
      readLookup(part)
      readClassTiers(part)
    }),
)
