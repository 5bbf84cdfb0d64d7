import { expect, test } from 'vitest'
import { words } from '../../../support/words.ts'
import { normalAddress } from '../../../../shared/domain/crawling/normal-address.ts'

test.each([
  ['HTTPS://Shop.Example:443/a#top', 'https://shop.example/a'],
  ['http://shop.example:80', 'http://shop.example/'],
  ['http://shop.example:8080/a', 'http://shop.example:8080/a'],
  ['https://shop.example./a', 'https://shop.example/a'],
  ['https://shop.example/a/../b/./c', 'https://shop.example/b/c'],
  ['https://shop.example/a?', 'https://shop.example/a'],
  ['https://shop.example/a?utm_source=x&id=2&fbclid=y', 'https://shop.example/a?id=2'],
  ['https://shop.example/a?b=2&a=1', 'https://shop.example/a?a=1&b=2'],
  ['https://shop.example/a;jsessionid=77?x=1', 'https://shop.example/a?x=1'],
  ['https://shop.example/%7euser/%e4', 'https://shop.example/~user/%E4'],
  ['  https://shop.example/a\n', 'https://shop.example/a'],
])('%s is known by %s', (written, normal) => {
  expect(normalAddress(written)).toBe(normal)
  expect(normalAddress(normal), 'a normal address stays').toBe(normal)
})

test('a slash at the end stays as it is: to some servers these are two pages', () => {
  expect(normalAddress('https://a.example/b/')).toBe('https://a.example/b/')
  expect(normalAddress('https://a.example/b')).toBe('https://a.example/b')
})

test('what a page writes is relative to it', () => {
  expect(normalAddress('../c?x#y', 'https://a.example/b/d/')).toBe('https://a.example/b/c?x')
  expect(normalAddress('//other.example', 'https://a.example/')).toBe('https://other.example/')
})

test.each([
  ...words`mailto:a@b.example javascript:alert(1) data:text/html,x ftp://a.example/ https:// a/b
    https://user:secret@a.example/ https://a.example:99999/`,
  `https://a.example/${'a'.repeat(2000)}`,
])('%s leads to no page', (written) => {
  expect(normalAddress(written)).toBeUndefined()
})
