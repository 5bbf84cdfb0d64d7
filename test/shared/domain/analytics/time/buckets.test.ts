import { expect, test } from 'vitest'
import { bucketsOf, isTimezone, unitFor } from '../../../../../shared/domain/analytics/time/buckets.ts'

const at = (text: string) => Date.parse(text)
const hourMs = 3_600_000

test('days begin at midnight of the time zone', () => {
  const range = { from: at('2026-07-01T12:00:00Z'), until: at('2026-07-02T12:00:00Z') }
  expect(bucketsOf(range, { unit: 'day', timezone: 'Asia/Kathmandu' })).toMatchObject([
    { x: '2026-07-01 00:00:00', from: at('2026-06-30T18:15:00Z') },
    { x: '2026-07-02 00:00:00', from: at('2026-07-01T18:15:00Z') },
  ])
})

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
  ['2026-06-01', 24],
])('the day %s has %i hours in Berlin', (day, hours) => {
  const from = at(`${day}T12:00:00Z`)
  const [bucket] = bucketsOf({ from, until: from + 1 }, { unit: 'day', timezone: 'Europe/Berlin' })
  expect(((bucket?.until ?? 0) - (bucket?.from ?? 0)) / hourMs).toBe(hours)
})

test('an hour that comes twice is one of two hours, and one that never comes is none', () => {
  const hours = (from: string, until: string) =>
    bucketsOf({ from: at(from), until: at(until) }, { unit: 'hour', timezone: 'Europe/Berlin' })
  const twice = hours('2026-10-25T00:00:00Z', '2026-10-25T03:00:00Z')
  expect(twice.map(({ x, from, until }) => [x.slice(11, 13), (until - from) / hourMs])).toEqual([
    ['02', 2],
    ['03', 1],
  ])
  const skipped = hours('2026-03-29T00:00:00Z', '2026-03-29T02:00:00Z')
  expect(skipped.map(({ x }) => x.slice(11, 13))).toEqual(['01', '03'])
})

test('buckets follow each other without a gap, also where the clock was set forward at midnight', () => {
  const range = { from: at('2026-01-01T00:00:00Z'), until: at('2027-01-01T00:00:00Z') }
  for (const timezone of ['America/Santiago', 'Africa/Cairo', 'Australia/Lord_Howe', 'UTC'])
    for (const unit of ['day', 'month'] as const) {
      const buckets = bucketsOf(range, { unit, timezone })
      for (const [place, bucket] of buckets.entries())
        if (place > 0) expect(bucket.from, `${timezone} ${bucket.x}`).toBe(buckets[place - 1]?.until)
    }
})

test('hours go on in every time zone, also where a clock is set back by half an hour', () => {
  for (const [timezone, day] of [
    ['Australia/Lord_Howe', '2024-04-07'],
    ['Asia/Pyongyang', '2015-08-15'],
    ['America/Caracas', '2016-05-01'],
  ] as const) {
    const from = at(`${day}T00:00:00Z`) - 24 * hourMs
    const buckets = bucketsOf({ from, until: from + 48 * hourMs }, { unit: 'hour', timezone })
    expect(buckets.length, timezone).toBeLessThan(51)
    for (const [place, bucket] of buckets.entries())
      if (place > 0) expect(bucket.from).toBe(buckets[place - 1]?.until)
  }
})

test.each([
  ['minute', 1, 'hour'],
  ['hour', 30, 'hour'],
  ['hour', 31, 'day'],
  ['minute', 300, 'month'],
  ['hour', 3000, 'year'],
  ['year', 1, 'year'],
] as const)('a unit of %s over %i days is raised to %s, never made finer', (unit, days, raised) => {
  expect(unitFor(unit, { from: 0, until: days * 24 * hourMs })).toBe(raised)
})

test('what is no time zone is told from one', () => {
  const zones = ['Europe/Berlin', 'UTC', 'Mars/Base', '', "'; DROP TABLE"]
  expect(zones.filter(isTimezone)).toEqual(['Europe/Berlin', 'UTC'])
})
