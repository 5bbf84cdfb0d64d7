import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'
import type { Fact } from '../../../../../shared/domain/requirements/facts/types.ts'

function factsOf<Kind extends Fact['kind']>(text: string, kind: Kind): Extract<Fact, { kind: Kind }>[] {
  return readDocument(text)
    .flatMap(({ facts }) => facts)
    .filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)
}

describe('limits of money', () => {
  test('give the number to a later sentence that says they are exceeded', () => {
    const rules = factsOf(
      'The weekly spending limit is 750 EUR. When the limit is exceeded, the app shows "Slow down".',
      'rule',
    )
    expect(rules.map(({ anyOf }) => anyOf[0]?.[0]?.subject)).toEqual([
      'sum of the spendings of the week',
      'sum of the spendings of the week',
    ])
    expect(
      rules.map(({ anyOf }) => anyOf[0]?.[0]?.number?.min?.units ?? anyOf[0]?.[0]?.number?.max?.units),
    ).toEqual([75000n, 75001n])
  })

  test('leave another limit alone', () => {
    const rules = factsOf(
      'The credit limit is 2,000 EUR. If the speed limit is exceeded, the driver gets a warning.',
      'rule',
    )
    expect(rules.every(({ anyOf }) => anyOf[0]?.[0]?.number === undefined)).toBe(true)
  })

  test('of the least and the most are a range of what is typed', () => {
    expect(
      factsOf('The minimum deposit is 25 EUR and the maximum deposit is 5,000 EUR.', 'field').map(
        ({ label, constraints: { number } }) => [label, number?.min, number?.max],
      ),
    ).toEqual([['Deposit', 2500n, 500000n]])
  })

  test('from which on an input is needed make it required there, and only there', () => {
    const found = factsOf(
      'The payment amount is between 1 and 9,000 EUR. The approval code has 4 digits. Payments above 500 EUR require an approval code.',
      'conditional',
    )
    expect(found.map(({ label, when, constraints }) => [label, when.subject, constraints])).toEqual([
      ['Approval code', 'Payment amount', { required: true }],
    ])
  })

  test('say nothing of an input that the text does not have', () => {
    expect(factsOf('Payments above 500 EUR require a second signature.', 'conditional')).toEqual([])
  })
})

describe('an outcome with another one for the rest', () => {
  test('is two rules', () => {
    expect(
      factsOf('Baskets over 80 EUR get a free gift bag; otherwise a gift bag costs 2 EUR.', 'rule').map(
        ({ outcome, otherwise }) => [outcome, otherwise],
      ),
    ).toEqual([
      ['Baskets get a free gift bag', false],
      ['a gift bag costs 2 EUR', true],
    ])
    expect(
      factsOf('Delivery is free from 35 EUR, below that delivery costs 3.50 EUR.', 'rule').map(
        ({ outcome, otherwise, anyOf }) => [outcome, otherwise, anyOf[0]?.[0]?.number?.min?.units],
      ),
    ).toEqual([
      ['delivery is free', false, 3500n],
      ['delivery costs 3.50 EUR', true, undefined],
    ])
  })
})

describe('how many there may be', () => {
  test.each([
    ['Up to 8 photos can be uploaded.', 8, 'upload photos', undefined],
    ['Only one voucher can be redeemed per booking.', 1, 'redeem vouchers', 'in one booking'],
    ['Max. 4 seats per reservation', 4, 'add seats', 'in one reservation'],
  ])('is read from "%s"', (text, most, action, place) => {
    expect(factsOf(text, 'limit').map((one) => [one.most, one.action, one.place])).toEqual([
      [most, action, place],
    ])
  })

  test.each([
    'At most 40 characters can be entered.',
    'Up to 10 MB can be uploaded.',
    'Only digits can be entered.',
  ])('is not what "%s" says', (text) => {
    expect(factsOf(text, 'limit')).toEqual([])
  })
})

describe('words that name no input', () => {
  test.each([
    'A successful payment is confirmed with a receipt number.',
    'The machine shall dispense coins in multiples of 5 cents.',
    'Every failed payment is logged with a 12-digit number.',
  ])('stand in "%s"', (text) => {
    expect(factsOf(text, 'field')).toEqual([])
  })

  test('stand before an attribute that two other inputs share', () => {
    expect(
      factsOf(
        'The traveller selects pick-up station, drop-off station, pick-up date, number of drivers (1-3) and car class (Mini, Family, Van). Pick-up and drop-off must be different.',
        'relation',
      ).map(({ label, other }) => [label, other]),
    ).toEqual([['Pick-up station', 'Drop-off station']])
  })
})

describe('a rule for some days or hours', () => {
  test('states when it holds', () => {
    expect(
      [
        ...factsOf('On Sundays and public holidays no parcels are delivered.', 'rule'),
        ...factsOf('After 20:00 all pastries are half price.', 'rule'),
      ].map(({ anyOf, outcome }) => [anyOf[0]?.[0]?.text, outcome]),
    ).toEqual([
      ['the day is one of Sundays and public holidays', 'no parcels are delivered'],
      ['the time is at 20:01 or later', 'all pastries are half price'],
    ])
  })
})
