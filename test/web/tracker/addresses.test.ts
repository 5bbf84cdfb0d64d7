import { expect, test } from 'vitest'
import { cleanAddress, linkEvent, pageOf } from '../../../web/tracker/addresses.ts'

test.each<[withoutSearch: boolean, withoutHash: boolean, told: string]>([
  [false, false, 'https://example.com/a?q=1#b'],
  [true, false, 'https://example.com/a#b'],
  [false, true, 'https://example.com/a?q=1'],
  [true, true, 'https://example.com/a'],
])('an address is told without its search: %s, without its hash: %s', (withoutSearch, withoutHash, told) => {
  expect(cleanAddress('https://example.com/a?q=1#b', withoutSearch, withoutHash)).toBe(told)
})

test('no referrer stays none', () => {
  expect(cleanAddress('', true, true)).toBe('')
})

test('a place within a page is the same page, and a route behind the hash is another', () => {
  expect(pageOf('https://example.com/a#place')).toBe(pageOf('https://example.com/a'))
  expect(pageOf('https://example.com/#/a')).not.toBe(pageOf('https://example.com/#/b'))
  expect(pageOf('https://example.com/#!a')).not.toBe(pageOf('https://example.com/'))
  expect(pageOf('https://example.com/a?b')).not.toBe(pageOf('https://example.com/a'))
})

test.each<[address: string, event: string | false, hasAttribute?: boolean]>([
  ['https://example.com/a', false],
  ['https://example.com/a/report.PDF?v=1', 'download'],
  ['https://example.com/export', 'download', true],
  ['https://other.example/a', 'outbound'],
  ['https://other.example/setup.exe', 'download'],
  ['mailto:ada@example.org', false],
  ['tel:123', false],
  ['blob:https://example.com/1', false, true],
])('following %s is %s', (address, event, isDownload = false) => {
  const { protocol, host, pathname } = new URL(address)
  expect(linkEvent({ protocol, host, pathname, hasAttribute: () => isDownload }, 'example.com')).toBe(event)
})
