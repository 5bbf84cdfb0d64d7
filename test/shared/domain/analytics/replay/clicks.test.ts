import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeClicks } from '../../../../../shared/domain/analytics/replay/clicks.ts'
import { type Sent, chunk, clickAt } from '../recorded.ts'
import { forAll } from '../../../../support/for-all.ts'
const happened = (timestamp: number, source: number) => ({ type: 3, timestamp, data: { source } })
const childNodes = ['div', 'input'].map((tagName, at) => ({ id: at === 0 ? 2 : 9, tagName }))
const page = (timestamp: number) => ({ type: 2, timestamp, data: { node: { id: 1, childNodes } } })
const end = { type: 4, timestamp: 60_000, data: { href: '/' } }
const judged = (...events: Sent[]) => {
  const { rage, dead } = judgeClicks([chunk(page(0), ...events, end)])
  return { rage, dead }
}
const answered = [1, 2, 3, 4, 5].map((second) => happened(second * 1000 + 50, 0))

describe('anger', () => {
  test.each([
    ['three clicks on one spot within two seconds', [1000, 1500, 2000], [0, 0, 0], 1],
    ['clicks a second apart', [1000, 2000, 3000], [0, 0, 0], 0],
    ['clicks less than a second apart', [1000, 1999, 2998], [0, 0, 0], 1],
    ['clicks thirty pixels apart', [1000, 1500, 2000], [0, 30, 60], 0],
    ['clicks less than thirty pixels apart', [1000, 1500, 2000], [0, 29, 58], 1],
    ['five clicks in one run', [1000, 1200, 1400, 1600, 1800], [0, 0, 0, 0, 0], 1],
    ['two runs', [1000, 1200, 1400, 3000, 3200, 3400], [0, 0, 0, 0, 0, 0], 2],
  ])('is seen in %s: %o %o is %i', (_what, times, places, rage) => {
    const clicks = times.map((at, place) => clickAt(at, places[place]))
    expect(judged(...clicks, ...answered)).toMatchObject({ rage })
  })
})

describe('a click that did nothing', () => {
  test.each([
    ['nothing happens', [], 1],
    ['something is selected at once', [happened(1010, 14)], 0],
    ['the page is hidden at once', [{ type: 5, timestamp: 1010, data: { tag: 'visibility' } }], 0],
    ['only the mouse moves', [happened(1010, 1)], 1],
    ['another page is shown', [page(2000)], 0],
  ])('is one when %s', (_what, events, dead) => {
    expect(judged(clickAt(1000), ...events)).toEqual({ rage: 0, dead })
  })

  test('is none on what is typed into, and none again on the same node within a second', () => {
    expect(judged(clickAt(1000, 0, 9))).toEqual({ rage: 0, dead: 0 })
    expect(judged(clickAt(1000), clickAt(1900))).toEqual({ rage: 0, dead: 1 })
    expect(judged(clickAt(1000), clickAt(2000))).toEqual({ rage: 0, dead: 2 })
  })

  test('cannot be told where the recording ends before', () => {
    expect(judgeClicks([chunk(page(0), clickAt(59_000), end)])).toMatchObject({ dead: 0 })
  })
})

test('clicks are judged over the borders of chunks, in whatever order these came', () => {
  const chunks = [[page(0), clickAt(1000)], [clickAt(1500)], [clickAt(2000), end], [happened(2100, 0)]].map(
    (events) => chunk(...events),
  )
  const told = { rage: 1, dead: 0 }
  expect(judgeClicks(chunks)).toMatchObject(told)
  expect(judgeClicks(chunks.toReversed())).toMatchObject(told)
})

const answers = [
  [0, 2500],
  [3, 100],
  [14, 100],
] as const

test('each click is answered by what happened within the time of its kind, looked at one by one', () => {
  const moments = fc.array(fc.integer({ min: 1000, max: 12_000 }), { maxLength: 12 })
  const reaction = fc.tuple(fc.integer({ min: 1000, max: 14_000 }), fc.constantFrom(...answers))
  const reactions = fc.array(reaction, { maxLength: 12 })
  forAll([moments, reactions], (clicks, happenings) => {
    const sent = [
      ...clicks.map((at, place) => clickAt(at, place * 100, place + 100)),
      ...happenings.map(([at, [source]]) => happened(at, source)),
    ]
    const dead = clicks.filter((at) => !happenings.some(([when, [, ms]]) => when >= at && when - at < ms))
    expect(judged(...sent)).toEqual({ rage: 0, dead: dead.length })
  })
})
