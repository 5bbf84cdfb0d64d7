import { expect, test } from 'vitest'
import type { AnalyticsEvent } from '../../../../../shared/domain/analytics/event.ts'
import { addDay } from '../../../../../shared/domain/analytics/figures/add-day.ts'
import { FigureTable } from '../../../../../shared/domain/analytics/figures/figures.ts'
import { figuresOfDay, isAddable, slotsOf } from '../../../../../shared/domain/analytics/figures/rollup.ts'
import { Series } from '../../../../../shared/domain/analytics/figures/series.ts'
import { buildSegment } from '../../../../../shared/domain/analytics/segment/build.ts'
import { bucketsOf } from '../../../../../shared/domain/analytics/time/buckets.ts'
import {
  wholeQuery,
  daysOf,
  eventAt,
  firstDay,
  range,
  someEvents,
} from '../../../../support/analytics-truth.ts'
import { forAll } from '../../../../support/for-all.ts'

/** Days of which everybody has another name on the next. */
const passing = (events: readonly AnalyticsEvent[]) => daysOf(events.filter(({ isLasting }) => !isLasting))

test.each([null, 'path', 'entry', 'event'] as const)(
  'days that were worked out before add up by %s to what they say together',
  (dimension) => {
    forAll([someEvents()], (events) => {
      const [known, looked] = [new FigureTable(), new FigureTable()]
      for (const segment of passing(events)) {
        for (const [value, figures] of figuresOfDay(segment, dimension)) known.add(value, figures)
        addDay(looked, segment, { dimension, ...wholeQuery })
      }
      expect(known.byValue).toEqual(looked.byValue)
    })
  },
)

test.each([
  ['day', 'UTC'],
  ['day', 'America/St_Johns'],
  ['month', 'Europe/Berlin'],
] as const)('quarters of an hour are enough to tell a %s of %s', (unit, timezone) => {
  forAll([someEvents()], (events) => {
    const buckets = bucketsOf(range, { unit, timezone })
    const [known, looked] = [new Series(buckets), new Series(buckets)]
    for (const segment of passing(events)) {
      expect(known.addSlots(segment.day, slotsOf(segment))).toBe(true)
      looked.addDay(segment, wholeQuery)
    }
    expect([known.views, known.visitors]).toEqual([looked.views, looked.visitors])
  })
})

test('a day that is cut more than once, or within a quarter of an hour, has to be looked at itself', () => {
  const slots = slotsOf(buildSegment(firstDay, []))
  const hours = bucketsOf(range, { unit: 'hour', timezone: 'UTC' })
  expect(new Series(hours).addSlots(firstDay, slots)).toBe(false)
  const odd = [{ x: '', from: range.from, until: range.from + 60_000 }]
  expect(new Series(odd).addSlots(firstDay, slots)).toBe(false)
})

test('days with somebody who is known again cannot be added up', () => {
  const [passes, lasts] = [false, true].map((isLasting) =>
    buildSegment(firstDay, [eventAt(0, { isLasting })]),
  )
  expect([isAddable(passes!), isAddable(lasts!)]).toEqual([true, false])
})
