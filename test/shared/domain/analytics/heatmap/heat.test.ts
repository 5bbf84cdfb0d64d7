import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heatOf } from '../../../../../shared/domain/analytics/heatmap/heat.ts'
import { expectLinear } from '../../../../support/costs.ts'
import { type Sent, addressAt, chunk, clickAt } from '../recorded.ts'
import { forAll } from '../../../../support/for-all.ts'
const page = (timestamp: number, href = 'https://shop.example/cart?id=7#top'): Sent[] => [
  addressAt(timestamp, href),
  { type: 2, timestamp: timestamp + 3, data: { node: { id: 1 } } },
]

const size = { path: '/cart', width: 1280, height: 2000 }
const place = { ...size, selector: '#buy', offsetX: 0.5, offsetY: 0.25, x: 320, y: 500 }
const spot = (timestamp: number, payload: object = {}): Sent => ({
  type: 5,
  timestamp,
  data: { tag: 'click', payload: { ...place, ...payload } },
})
const depth = (timestamp: number, seen: number, path = '/cart'): Sent => ({
  type: 5,
  timestamp,
  data: { tag: 'depth', payload: { ...size, path, seen } },
})
const answered = (timestamp: number): Sent => ({ type: 3, timestamp, data: { source: 0 } })
const end: Sent = { type: 3, timestamp: 60_000, data: { source: 1 } }
const always = { path: '/cart', from: 0, to: 1_000_000 }

test('a click lies on its element and at its share of the page, and the page has its size and picture', () => {
  const events = [...page(1000), clickAt(2000), spot(2001), answered(2100), depth(2500, 0.36), end]
  expect(heatOf([chunk(...events)], always)).toEqual({
    clicks: [{ kind: 'click', selector: '#buy', offsetX: 0.5, offsetY: 0.25, x: 0.25, y: 0.25 }],
    unplaced: 0,
    seen: 0.36,
    page: { width: 1280, height: 2000 },
    picture: { at: 1003, width: 1280, height: 720 },
  })
})

test('a click that did nothing is dead, and three at once are of anger, as the summary of the recording says', () => {
  const dead = heatOf([chunk(...page(1000), clickAt(2000), spot(2000), end)], always)
  expect(dead?.clicks.map(({ kind }) => kind)).toEqual(['dead'])
  const angry = [2000, 2300, 2600].flatMap((at) => [clickAt(at), spot(at + 1), answered(at + 10)])
  const rage = heatOf([chunk(...page(1000), ...angry, end)], always)
  expect(rage?.clicks.map(({ kind }) => kind)).toEqual(['rage', 'rage', 'rage'])
})

test('a click and its place may be in different chunks, which come in any order', () => {
  const chunks = [
    chunk(...page(1000), clickAt(2000)),
    chunk(spot(2001), clickAt(2300)),
    chunk(spot(2301), clickAt(2600), spot(2600)),
    chunk(depth(3000, 0.5), end),
  ]
  const told = heatOf(chunks, always)
  expect(told?.clicks.map(({ kind }) => kind)).toEqual(['rage', 'rage', 'rage'])
  forAll([fc.shuffledSubarray(chunks, { minLength: 4 })], (shuffled) => {
    expect(heatOf(shuffled, always)).toEqual(told)
  })
})

test('only what happened on the page and in the time counts', () => {
  const events = [
    ...page(1000),
    spot(2000),
    spot(3000, { path: '/other' }),
    depth(2500, 0.3),
    depth(3500, 1, '/other'),
    depth(9000, 0.9),
    spot(9000),
  ]
  const told = heatOf([chunk(...events)], { ...always, to: 9000 })
  expect(told).toMatchObject({ seen: 0.3, clicks: [{ selector: '#buy' }] })
  expect(told?.clicks).toHaveLength(1)
  expect(heatOf([chunk(...events)], { ...always, path: '/elsewhere' })).toBeNull()
  expect(heatOf([chunk(...events)], { ...always, from: 9001 })).toBeNull()
})

test('clicks of a recorder that tells no places are counted as such', () => {
  const events = [...page(1000), clickAt(2000), clickAt(4000), ...page(5000, '/other'), clickAt(6000), end]
  expect(heatOf([chunk(...events)], always)).toMatchObject({ clicks: [], unplaced: 2, seen: null })
})

describe('what a hostile recorder sends', () => {
  test.each([
    ['no path', { path: 7 }],
    ['a page larger than any', { height: 1e12 }],
    ['no place', { x: '320' }],
    ['an endless place', { y: Number.POSITIVE_INFINITY }],
  ])('is no click with %s', (_what, payload) => {
    expect(chunk(spot(1, payload)).spots).toBeUndefined()
  })

  test.each([
    ['too long', 'a'.repeat(301)],
    ['no text', { toString: '#a' }],
  ])('has no selector that is %s', (_what, selector) => {
    expect(chunk(spot(1, { selector })).spots).toMatchObject([{ selector: '', offsetX: null, x: 0.25 }])
  })

  test('lies on the page whatever it says, and never throws', () => {
    forAll([fc.anything(), fc.object(), fc.constantFrom('click', 'depth')], (payload, fields, tag) => {
      for (const hostilePayload of [
        payload,
        { ...place, ...fields },
        { ...place, x: payload, offsetX: payload },
      ]) {
        const heat = heatOf(
          [chunk({ type: 5, timestamp: 5, data: { tag, payload: hostilePayload } })],
          always,
        )
        for (const { x, y, offsetX, offsetY } of heat?.clicks ?? [])
          for (const share of [x, y, offsetX ?? 0, offsetY ?? 0]) {
            expect(share).toBeGreaterThanOrEqual(0)
            expect(share).toBeLessThanOrEqual(1)
          }
      }
    })
  })
})

test('pages and clicks without end are walked beside each other', () => {
  const manyOf = (count: number) =>
    Array.from({ length: count / 50 }, (_, n) => {
      const clicks = Array.from({ length: 25 }, () => clickAt(1000))
      const pages = Array.from({ length: 25 }, (_page, at) => page(2000 + n * 25 + at, '/cart')[0]!)
      return chunk(...clicks, ...pages)
    })
  expectLinear(4000, (count) => heatOf(manyOf(count), always))
})

test.each([1280.5, 1e300, -1, 'wide'])('a window that is %s wide shows no picture that breaks', (width) => {
  const { picture } = heatOf([chunk(addressAt(1000, '/cart', width), page(1001)[1]!, end)], always) ?? {}
  expect(picture === null || Number.isInteger(picture?.width)).toBe(true)
})

test.each([
  ['#buy', '#buy'],
  ['my-element>h1', 'my-element>h1'],
  ['*:has(~ * ~ * ~ b)', ''],
  [':nth-child(n of .a .b)', ''],
  ['body>#buy', ''],
  ['#buy-2>span:nth-of-type(12)', '#buy-2>span:nth-of-type(12)'],
  ['#a1234', ''],
])('of the selector %s is kept "%s"', (selector, kept) => {
  const told = heatOf([chunk(...page(0), spot(1000, { selector }), end)], always)
  expect(told?.clicks).toMatchObject([{ selector: kept }])
})
