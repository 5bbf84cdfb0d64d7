import { expect, test } from 'vitest'
import { seriesOf } from '../../../../../web/areas/analytics/events/series.ts'

test('each name is a series over all parts, the most frequent first', () => {
  const buckets = ['1', '2', '3'].map((key) => ({ key, label: key }))
  const points = [
    { x: 'seen', t: '1', y: 1 },
    { x: 'bought', t: '1', y: 2 },
    { x: 'bought', t: '3', y: 5 },
  ]
  expect(seriesOf(points, buckets)).toEqual([
    { name: 'bought', values: [2, 0, 5] },
    { name: 'seen', values: [1, 0, 0] },
  ])
})
