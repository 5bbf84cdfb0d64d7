import { expect, test } from 'vitest'
import { totalsOf } from '../../../../../../web/areas/analytics/reports/results/cohorts.ts'

const cell = (date: string, day: number, visitors: number, returnVisitors: number, recognizable = 1) => ({
  date,
  day,
  visitors,
  returnVisitors,
  percentage: (returnVisitors * 100) / visitors,
  recognizable,
})
const cells = [
  cell('2026-01-02', 0, 4, 4),
  cell('2026-01-01', 0, 10, 10, 5),
  cell('2026-01-01', 2, 10, 1, 5),
  cell('2026-01-01', 1, 10, 5, 5),
]

test('visitors of a date count once in the sums', () => {
  expect(totalsOf(cells)).toEqual({ came: 14, known: 6, again: 5 })
  expect(totalsOf(cells.slice(0, 2))).toEqual({ came: 14, known: 6, again: null })
  expect(totalsOf([])).toEqual({ came: 0, known: 0, again: null })
})
