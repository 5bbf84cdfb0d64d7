import { expect, test } from 'vitest'
import { shortUrl } from '../../../../../web/areas/analytics/replays/short-url.ts'

test.each([
  ['https://shop.example/cart?step=2#pay', '/cart?step=2#pay'],
  ['http://shop.example', '/'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['/cart', '/cart'],
  ['', ''],
])('%s is shown as %s', (url, shown) => {
  expect(shortUrl(url)).toBe(shown)
})
