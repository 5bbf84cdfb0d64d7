import { expect, test } from 'vitest'
import { addressAt, chunk, clickAt } from '../recorded.ts'
import { momentsOf } from '../../../../../shared/domain/analytics/replay/moments.ts'

test('pages and clicks come in order, whatever the order of the chunks, and a page that is told again once', () => {
  const first = chunk(addressAt(0, 'https://shop.example/'), clickAt(100), clickAt(300), clickAt(500))
  const again = chunk(
    addressAt(60_000, 'https://shop.example/'),
    addressAt(70_000, 'https://shop.example/cart'),
  )
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
