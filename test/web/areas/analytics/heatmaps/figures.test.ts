import { expect, test } from 'vitest'
import { elementsOf, ofKind, sumOf } from '../../../../../web/areas/analytics/heatmaps/figures.ts'
import { daysOf } from '../../../../../web/areas/analytics/heatmaps/order.ts'

const click = {
  kind: 'click' as const,
  selector: '#buy',
  offsetX: 0.5,
  offsetY: 0.5,
  x: 0.5,
  y: 0.5,
  count: 1,
}

test('clicks are added up by element, the most clicked first, with the place that has the most of them', () => {
  const clicks = [
    { ...click, selector: 'body>h1', kind: 'dead' as const, count: 4, offsetX: null, offsetY: null },
    { ...click, count: 2 },
    { ...click, kind: 'rage' as const, count: 3, offsetX: 0.255, offsetY: 1 },
  ]
  expect(elementsOf(clicks)).toEqual([
    { selector: '#buy', clicks: 5, rage: 3, dead: 0, where: { x: 26, y: 100 } },
    { selector: 'body>h1', clicks: 4, rage: 0, dead: 4, where: null },
  ])
  expect(sumOf(ofKind(clicks, 'all'))).toBe(9)
  expect(sumOf(ofKind(clicks, 'rage'))).toBe(3)
})

test('a heatmap is made again over as many days, a year at most', () => {
  const windowEnd = '2026-03-31T10:00:00.000Z'
  expect(daysOf({ windowStart: '2026-03-01T00:00:00.000Z', windowEnd })).toBe(30)
  expect(daysOf({ windowStart: '2026-03-31T09:00:00.000Z', windowEnd })).toBe(1)
  expect(daysOf({ windowStart: '2025-03-30T10:00:00.000Z', windowEnd })).toBe(365)
})
