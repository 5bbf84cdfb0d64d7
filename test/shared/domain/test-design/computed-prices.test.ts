import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'agentic', maxTestCases: 200 })
const data = (requirements: string) =>
  design(requirements).testCases.flatMap(({ steps = [], preconditions = [], expectedResult = '' }) => {
    const entered = steps.flatMap(({ testData }) => testData ?? [])
    return /^The .* is \d/.test(expectedResult)
      ? [`${[...preconditions.slice(1), ...entered].join('; ')} => ${expectedResult}`]
      : []
  })
const openGaps = (requirements: string) =>
  design(requirements).gaps.flatMap(({ description }) =>
    description.includes('in which order') ? [description.slice(0, description.indexOf(': the text'))] : [],
  )

const prints = `The order form has the fields Quantity (whole number, 1 to 5,000, required) and Express (checkbox).
A flyer costs 0.20 EUR each.`
const tickets = `Visitors fill in Ticket type (Adult, Child or VIP; required) and Quantity (1 to 20, required).
An Adult ticket costs 18.00 EUR, a Child ticket 9.00 EUR and a VIP ticket 30.00 EUR.
Groups of 10 or more get 20 % off.`
const stay = `The booking form has the fields Arrival (date, from 2026-04-01 to 2026-10-31, required) and Departure (date, from 2026-04-02 to 2026-11-14, required).
The departure must be after the arrival.
A room costs 80.00 EUR per night.
The high season lasts from 2026-07-01 to 2026-08-31.
In the high season it costs 120.00 EUR per night; the day of arrival decides.`

describe('a price of rates and changes', () => {
  test('is computed for each combination, and on both sides of the limit', () => {
    const text = `${prints}
Orders of 500 pieces or more get a 10 % discount.
With express an extra charge of 15 EUR is added at the end.`
    expect(data(text)).toEqual([
      'Quantity=499; Express=unchecked => The price is 99.80 EUR',
      'Quantity=499; Express=checked => The price is 114.80 EUR',
      'Quantity=500; Express=unchecked => The price is 90.00 EUR',
      'Quantity=500; Express=checked => The price is 105.00 EUR',
    ])
  })
  test('is left open where the order of its changes decides and is not told', () => {
    const text = `${prints}
Orders of 500 pieces or more get a 10 % discount.
With express an extra charge of 15 EUR is added.`
    expect(data(text)).not.toContain('Quantity=500; Express=checked => The price is 105.00 EUR')
    expect(openGaps(text)).toEqual(['price: Quantity is 500 pieces or more and Express is "checked"'])
  })
  test('of several discounts takes only the highest where the text says so', () => {
    const text = `${prints}
Orders of 500 pieces or more get a 10 % discount.
Members get a 5 % discount.
Only the highest discount applies.`
    expect(data(text)).toContain(
      'The customer is a member; Quantity=500; Express=checked => The price is 90.00 EUR',
    )
    expect(openGaps(text)).toEqual([])
  })
  test('is not reduced for what is exempt, also where everything else would be', () => {
    const found = data(`${tickets}\nVIP tickets are never discounted.`)
    expect(found).toContain('Ticket type=Adult; Quantity=10 => The total price is 144.00 EUR')
    expect(found).toContain('Ticket type=VIP; Quantity=10 => The total price is 300.00 EUR')
  })
  test('takes a sum off only where it does not matter whether that is per piece', () => {
    const found = data(`${tickets}\nMembers pay 5 EUR less.`).filter((line) => line.includes('is a member'))
    expect(found[0]).toBe(
      'The customer is a member; Ticket type=Adult; Quantity=1 => The total price is 13.00 EUR',
    )
    expect(found.every((line) => line.includes('Quantity=1 '))).toBe(true)
  })
  test('counts the nights between two dates, at the rate of the season', () => {
    const found = data(
      `${stay}\nFor stays of 7 nights or more the guest gets a discount of 10 % on the total price.`,
    )
    expect(found).toContain('Arrival=2026-06-11; Departure=2026-06-18 => The total price is 504.00 EUR')
    const last = found.filter(
      (line) => line.startsWith('Arrival=2026-08-31') || line.startsWith('Arrival=2026-09-01'),
    )
    expect(last).toHaveLength(2)
  })
  test('a day is taken from a table that gives the price of one', () => {
    const text = `| Field | Type | Min | Max | Required |
|---|---|---|---|---|
| Rental days | integer | 1 | 30 | yes |
| Car class | Economy, Compact | | | yes |

| Car class | Price per day |
|---|---|
| Economy | 35.00 EUR |
| Compact | 45.00 EUR |

Rentals of 7 days or more are 15 % cheaper.`
    expect(data(text)).toContain('Rental days=7; Car class=Compact => The total price is 267.75 EUR')
    expect(data(text)).toContain('Rental days=6; Car class=Economy => The total price is 210.00 EUR')
  })
})

describe('what changes a price', () => {
  test.each([
    'Regular customers enjoy a discount that the owner sets.',
    'A discount is granted on rainy days when the river is high and the customer knows the owner.',
    'Students under 27 with a valid card get 10 % off on weekends.',
  ])('and was not understood leaves every price uncomputed: %s', (sentence) => {
    expect(data(`${prints}\nOrders of 500 pieces or more get a 10 % discount.\n${sentence}`)).toEqual([])
  })
})

describe('a computed price counts', () => {
  const text = `${prints}\nOrders of 500 pieces or more get a 10 % discount.`
  const { sentences, read } = readSource({ text })
  const model = buildModel(sentences, read)
  const checker = new CoverageChecker(
    model,
    itemsOf(model).filter(({ kind }) => kind === 'price'),
  )
  const exercised = (quantity: string, expectedResult: string) =>
    checker.exercised({
      id: 'TC-001',
      title: 'A price',
      testLevel: 'system',
      testType: 'functional',
      priority: 'medium',
      steps: [
        {
          stepNumber: 1,
          action: `Enter "${quantity}" in the "Quantity" field`,
          expectedResult: '',
          testData: `Quantity=${quantity}`,
        },
      ],
      expectedResult,
    }).size

  test('with just the amount that the literals come to', () => {
    expect(exercised('500', 'The price is 90.00 EUR')).toBeGreaterThan(0)
    expect(exercised('500', 'The price is 100.00 EUR')).toBe(0)
    expect(exercised('500', 'The rebate is 90.00 EUR')).toBe(0)
    expect(exercised('499', 'The price is 90.00 EUR')).toBe(0)
  })
  test('only where the form takes the literals', () => {
    expect(exercised('5001', 'The price is 900.18 EUR')).toBe(0)
  })
})

test('no coverage item has an id that ends with a blank', () => {
  const { testCases } = designTests({
    mode: 'generate',
    requirements:
      'The form has the fields Number of tickets (required, 1 to 8) and Ticket type (Day ticket, VIP ticket).\nA day ticket costs 49 EUR, a VIP ticket 199 EUR.\nFor 5 tickets or more the customer gets 10 % off.',
  })
  const ids = testCases.flatMap(({ coverageItems = [] }) => coverageItems.map(({ id }) => id))
  expect(ids.filter((id) => id.includes('/price/'))).not.toEqual([])
  expect(ids.filter((id) => id !== id.trim())).toEqual([])
})
