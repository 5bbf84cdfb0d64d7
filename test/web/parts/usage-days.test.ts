import { expect, test } from 'vitest'
import { everyDay } from '../../../web/parts/usage-days.ts'

const day = (date: string, inputTokens: number, outputTokens = 0) => ({
  day: date,
  inputTokens,
  outputTokens,
})

test('days without a question are drawn, too, up to today', () => {
  const start = '2026-02-27T00:00:00.000Z'
  const now = Date.parse('2026-03-02T13:00:00Z')
  expect(everyDay([day('2026-02-28', 5)], start, now)).toEqual([
    day('2026-02-27', 0),
    day('2026-02-28', 5),
    day('2026-03-01', 0),
    day('2026-03-02', 0),
  ])
})

test('a clock that is behind hides no day', () => {
  const days = everyDay(
    [day('2026-03-02', 5)],
    '2026-03-01T00:00:00.000Z',
    Date.parse('2026-02-27T00:00:00Z'),
  )
  expect(days.map(({ day: its }) => its)).toEqual(['2026-03-01', '2026-03-02'])
})

test('a clock that is wrong makes no endless plot, and none without a day', () => {
  const periodStart = '2026-02-01T00:00:00.000Z'
  expect(everyDay([], periodStart, 0)).toHaveLength(1)
  expect(everyDay([], periodStart, Date.parse('2031-01-01'))).toHaveLength(31)
})
