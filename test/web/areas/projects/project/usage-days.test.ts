import { expect, test } from 'vitest'
import { busiest, dayOf, everyDay } from '../../../../../web/areas/projects/project/usage-days.ts'

const day = (date: string, inputTokens: number, outputTokens = 0) => ({
  day: date,
  inputTokens,
  outputTokens,
})

test('the busiest day is the one with most tokens, the first of several', () => {
  const days = [day('2026-01-01', 5), day('2026-01-02', 3, 4), day('2026-01-03', 7)]
  expect(busiest(days)?.day).toBe('2026-01-02')
})

test('where nothing was taken there is none', () => {
  expect(busiest([])).toBeUndefined()
  expect(busiest([day('2026-01-01', 0)])).toBeUndefined()
})

test('a day is named in UTC, wherever one looks at it', () => {
  expect(dayOf('2026-03-01')).toBe('Mar 1')
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
