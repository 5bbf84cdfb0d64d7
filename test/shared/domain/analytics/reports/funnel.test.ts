import { expect, test } from 'vitest'
import { eventKinds } from '../../../../../shared/domain/analytics/event.ts'
import { noFilter } from '../../../../../shared/domain/analytics/figures/filters.ts'
import { funnel } from '../../../../../shared/domain/analytics/reports/funnel.ts'
import { type Segment, dayMs } from '../../../../../shared/domain/analytics/segment/segment.ts'
import { TooMuch } from '../../../../../shared/domain/analytics/too-much.ts'

/** A day on which so many visitors who last see one page. */
function crowd(visitors: number): Segment {
  const numbers = new Uint32Array(2 * visitors + 2).map((_, half) => Math.imul(half, 0x9e3779b1))
  return {
    day: 0,
    rows: visitors,
    visitors: new BigUint64Array(numbers.buffer),
    lasting: new Uint8Array(visitors + 1).fill(1, 1),
    visitor: new Uint32Array(visitors).map((_, row) => row + 1),
    at: new Uint32Array(visitors),
    kind: new Uint8Array(visitors).fill(eventKinds.pageview),
    value: new Float64Array(visitors),
    columns: { path: { values: ['', '/'], codes: new Uint8Array(visitors).fill(1) } },
  }
}

const through = (steps: number, segments: Iterable<Segment>) =>
  funnel(segments, {
    range: { from: 0, until: 3 * dayMs },
    filter: noFilter,
    steps: Array.from({ length: steps }, () => ({ type: 'path', value: '/' })),
    windowMs: 30 * dayMs,
  }).map(({ visitors }) => visitors)

test('a funnel is given up where the times of its visitors would not fit into memory, of more steps sooner', () => {
  const many = crowd(600_000)
  expect(() => through(8, [many])).toThrow(TooMuch)
  expect(through(7, [many])).toEqual([600_000, 0, 0, 0, 0, 0, 0])
})

test('whoever lasts goes on with the next step on the days after, and the first moment of all is one like others', () => {
  const few = crowd(3)
  expect(through(3, [few, { ...few, day: 1 }])).toEqual([3, 3, 0])
  expect(through(3, [few, { ...few, day: 1 }, { ...few, day: 2 }])).toEqual([3, 3, 3])
})
