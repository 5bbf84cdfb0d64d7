import { expect, test } from 'vitest'
import { designDerived } from '../../../support/design-derived.ts'

const results = (requirements: string) =>
  designDerived({ requirements, mode: 'agentic', maxTestCases: 100 }).testCases.flatMap(
    ({ steps = [], preconditions = [], expectedResult }) => {
      const entered = steps.flatMap(({ testData }) => testData || [])
      const stated = preconditions.filter((one) => /\d/.test(one))
      return /cost|free|status|discount/i.test(expectedResult ?? '')
        ? [`${[...stated, ...entered].join(', ')} => ${expectedResult}`]
        : []
    },
  )

test('a cost by weight is tried on both sides of each limit, and the cost is never typed', () => {
  const found = results('# Parcels\n\nThe shipping cost is 4.90 EUR up to 2 kg and 6.90 EUR up to 5 kg.')
  expect(found).toEqual([
    'The weight is "2" kg => The shipping cost is 4.90 EUR',
    'The weight is "3" kg => The shipping cost is 6.90 EUR',
    'The weight is "5" kg => The shipping cost is 6.90 EUR',
  ])
})

test('a cost holds only where delivery is not free, and is looked up by the inputs of the form', () => {
  const found = results(
    '# Parcel order\n\n- Weight: 0.1 to 5 kg\n- Order value: 1 to 1,000 EUR\n\nThe shipping cost is 4.90 EUR up to 2 kg and 6.90 EUR up to 5 kg.\nFree delivery from 50 EUR.',
  )
  expect(found).toContain('Weight=2.0, Order value=1.00 => The shipping cost is 4.90 EUR')
  expect(found).toContain('Weight=0.1, Order value=49.99 => The shipping cost is 4.90 EUR')
  expect(found).toContain('Weight=2.1, Order value=50.00 => Delivery is free')
  const total = (line: string) => Number(/Order value=([\d.]+)/.exec(line)?.[1])
  for (const line of found) expect(total(line) >= 50).toBe(line.endsWith('Delivery is free'))
})

test('the total of an order is not typed as the price of one thing in it', () => {
  const found = results('# Order item\n\n- Price: 1 to 1,000 EUR\n\nFree delivery from 50 EUR.')
  expect(found).toEqual(['The order total is "50.00" EUR => Delivery is free'])
})

test('the points of a member are those that the form of the membership asks for', () => {
  const found = results(
    '# Membership\n\n- Points: 0 to 10000\n\nMembers with more than 500 points get Gold status, members with more than 1000 points get Platinum status.',
  )
  expect(found).toEqual([
    'Points=501 => The member gets Gold status',
    'Points=1001 => The member gets Platinum status',
    'Points=1000 => The member gets Gold status',
  ])
})

test('a promise and a time of keeping are gaps, and nobody types them', () => {
  const { testCases, gaps } = designDerived({
    requirements:
      '# Orders\n\nThe order is delivered within 3 to 5 days.\nLog files are kept for 30 to 90 days.',
    mode: 'agentic',
  })
  expect(testCases).toEqual([])
  expect(gaps.map(({ requirementRef }) => requirementRef)).toEqual(['REQ-001', 'REQ-002'])
})
