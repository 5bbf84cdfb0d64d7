import { expect, test } from 'vitest'
import {
  onScale,
  overTime,
  ratingOf,
  vitalOf,
} from '../../../../../../web/areas/analytics/reports/results/vitals.ts'

const measured = (p75: number, count = 10) => ({ p50: p75 / 2, p75, p95: p75 * 2, count })

test.each([
  ['lcp', 2500, 'good'],
  ['lcp', 2501, 'fair'],
  ['lcp', 4000, 'fair'],
  ['lcp', 4001, 'poor'],
  ['inp', 200, 'good'],
  ['inp', 500, 'fair'],
  ['inp', 501, 'poor'],
  ['cls', 0.1, 'good'],
  ['cls', 0.1001, 'fair'],
  ['cls', 0.2501, 'poor'],
  ['fcp', 1800, 'good'],
  ['fcp', 3001, 'poor'],
  ['ttfb', 801, 'fair'],
  ['ttfb', 1801, 'poor'],
] as const)('%s of %d at the 75th percentile is %s', (vital, p75, rating) => {
  expect(ratingOf(vital, measured(p75))).toBe(rating)
})

test('what nobody measured is neither good nor poor', () => {
  expect(ratingOf('inp', measured(0, 0))).toBeNull()
})

test('a value has its place on a scale that ends beyond what is poor', () => {
  expect(onScale('lcp', 3000)).toEqual({ at: 0.5, good: 2500 / 6000, poor: 4000 / 6000 })
  expect(onScale('lcp', 60_000).at).toBe(1)
  expect(onScale('cls', 0).at).toBe(0)
})

test('parts of a time in which nothing was measured have no value', () => {
  const buckets = ['2026-03-01 00:00:00', '2026-03-02 00:00:00'].map((key) => ({ key, label: key }))
  const chart = [{ t: '2026-03-02 00:00:00', p50: 1, p75: 2, p95: 3 }]
  expect(overTime(chart, buckets, 'p75')).toEqual([null, 2])
  expect(overTime([], buckets, 'p50')).toEqual([null, null])
})

test('what is no vital is taken for the first', () => {
  expect(vitalOf('cls')).toBe('cls')
  expect(vitalOf(['cls'])).toBe('lcp')
})
