import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const casesOf = (requirements: string) =>
  designTests({ requirements, mode: 'agentic', maxTestCases: 50 }).testCases.map(
    ({ steps = [], expectedResult = '' }) => {
      const entry = steps.map(({ action }) => /^Enter "(.*)" in the "(.*)" field$/.exec(action)).find(Boolean)
      return [entry?.[2], entry?.[1], expectedResult] as const
    },
  )

describe('a code that is unknown', () => {
  test.each([
    [
      'The customer enters a promo code and clicks "Apply". If the promo code is unknown, "No such code" appears.',
      'Promo code',
    ],
    [
      'The customer enters a promo code and clicks "Apply". An unknown code is answered with "No such code".',
      'Promo code',
    ],
    [
      'The clerk types the coupon code and clicks "Find". If the coupon code does not exist, the page shows "No such code".',
      'Coupon code',
    ],
    [
      'The visitor enters the voucher code and clicks "Redeem". Unknown voucher codes are refused with "No such code".',
      'Voucher code',
    ],
  ])('is entered where it is the only input: %s', (text, label) => {
    const refused = casesOf(text).filter(([, , expected]) => expected.includes('"No such code" is shown'))
    expect(refused).toHaveLength(1)
    expect(refused[0]?.[0]).toBe(label)
  })

  test.each([
    'The customer enters a promo code and clicks "Apply". The valid promo codes are SAVE10 and SAVE20. If the promo code is unknown, "No such code" appears.',
    '- Promo code: SAVE10 or SAVE20\n\nIf the promo code is unknown, "No such code" appears.',
  ])('is any other than those that the text lists: %s', (text) => {
    const found = casesOf(text)
    const refused = found.filter(([, , expected]) => expected.includes('is shown'))
    expect(refused).toHaveLength(1)
    expect(['SAVE10', 'SAVE20']).not.toContain(refused[0]?.[1])
    for (const code of ['SAVE10', 'SAVE20'])
      expect(found.filter(([, value]) => value === code).map(([, , expected]) => expected)).toEqual([
        '"No such code" is not visible',
      ])
  })

  test.each([
    'If the promo code is unknown, "No such code" appears.',
    'The customer enters a promo code and clicks "Apply". If the customer is unknown, "No such code" appears.',
    'The customer enters a promo code and clicks "Apply". An expired code is answered with "No such code".',
  ])('is made up of no other sentence: %s', (text) => {
    expect(casesOf(text).filter(([, value]) => value?.startsWith('WRONG'))).toEqual([])
  })
})
