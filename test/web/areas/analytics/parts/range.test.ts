import { expect, test } from 'vitest'
import { rangeOf } from '../../../../../web/areas/analytics/parts/range.ts'
import { beginOfDay, localTime } from '../../../../../web/areas/analytics/parts/zoned.ts'

const now = Date.parse('2026-11-26T03:30:00Z')
const iso = (at: number) => new Date(at).toISOString()
const from = (...given: Parameters<typeof rangeOf>) => iso(rangeOf(...given).startAt)

test('the last days are whole ones, also where clocks were changed among them', () => {
  expect(from('7d', { timezone: 'UTC', now })).toBe('2026-11-20T00:00:00.000Z')
  expect(from('30d', { timezone: 'America/New_York', now })).toBe('2026-10-27T04:00:00.000Z')
  expect(from('90d', { timezone: 'Europe/Berlin', now })).toBe('2026-08-28T22:00:00.000Z')
  expect(iso(rangeOf('24h', { timezone: 'Europe/Berlin', now }).startAt)).toBe('2026-11-25T03:30:00.000Z')
})

test('this year is cut into days while it is young, and then into months', () => {
  const spring = Date.parse('2026-02-10T12:00:00Z')
  expect(rangeOf('year', { timezone: 'Europe/Berlin', now: spring })).toEqual({
    startAt: Date.parse('2025-12-31T23:00:00Z'),
    endAt: spring,
    unit: 'day',
  })
  expect(rangeOf('year', { timezone: 'Europe/Berlin', now }).unit).toBe('month')
})

test('a day without a midnight begins with its first hour', () => {
  // In Cairo clocks go from 23:59 to 1:00 on the last Friday of April.
  const begin = beginOfDay({ year: 2026, month: 4, day: 24 }, 'Africa/Cairo')
  expect(localTime(begin, 'Africa/Cairo')).toEqual({ year: 2026, month: 4, day: 24, hour: 1, minute: 0 })
})
