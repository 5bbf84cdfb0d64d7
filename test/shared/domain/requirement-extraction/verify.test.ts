import { describe, expect, test } from 'vitest'
import { contradictedBy } from '../../../../shared/domain/requirement-extraction/verify/bounds.ts'
import { hintsAt, Numbers } from '../../../../shared/domain/requirement-extraction/verify/numbers.ts'
import { names, says } from '../../../../shared/domain/requirement-extraction/verify/texts.ts'

test.each([
  ['at most 1,000 items', '1000'],
  ['thirteen rows', '13'],
  ['nineteen rows', '19'],
  ['a balance of 12 345.60', '12345.6'],
  ['2.0 percent either way', '-2'],
])('"%s" says %s', (text, number) => {
  expect(new Numbers(text).has(number)).toBe(true)
})

test.each([
  ['from 5 to 40', '-5'],
  ['0.8', '8'],
])('"%s" does not say %s', (text, number) => {
  expect(new Numbers(text).has(number)).toBe(false)
})

describe('what the words around a number say', () => {
  test.each([
    ['not less than 19.90', '>=', '19.90'],
    ['no thinner than 0.5', '>=', '0.5'],
    ['between 50 and 8000 kg', '>=', '50'],
    ['between 50 and 8000 kg', '<=', '8000'],
    ['It must not exceed 200', '<=', '200'],
    ['below 9.0', '<', '9.0'],
    ['more than 20 MB is answered with "Too large"', '<=', '20'],
  ] as const)('"%s" lets %s %s be', (text, operator, value) => {
    expect(contradictedBy(text, operator, value)).toBeUndefined()
  })

  test.each([
    ['The age must be at least 18', '<', '18'],
    ['It must not exceed 200', '<', '200'],
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
