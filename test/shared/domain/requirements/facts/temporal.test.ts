import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  writeMoment,
  type TemporalRange,
} from '../../../../../shared/domain/requirements/facts/temporal/moment.ts'
import { parseMoment } from '../../../../../shared/domain/requirements/facts/temporal/moment.ts'
import {
  readTemporal,
  temporalLeft,
} from '../../../../../shared/domain/requirements/facts/temporal/read-temporal.ts'

const written = (range: TemporalRange | undefined) =>
  range &&
  `${range.of} ${range.min ? writeMoment(range.min, range.of) : ''}..${range.max ? writeMoment(range.max, range.of) : ''}`

describe('a range of dates or times in words', () => {
  test.each([
    ['must be between 1 January 2026 and 31 December 2026', 'date 2026-01-01..2026-12-31'],
    ['must be between 2026-01-01 and 2026-12-31', 'date 2026-01-01..2026-12-31'],
    ['from January 1, 2026 to 31.12.2026', 'date 2026-01-01..2026-12-31'],
    ['at least 2026-01-01 and at most 2026-12-31', 'date 2026-01-01..2026-12-31'],
    ['not before 2026-01-01 and not after 2026-06-30', 'date 2026-01-01..2026-06-30'],
    ['not later than 31.12.2026', 'date ..2026-12-31'],
    ['on or before 12/31/2026', 'date ..2026-12-31'],
    ['after 28 February 2028', 'date 2028-02-29..'],
    ['before 1 March 2026', 'date ..2026-02-28'],
    ['by 31 March 2027', 'date ..2027-03-31'],
    ['2026-01-01 or later', 'date 2026-01-01..'],
    ['from 08:00 to 18:00', 'time 08:00..18:00'],
    ['08:00–18:00', 'time 08:00..18:00'],
    ['from 8 am to 5:30 p.m.', 'time 08:00..17:30'],
    ['before 6 pm', 'time ..17:59'],
    ['no later than noon', 'time ..12:00'],
    ['between 2026-01-01 08:00 and 2026-01-02T18:00', 'datetime 2026-01-01T08:00..2026-01-02T18:00'],
  ])('“%s”', (text, expected) => expect(written(readTemporal(text)?.range)).toBe(expected))

  test.each([
    ['must be at least 1 day and at most 365 days in the future', 'date %TODAY+1D%..%TODAY+365D%'],
    ['must be between 2 and 30 days in the future', 'date %TODAY+2D%..%TODAY+30D%'],
    ['2 to 30 days ahead', 'date %TODAY+2D%..%TODAY+30D%'],
    ['must not be more than 90 days in the future', 'date ..%TODAY+90D%'],
    ['at most 3 months from today', 'date ..%TODAY+3M%'],
    ['must not be in the past', 'date %TODAY%..'],
    ['cannot be a date in the past', 'date %TODAY%..'],
    ['must be in the future', 'date %TODAY+1D%..'],
    ['must be a future date', 'date %TODAY+1D%..'],
    ['must not lie in the future', 'date ..%TODAY%'],
    ['must be no earlier than tomorrow', 'date %TODAY+1D%..'],
    ['must be today or later', 'date %TODAY%..'],
    ['must be today or in the future', 'date %TODAY%..'],
    ['must be at least 18 years ago', 'date ..%TODAY-18Y%'],
    ['must be within the last 30 days', 'date %TODAY-30D%..%TODAY%'],
    ['within the next two weeks', 'date %TODAY%..%TODAY+14D%'],
    ['not older than 30 days', 'date %TODAY-30D%..'],
    ['between today and 31 December 2027', 'date %TODAY%..2027-12-31'],
  ])('“%s” counts from the day of the run', (text, expected) =>
    expect(written(readTemporal(text)?.range)).toBe(expected),
  )

  test.each([
    '03/04/2026 or later',
    'after 2026-02-30',
    'between 2026-12-31 and 2026-01-01',
    'at least 24 hours in advance',
    'from 25:00 to 26:00',
    'before arrival',
    'at least 99999999999999 days in the future',
    'version 2026-01-01-beta or later than never',
    'must not be between 2026-01-01 and 2026-12-31',
    'at least 24 hours in the future',
  ])('“%s” states none that could be tested', (text) => expect(readTemporal(text)).toBeUndefined())
})

describe('what an error condition leaves allowed', () => {
  test.each([
    ['If the date is in the past', 'date %TODAY%..'],
    ['If the date is less than 1 day or more than 365 days in the future', 'date %TODAY+1D%..%TODAY+365D%'],
    ['when the date is before 2026-01-01 or after 2026-12-31', 'date 2026-01-01..2026-12-31'],
    ['If the date is not in the future', 'date %TODAY+1D%..'],
    ['less than 1 or more than 30 days ago', 'date %TODAY-30D%..%TODAY-1D%'],
  ])('“%s”', (text, expected) => expect(written(temporalLeft(text))).toBe(expected))
  test('a closed range leaves two parts, which is no range', () =>
    expect(temporalLeft('if the date is between 2026-01-01 and 2026-12-31')).toBeUndefined())
})

describe('literals of moments', () => {
  test.each(['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '', '%TODAY', '%TODAY+1H%', '%TOMORROW%'])(
    '“%s” is no date',
    (literal) => expect(parseMoment(literal, 'date')).toBeUndefined(),
  )
  test('a mark such as %TODAY% is a date, and neither a time nor a date with a time', () => {
    expect(parseMoment('%TODAY-18Y+1D%', 'date')).toEqual({ from: 'today', months: -216, days: 1 })
    expect(parseMoment('%TODAY%', 'time')).toBeUndefined()
    expect(parseMoment('%TODAY%', 'datetime')).toBeUndefined()
  })
  test('writing and reading give the same moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (at) => {
        const moment = { from: 'calendar', at } as const
        expect(parseMoment(writeMoment(moment, 'date'), 'date')).toEqual(moment)
        const minute = { from: 'calendar', at: at * 1440 + (Math.abs(at) % 1440) } as const
        expect(parseMoment(writeMoment(minute, 'datetime'), 'datetime')).toEqual(minute)
      }),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: -1200, max: 1200 }),
        fc.integer({ min: -9000, max: 9000 }),
        (months, days) => {
          const moment = { from: 'today', months, days } as const
          expect(parseMoment(writeMoment(moment, 'date'), 'date')).toEqual(moment)
        },
      ),
    )
  })
})
