import { expect, test } from 'vitest'
import { performance } from '../../../../web/texts/en/analytics-page-reports.ts'

test('values are told as exactly as good and poor are told apart', () => {
  expect(performance.valueOf('lcp', 2510)).toBe('2.51 s')
  expect(performance.valueOf('ttfb', 799.6)).toBe('800 ms')
  expect(performance.valueOf('cls', 0.1004)).toBe('0.1')
  expect(performance.valueOf('cls', 0.0204)).toBe('0.02')
})
