import { expect, test } from 'vitest'
import { busiest, dayOf } from '../../../../../web/areas/projects/project/usage-days.ts'

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
