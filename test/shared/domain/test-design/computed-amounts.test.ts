import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'agentic', maxTestCases: 200 })
const lines = (requirements: string) =>
  design(requirements).testCases.map(
    ({ preconditions = [], expectedResult = '' }) => `${preconditions.join('; ')} => ${expectedResult}`,
  )

describe('an amount that the text defines by a rule', () => {
  test.each([
    ['The fee is 50 EUR plus 2 EUR per km.', 'The distance is "3" km => The fee is 56.00 EUR'],
    ['The base fee is 50 EUR plus 2 EUR per km.', 'The distance is "3" km => The fee is 56.00 EUR'],
    ['Delivery costs €4.90 plus €0.50 per kg.', 'The weight is "3" kg => The price of delivery is €6.40'],
    [
      'A rental costs 30 EUR per day plus a one-time fee of 15 EUR.',
      'The number of days is "3" => The price of the rental is 105.00 EUR',
    ],
    ['VAT is 20 % of the net amount.', 'The net amount is "200.00" => The VAT is 40'],
    [
      'Total = quantity × unit price + shipping.',
      'The quantity is "3"; The unit price is "1000.00"; The shipping is "10" => The total is 3010',
    ],
    [
      'The premium is the product of base and factor.',
      'The base is "3"; The factor is "2" => The premium is 6',
    ],
  ])('%j is computed', (text, line) => {
    expect(lines(text)).toContain(line)
  })
  test('each additional unit is tried at the free quantity, one beyond and further on', () => {
    expect(lines('The first 2 kg cost 5.00 EUR; each additional kg costs 1.20 EUR.')).toEqual([
      'The weight is "5" kg => The price is 8.60 EUR',
      'The weight is "2" kg => The price is 5.00 EUR',
      'The weight is "3" kg => The price is 6.20 EUR',
    ])
  })
  test('where the base is left out, the case states one', () => {
    expect(lines('Each additional kg costs 1.20 EUR.')).toEqual([
      'The price without additional kg is "200.00" EUR; The additional weight is "2" kg => The price is 202.40 EUR',
    ])
  })
  test('a begun unit counts in full', () => {
    expect(lines('Parking costs €2.50 per started hour.')).toContain(
      'The number of hours is "1.5" => The price of parking is €5.00',
    )
  })
  test('limits hold an amount from both sides', () => {
    expect(lines('The commission is 3 % of the sales amount, at least 5 EUR and at most 100 EUR.')).toEqual([
      'The sales amount is "200.00" EUR => The commission is 6.00 EUR',
      'The sales amount is "50.00" EUR => The commission is 5.00 EUR',
      'The sales amount is "10000.00" EUR => The commission is 100.00 EUR',
    ])
  })
  test('a rate may be held by a limit', () => {
    expect(lines('The fee is 0.20 EUR for each day overdue, but no more than 10.00 EUR per item.')).toEqual([
      'The number of days overdue is "3" => The fee is 0.60 EUR',
      'The number of days overdue is "100" => The fee is 10.00 EUR',
      'The number of days overdue is "1" => The fee is 0.20 EUR',
      'The number of days overdue is "50" => The fee is 10.00 EUR',
      'The number of days overdue is "51" => The fee is 10.00 EUR',
    ])
  })
  test('a count is tried on both sides of the one at which a limit takes over', () => {
    expect(lines('Parking costs 2.00 EUR per hour, at most 15.00 EUR.')).toEqual(
      expect.arrayContaining([
        'The number of hours is "7" => The price of parking is 14.00 EUR',
        'The number of hours is "8" => The price of parking is 15.00 EUR',
      ]),
    )
    expect(lines('Cleaning costs 4 EUR per night, at least 10 EUR.')).toEqual(
      expect.arrayContaining([
        'The number of nights is "2" => The price of cleaning is 10.00 EUR',
        'The number of nights is "3" => The price of cleaning is 12.00 EUR',
      ]),
    )
  })
  test('cents are rounded only as the text says', () => {
    expect(lines('VAT is 19 % of the net amount, rounded to the nearest cent.')).toContain(
      'The net amount is "10.55" => The VAT is 2.00',
    )
    expect(lines('The fee is 1.5 % of the amount in EUR.').join()).not.toMatch(/\d\.\d{3}/)
  })
  test('the inputs of a form are entered, the rest of the form is filled in', () => {
    const text =
      'The form has the fields Nights (1 to 30) and Guests (1 to 4). The button is called "Book".\n\nThe stay costs 80 EUR per night plus a cleaning fee of 35 EUR.'
    const found = design(text).testCases.find(
      ({ expectedResult }) => expectedResult === 'The price of the stay is 275.00 EUR',
    )
    expect(found?.steps?.map(({ action }) => action)).toContain('Enter "3" in the "Nights" field')
  })
  test.each([
    'The page shows 10 items per page.',
    'There are 3 attempts per user.',
    'The system shall cost less than 5 EUR per user.',
    'A = B',
    'The total is × and ÷.',
    'If the weight is 2 kg, shipping costs 2 EUR per kg.',
  ])('%j defines none', (text) => {
    const { sentences } = readSource({ text })
    expect(sentences.flatMap(({ facts }) => facts).filter(({ kind }) => kind === 'formula')).toEqual([])
  })
})

describe('what a percentage comes to', () => {
  test('tiers of a discount are computed from the order, each ending where the next begins', () => {
    const text = 'There is a 10 % discount on orders of 100 EUR or more, 15 % from 500 EUR.'
    expect(lines(text)).toEqual(
      expect.arrayContaining([
        'The order total is "100.00" EUR => The discount is 10 % and the order total after the discount is 90.00 EUR',
        'The order total is "500.00" EUR => The discount is 15 % and the order total after the discount is 425.00 EUR',
        // 449.991 would have to be rounded, and the text does not say how.
        'The order total is "499.99" EUR => The discount is 10 %',
      ]),
    )
  })
  test('without a base in the conditions the case states one', () => {
    expect(lines('If the customer is a member, a 10 % discount is applied.')).toContain(
      'The customer is a member; The price before the discount is "200.00" => A 10 % discount is applied and the price after the discount is 180.00',
    )
  })
  test('a surcharge is added', () => {
    expect(lines('If the order total is 50 EUR or less, there is a surcharge of 4 %.').join('\n')).toContain(
      '"50.00" EUR => There is a surcharge of 4 % and the order total with the surcharge is 52.00 EUR',
    )
  })
})

describe('the checker of amounts', () => {
  const checked = (text: string, preconditions: string[], expectedResult: string) => {
    const { sentences, read } = readSource({ text })
    const model = buildModel(sentences, read)
    return [
      ...new CoverageChecker(model, itemsOf(model)).exercised({
        id: 'X',
        title: 'x',
        testLevel: 'system',
        testType: 'functional',
        priority: 'low',
        preconditions,
        steps: [{ stepNumber: 1, action: 'Open the page', expectedResult }],
        expectedResult,
      }),
    ]
  }
  const fee = 'The fee is 50 EUR plus 2 EUR per km.'
  test('counts the amount that the rule gives and no other', () => {
    expect(checked(fee, ['The distance is "7.5" km'], 'The fee is 65.00 EUR')).toHaveLength(1)
    for (const wrong of [
      'The fee is 65.01 EUR',
      'The fee is 6500 EUR',
      'The fee is "65.00"',
      'The price is 65.00 EUR',
      '',
    ])
      expect(checked(fee, ['The distance is "7.5" km'], wrong)).toEqual([])
    expect(checked(fee, [], 'The fee is 65.00 EUR')).toEqual([])
  })
  test('agrees with plain arithmetic for any distance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: -2, max: 2 }), (distance, slip) => {
        const amount = (50 + 2 * distance + slip).toFixed(2)
        const found = checked(fee, [`The distance is "${distance}" km`], `The fee is ${amount} EUR`)
        expect(found).toHaveLength(slip === 0 ? 1 : 0)
      }),
      { numRuns: 50 },
    )
  })
  test('does not count a discounted total that is wrong or missing', () => {
    const text = 'There is a 10 % discount on orders of 100 EUR or more, 15 % from 500 EUR.'
    const total = (sum: string) =>
      checked(text, ['The order total is "100.00" EUR'], `The discount is 10 %${sum}`).filter((id) =>
        id.includes('/column/'),
      )
    expect(total(' and the order total after the discount is 90.00 EUR')).toHaveLength(1)
    expect(total(' and the order total after the discount is 110.00 EUR')).toEqual([])
    expect(total('')).toEqual([])
  })
})

describe('a fee for what is late', () => {
  test.each([
    'If a book is returned late, a fee of 0.20 EUR per day is charged, but not more than 10 EUR.',
    'For each day overdue, a fee of 0.20 EUR is charged, up to a maximum of 10.00 EUR per item.',
    'A fee of 0.20 EUR per day overdue is charged, capped at 10 EUR.',
    'The fee amounts to 0.20 EUR per day overdue, maximum 10 EUR.',
  ])('is tried on the first day and on both sides of its limit: %s', (text) => {
    const cases = lines(text).map((line) => line.replace('A book is returned late; ', ''))
    expect(cases).toEqual(
      expect.arrayContaining([
        'The number of days overdue is "1" => The fee is 0.20 EUR',
        'The number of days overdue is "50" => The fee is 10.00 EUR',
        'The number of days overdue is "51" => The fee is 10.00 EUR',
      ]),
    )
  })
  test('costs nothing in time, and a class pays its share of it', () => {
    const cases = lines(
      'The fee is 0.20 EUR for each day overdue, at most 10.00 EUR. Media returned in time cost nothing. Readers under 14 pay half of the fee.',
    )
    expect(cases).toEqual(
      expect.arrayContaining([
        'The reader is 14 or older; The number of days overdue is "0" => The fee is 0.00 EUR',
        'The reader is 14 or older; The number of days overdue is "3" => The fee is 0.60 EUR',
        'The reader is under 14; The number of days overdue is "3" => The fee is 0.30 EUR',
        'The reader is under 14; The number of days overdue is "100" => The fee is 5.00 EUR',
      ]),
    )
    expect(cases.filter((one) => !one.startsWith('The reader is'))).toEqual([])
  })
  test('with a fixed part never costs nothing by itself', () =>
    expect(
      lines('The fee is 5 EUR plus 0.20 EUR per day overdue. Media returned in time cost nothing.').filter(
        (one) => one.includes('"0"'),
      ),
    ).toEqual([]))
  test('of another sort is no amount of a class', () =>
    expect(
      lines(
        'The fee is 0.20 EUR for each day overdue, at most 10.00 EUR. The librarian is free of charge to decide.',
      ),
    ).toContain('The number of days overdue is "3" => The fee is 0.60 EUR'))
})
