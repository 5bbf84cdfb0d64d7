import { expect, test } from 'vitest'
import { Pace } from '../../../workers/collect/pace.ts'

/** The pace after so many hits, one each so many milliseconds. */
function paceOf(gapMs: number, hits = 200): Pace {
  const pace = new Pace()
  for (let hit = 0; hit < hits; hit++) pace.seen(hit * gapMs)
  return pace
}

test.each([
  ['one a second', 1000, 0],
  ['seven a second', 140, 0],
  ['a hundred a second', 10, 240],
  ['a thousand a second', 1, 24],
  ['ten thousand a second', 0.1, 2.4],
])('at %s a hit waits for about two dozen, and for none who will not come', (_rate, gapMs, waitMs) => {
  expect(paceOf(gapMs).waitMs).toBeCloseTo(waitMs)
})

test('nobody waits longer than a quarter of a second', () => {
  expect(paceOf(100).waitMs).toBe(250)
})

test('who comes first, or when hardly anybody comes any more, waits for nobody', () => {
  expect(new Pace().waitMs).toBe(0)
  const pace = paceOf(10)
  for (let second = 0; second < 5; second++) pace.seen(10_000 + second * 1000)
  expect(pace.waitMs).toBe(0)
})

test('a clock that is set back does no harm', () => {
  const pace = paceOf(10)
  pace.seen(0)
  expect(pace.waitMs).toBeCloseTo(216)
})
