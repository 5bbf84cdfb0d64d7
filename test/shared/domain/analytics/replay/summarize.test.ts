import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digestChunk } from '../../../../../shared/domain/analytics/replay/digest.ts'
import { type Sent, addressAt } from '../recorded.ts'
import { gapsOf, statusOf, summarize } from '../../../../../shared/domain/analytics/replay/summarize.ts'
import { forAll } from '../../../../support/for-all.ts'

const page = (timestamp: number, href = '/') => [
  addressAt(timestamp, href),
  { type: 2, timestamp, data: { node: { id: 1 } } },
]
const act = (timestamp: number) => ({ type: 3, timestamp, data: { source: 3, id: 1, x: 0, y: 9 } })
const error = (timestamp: number) => ({ type: 5, timestamp, data: { tag: 'error', payload: {} } })
const chunk = (n: number | null, ...events: Sent[]) => digestChunk(events, { bytes: 10, n })

const visit = [
  chunk(0, ...page(1000, '/a')),
  chunk(1, act(2000), error(3000)),
  chunk(2, ...page(21_000, '/b'), act(61_000)),
]

test('a recording is summed up, and fully worth its points when nothing is missing and enough was done', () => {
  expect(summarize(visit)).toEqual({
    startedAt: 1000,
    endedAt: 61_000,
    durationMs: 60_000,
    eventCount: 7,
    chunkCount: 3,
    errorCount: 1,
    rageClickCount: 0,
    deadClickCount: 0,
    landingUrl: '/a',
    exitUrl: '/b',
    playable: true,
    // 60 for being whole, 20 for a minute, 2 for two acts of twenty.
    qualityScore: 82,
  })
})

test('what is missing takes from its points what it takes from its time', () => {
  const [first, , last] = visit
  expect(gapsOf([first!, last!])).toEqual([{ from: 1000, to: 21_000, missing: 1 }])
  // 40 of 60 seconds are there.
  expect(summarize([first!, last!])).toMatchObject({ qualityScore: 61, chunkCount: 2 })
})

test('without a whole page it cannot be played, and is worth nothing', () => {
  expect(summarize([visit[1]!])).toMatchObject({ playable: false, qualityScore: 0, landingUrl: '' })
})

test('the order in which chunks came changes nothing', () => {
  forAll([fc.shuffledSubarray(visit, { minLength: 1 })], (some) => {
    const sorted = visit.filter((each) => some.includes(each))
    expect(summarize(some)).toEqual(summarize(sorted))
  })
})

test('gaps are known of numbered chunks alone', () => {
  expect(gapsOf([chunk(null, act(1)), chunk(null, act(90_000))])).toEqual([])
  expect(gapsOf([chunk(2, act(5)), chunk(6, act(9))])).toEqual([
    { from: 5, to: 5, missing: 2 },
    { from: 5, to: 9, missing: 3 },
  ])
})

describe('hostile events', () => {
  test.each([
    null,
    'text',
    { source: 0, adds: 1 },
    { source: 0, adds: [null, 1, { node: 1 }] },

    { source: 2, type: 2, id: {}, x: NaN, y: 'x' },
    { plugin: 'rrweb/console@1', payload: null },
    { node: { childNodes: 'x', tagName: {} } },
  ])('with the data %j are read as far as they say something', (data) => {
    const events = [2, 3, 4, 5, 6, 20].map((type) => ({ type, timestamp: 5, data }))
    expect(summarize([digestChunk(events, { bytes: 1, n: null })])).toMatchObject({ eventCount: 6 })
  })

  test('a page nested a hundred thousand deep is read', () => {
    let node: object = { id: 1, tagName: 'input' }
    for (let depth = 0; depth < 100_000; depth++) node = { id: 2, childNodes: [node] }
    const digest = digestChunk([{ type: 2, timestamp: 1, data: { node } }], { bytes: 1, n: null })
    expect(digest.inputs).toEqual([{ at: 1, ids: [1] }])
  })
})

test.each([
  ['recording', 0, true],
  ['recording', 1_799_999, true],
  ['finalized', 1_800_000, true],
  ['failed', 1_800_000, false],
  ['', 1_799_999, false],
] as const)('is %j after %i ms of silence, where that it can be played is %j', (status, now, playable) => {
  expect(statusOf({ receivedAt: 0, playable, now })).toBe(status)
})
