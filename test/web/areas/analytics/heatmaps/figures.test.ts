import { expect, test } from 'vitest'
import { daysOf } from '../../../../../web/areas/analytics/heatmaps/order.ts'

test('a heatmap is made again over as many days, a year at most', () => {
  const windowEnd = '2026-03-31T10:00:00.000Z'
  expect(daysOf({ windowStart: '2026-03-01T00:00:00.000Z', windowEnd })).toBe(30)
  expect(daysOf({ windowStart: '2026-03-31T09:00:00.000Z', windowEnd })).toBe(1)
  expect(daysOf({ windowStart: '2025-03-30T10:00:00.000Z', windowEnd })).toBe(365)
})
