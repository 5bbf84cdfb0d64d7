import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSegment, eventsOf } from '../../../../../shared/domain/analytics/segment/build.ts'
import { decodeSegment, encodeSegment } from '../../../../../shared/domain/analytics/segment/encode.ts'
import { keepRows, rowsOf } from '../../../../../shared/domain/analytics/segment/keep-rows.ts'
import { dayOf } from '../../../../../shared/domain/analytics/segment/segment.ts'
import { eventAt, firstDay, someEvents } from '../../../../support/analytics-truth.ts'
import { forAll } from '../../../../support/for-all.ts'

test('a day without a visitor is the day that never saw them, to the last byte of what is stored', () => {
  forAll([someEvents(), fc.constantFrom('00000000000000a1', 'ffffffffffffffff')], (events, visitor) => {
    const ofDay = events.filter(({ at }) => dayOf(at) === firstDay)
    const without = (segment: ReturnType<typeof buildSegment>) =>
      keepRows(segment, rowsOf(segment, { visitor, distinctId: null }, true))
    const others = ofDay.filter((event) => event.visitor !== visitor)
    const [left, truth] = [without(buildSegment(firstDay, ofDay)), buildSegment(firstDay, others)]
    expect(eventsOf(left)).toEqual(eventsOf(truth))
    expect(encodeSegment(left).length).toBe(encodeSegment(truth).length)
    expect(eventsOf(decodeSegment(encodeSegment(left).slice().buffer))).toEqual(eventsOf(truth))
  })
})

test('who cannot be told apart is nobody’s: no name leads to their hits', () => {
  const segment = buildSegment(firstDay, [eventAt(0, { visitor: '' })])
  expect(rowsOf(segment, { visitor: '0000000000000000', distinctId: '' })).toHaveLength(0)
})
