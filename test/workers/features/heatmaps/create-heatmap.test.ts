import { expect, test } from 'vitest'
import { createHeatmap } from '../../../../workers/features/heatmaps/create-heatmap.ts'
import { ask, refusedAs } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { cart, ordered } from './support.ts'

const owner = await newOwner()
const newWebsite = async () => (await ask(createWebsite, { name: 'Shop' }, owner)).id

test('without a window a heatmap is of the last thirty days', async () => {
  const websiteId = await newWebsite()
  const heatmap = await ordered(websiteId, owner, { urlPath: ' https://shop.example/cart?id=7#top ' })
  const page = { websiteId, urlPath: '/cart', device: 'desktop' }
  expect(heatmap).toMatchObject({ ...page, status: 'pending', windowEnd: heatmap.createdAt, error: null })
  expect(Date.parse(heatmap.windowEnd) - Date.parse(heatmap.windowStart)).toBe(30 * 86_400_000)
})

test.each([
  ['no path', { urlPath: 'cart' }, 'urlPath'],
  ['a script', { urlPath: 'javascript:alert(1)' }, 'urlPath'],
  [
    'a window that ends before it begins',
    { windowStart: '2026-03-02T00:00:00Z', windowEnd: '2026-03-01T00:00:00Z' },
    'windowStart',
  ],
  ['a window of years', { windowStart: '2020-01-01T00:00:00Z' }, 'windowStart'],
])('%s is refused by its name', async (_what, given, path) => {
  const websiteId = await newWebsite()
  expect(await refusedAs(createHeatmap, { websiteId, ...cart, ...given } as never, owner)).toBe(
    `400 validation_failed ${path}`,
  )
})

test('only so many are built at a time', async () => {
  const websiteId = await newWebsite()
  for (let made = 0; made < 5; made++) await ordered(websiteId, owner)
  expect(await refusedAs(createHeatmap, { websiteId, ...cart }, owner)).toBe(
    '409 heatmaps.too_many_under_way',
  )
})
