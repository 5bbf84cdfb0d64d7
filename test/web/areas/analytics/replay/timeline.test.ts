import { expect, test } from 'vitest'
import {
  gapAt,
  isUnsureAt,
  lengthOf,
  placeFor,
  timelineOf,
} from '../../../../../web/areas/analytics/replay/timeline.ts'

const startedAt = Date.UTC(2026, 0, 1)
const time = (ms: number) => new Date(startedAt + ms).toISOString()
const timeline = timelineOf({
  startedAt,
  totalMs: 60_000,
  gaps: [
    { from: time(10_000), to: time(15_000) },
    { from: time(20_000), to: time(20_000) },
  ],
  wholePages: [startedAt + 30_000, startedAt + 2_000],
})

test('what never came is left out, and what is not sure after it is known', () => {
  expect(timeline).toEqual({
    totalMs: 60_000,
    showsFrom: 2_000,
    gaps: [{ from: 10_000, to: 15_000 }],
    // Of a part without length nobody saw anything, but what followed builds on it.
    unsure: [
      { from: 15_000, to: 30_000 },
      { from: 20_000, to: 30_000 },
    ],
  })
  expect(lengthOf(timeline.gaps)).toBe(5_000)
  expect(gapAt(timeline, 12_000)).toEqual({ from: 10_000, to: 15_000 })
  expect(gapAt(timeline, 15_000)).toBeUndefined()
  expect([14_000, 16_000, 31_000].map((at) => isUnsureAt(timeline, at))).toEqual([false, true, false])
})

test('nobody is led to where there is nothing to see', () => {
  expect([-5, 0, 5_000, 12_000, 70_000].map((at) => placeFor(timeline, at))).toEqual([
    2_000, 2_000, 5_000, 15_000, 60_000,
  ])
})
