import { expect, test } from 'vitest'
import { isSameName } from '../../../web/parts/same-name.ts'

test('a name is the same however its blanks and accents are written', () => {
  expect(isSameName('  Café   shop ', 'Cafe\u0301 shop')).toBe(true)
  expect(isSameName('cafe shop', 'Café shop')).toBe(false)
  expect(isSameName('', 'Shop')).toBe(false)
})
