import { expect, test } from 'vitest'
import { rated } from '../../../../web/areas/analytics/reports/results/vitals.ts'
import { engagement, errors, performance } from '../../../../web/texts/en/analytics-page-reports.ts'

const measured = (p75: number, count = 10) => ({ p50: p75 / 2, p75, p95: p75 * 2, count })

test('a sentence tells which are good, and which nobody measured', () => {
  const summary = {
    lcp: measured(3000),
    inp: measured(0, 0),
    cls: measured(0.02),
    fcp: measured(900),
    ttfb: measured(2000),
  }
  expect(performance.said(rated(summary))).toBe(
    'Good: CLS, FCP. Needs improvement: LCP. Poor: TTFB. Not measured: INP.',
  )
})

test('values are told as exactly as good and poor are told apart', () => {
  expect(performance.valueOf('lcp', 2510)).toBe('2.51 s')
  expect(performance.valueOf('ttfb', 799.6)).toBe('800 ms')
  expect(performance.valueOf('cls', 0.1004)).toBe('0.1')
  expect(performance.valueOf('cls', 0.0204)).toBe('0.02')
})

test('how pages are read is told as far as it is known', () => {
  expect(engagement.said({ each: 44.6, depth: 61.2 })).toBe(
    'A page is looked at for 45 s on average, and down to 61 % of it.',
  )
  expect(engagement.said({ each: 0.2, depth: null })).toBe('A page is looked at for under 1 s on average.')
  expect(engagement.said({ each: 0, depth: null })).toBe('A page is looked at for 0 s on average.')
  expect(engagement.said({ each: null, depth: null })).toBe('Nobody looked at a page in this time.')
})

test('errors are counted, and the worst of them is told', () => {
  const most = { count: 1, visitors: 1 }
  expect(errors.said({ different: 1, shown: 1, most })).toBe('One error, which happened once, to 1 visitor.')
  expect(errors.said({ different: 6, shown: 6, most: { count: 1400, visitors: 13 } })).toBe(
    '6 different errors. The most frequent happened 1,400 times, to 13 visitors.',
  )
  expect(errors.said({ different: 1200, shown: 100, most: { count: 9, visitors: 0 } })).toBe(
    'The 100 most frequent of 1,200 different errors. The most frequent happened 9 times, to 0 visitors.',
  )
})
