import { describe, expect, test } from 'vitest'
import { contradictedBy } from '../../../../shared/domain/requirement-extraction/verify/bounds.ts'
import { hintsAt, Numbers } from '../../../../shared/domain/requirement-extraction/verify/numbers.ts'
import { names, says } from '../../../../shared/domain/requirement-extraction/verify/texts.ts'

test.each([
  ['at most 1,000 items', '1000'],
  ['höchstens 1.000 Stück', '1000'],
  ['0,5 kg', '0.5'],
  ['a balance of 12 345.60', '12345.6'],
  ['twelve months', '12'],
  ['they pay half of it', '50'],
  ['at least -5 metres', '-5'],
  ['2.0 percent either way', '-2'],
])('"%s" says %s', (text, number) => {
  expect(new Numbers(text).has(number)).toBe(true)
})

test.each([
  ['18 years', '8'],
  ['from 5 to 40', '-5'],
  ['0.8', '8'],
  ['twenty', '12'],
])('"%s" does not say %s', (text, number) => {
  expect(new Numbers(text).has(number)).toBe(false)
})

describe('what the words around a number say', () => {
  test.each([
    ['at least 18', '>=', '18'],
    ['not less than 19.90', '>=', '19.90'],
    ['no thinner than 0.5', '>=', '0.5'],
    ['18 or more', '>=', '18'],
    ['from 16 to 99', '>=', '16'],
    ['from 16 to 99', '<=', '99'],
    ['between 50 and 8000 kg', '>=', '50'],
    ['between 50 and 8000 kg', '<=', '8000'],
    ['up to and including 74', '<=', '74'],
    ['It must not exceed 200', '<=', '200'],
    ['weight 50 kg to 499 kg', '<=', '499'],
    ['below 9.0', '<', '9.0'],
    ['over 5000', '>', '5000'],
    ['Below 16 the page shows "Too young"', '>=', '16'],
    ['more than 20 MB is answered with "Too large"', '<=', '20'],
    ['5 to 20, exclusive', '>', '5'],
    ['mindestens 18 Jahre', '>', '18'],
  ] as const)('"%s" lets %s %s be', (text, operator, value) => {
    expect(contradictedBy(text, operator, value)).toBeUndefined()
  })

  test.each([
    ['The age must be at least 18', '<', '18'],
    ['The age must be at least 18', '>', '18'],
    ['It must not exceed 200', '<', '200'],
    ['from 16 to 99', '<', '99'],
    ['Below 16 the page shows "Too young"', '>', '16'],
    ['more than 20 MB is answered with "Too large"', '<', '20'],
    ['Load | kg | 50 to 8000 | "Load is wrong"', '>=', '8000'],
  ] as const)('"%s" is against %s %s', (text, operator, value) => {
    expect(contradictedBy(text, operator, value)).toContain(value)
  })
})

test('words are found as whole words, names in any form and order', () => {
  expect(says('The page of "Age"', 'Age')).toBe(true)
  expect(says('the page', 'age')).toBe(false)
  expect(names('the value of an order', 'order value')).toBe(true)
  expect(names('when the certificate expires', 'certificate expiry')).toBe(true)
  expect(names('the order', 'credit card')).toBe(false)
})

test('words that hint at a number say it only where something is counted or given', () => {
  expect(hintsAt('it costs nothing', '0')).toBe(true)
  expect(hintsAt('a list', '1')).toBe(true)
  expect(new Numbers('a list with no entry').has('1')).toBe(false)
  expect(new Numbers('a list with no entry').has('0')).toBe(false)
})
