import { expect, test } from 'vitest'
import { everyDay } from '../../../../../../web/areas/settings/settings/usage/days.ts'

const periodStart = '2026-02-01T00:00:00.000Z'
const taken = { day: '2026-02-03', inputTokens: 10, outputTokens: 2 }

test('days on which nothing was taken stand between the others, up to today', () => {
  expect(everyDay([taken], { periodStart, now: Date.parse('2026-02-04T23:59:00Z') })).toEqual({
    days: ['2026-02-01', '2026-02-02', '2026-02-03', '2026-02-04'],
    input: [0, 0, 10, 0],
    output: [0, 0, 2, 0],
  })
})

test('the first moment of a month is its first day', () => {
  expect(everyDay([], { periodStart, now: Date.parse(periodStart) }).days).toEqual(['2026-02-01'])
})

test('a clock that is wrong makes no endless plot, and none without a day', () => {
  expect(everyDay([], { periodStart, now: 0 }).days).toHaveLength(1)
  expect(everyDay([], { periodStart, now: Date.parse('2031-01-01') }).days).toHaveLength(31)
})
