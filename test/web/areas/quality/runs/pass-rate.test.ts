import { expect, test } from 'vitest'
import { passRates } from '../../../../../web/areas/quality/runs/pass-rate.ts'

const now = Date.parse('2026-03-31T12:00:00.000Z')
const run = (createdAt: string, passed: number, failed: number, skipped = 0) => ({
  createdAt,
  counts: { total: passed + failed + skipped, passed, failed, error: 0, skipped, healed: 0 },
})

test('a week is shown at least, days without a verdict included, and nothing where there was none', () => {
  const days = passRates([run('2026-03-31T01:00:00.000Z', 3, 1)], now)
  expect(days.map(({ day }) => day)).toEqual([
    '2026-03-25',
    '2026-03-26',
    '2026-03-27',
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-03-31',
  ])
  expect(days.map(({ rate }) => rate)).toEqual([null, null, null, null, null, null, 75])
  expect(passRates([run('2026-03-31T01:00:00.000Z', 0, 0, 4)], now)).toEqual([])
  expect(passRates([run('2026-01-01T01:00:00.000Z', 4, 0)], now)).toEqual([])
})
