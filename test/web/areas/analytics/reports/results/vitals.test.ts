import { expect, test } from 'vitest'
import { ratingOf } from '../../../../../../web/areas/analytics/reports/results/vitals.ts'

const measured = (p75: number, count = 10) => ({ p50: p75 / 2, p75, p95: p75 * 2, count })

test.each([
  ['lcp', 2500, 'good'],
  ['lcp', 2501, 'fair'],
  ['lcp', 4000, 'fair'],
  ['lcp', 4001, 'poor'],
  ['inp', 501, 'poor'],
  ['cls', 0.1, 'good'],
  ['cls', 0.2501, 'poor'],
  ['fcp', 3001, 'poor'],
  ['ttfb', 801, 'fair'],
] as const)('%s of %d at the 75th percentile is %s', (vital, p75, rating) => {
  expect(ratingOf(vital, measured(p75))).toBe(rating)
})

test('what nobody measured is neither good nor poor', () => {
  expect(ratingOf('inp', measured(0, 0))).toBeNull()
})
