import { expect, test } from 'vitest'
import { digestChunk } from '../../../../../shared/domain/analytics/replay/digest.ts'
import { momentsOf } from '../../../../../shared/domain/analytics/replay/moments.ts'

const chunk = (events: { type: number; timestamp: number; data: unknown }[]) =>
  digestChunk(events, { bytes: 1, n: null })
const meta = (timestamp: number, href: string) => ({
  type: 4,
  timestamp,
  data: { href, width: 800, height: 600 },
})
const click = (timestamp: number) => ({
  type: 3,
  timestamp,
  data: { source: 2, type: 2, id: 7, x: 5, y: 5 },
})

test('pages and clicks come in order, whatever the order of the chunks, and a page that is told again once', () => {
  const first = chunk([meta(0, 'https://shop.example/'), click(100), click(300), click(500)])
  const again = chunk([meta(60_000, 'https://shop.example/'), meta(70_000, 'https://shop.example/cart')])
  const moments = [
    { at: 0, kind: 'page', url: 'https://shop.example/' },
    { at: 100, kind: 'rage', url: null },
    { at: 300, kind: 'rage', url: null },
    { at: 500, kind: 'rage', url: null },
    { at: 70_000, kind: 'page', url: 'https://shop.example/cart' },
  ]
  expect(momentsOf([first, again])).toEqual(moments)
  expect(momentsOf([again, first])).toEqual(moments)
  expect(momentsOf([])).toEqual([])
})
