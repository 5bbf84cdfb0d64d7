import { expect, test } from 'vitest'
import { isAllowed, readRobots } from '../../../../shared/domain/crawling/robots.ts'
import { expectLinear } from '../../../support/costs.ts'

const at = (path: string) => `https://a.example${path}`
const allows = (text: string, path: string) => isAllowed(at(path), readRobots(text, 'TracewrightBot'))

test('the group that names the robot counts, and the one for everybody only where none does', () => {
  const text =
    'User-agent: *\nDisallow: /\n\nUser-agent: Other\nUser-agent: tracewrightbot/2\nDisallow: /private'
  expect(allows(text, '/open')).toBe(true)
  expect(allows(text, '/private/x')).toBe(false)
  expect(isAllowed(at('/open'), readRobots(text, 'SomeBot'))).toBe(false)
})

test('groups of the same robot are one', () => {
  const text = 'User-agent: *\nDisallow: /a\nUser-agent: x\nDisallow: /\nUser-agent: *\nDisallow: /b'
  expect([allows(text, '/a'), allows(text, '/b'), allows(text, '/c')]).toEqual([false, false, true])
})

test.each([
  ['Disallow: /a\nAllow: /a/b', '/a/b/c', true],
  ['Disallow: /a/b\nAllow: /a/b', '/a/b', true],
  ['Disallow:', '/a', true],
  ['Disallow: /*.pdf$', '/x/y.pdf', false],
  ['Disallow: /*.pdf$', '/x/y.pdf?z', true],
  ['Disallow: /a*b*c', '/a-c-b-c', false],
  ['Disallow: /a*b$', '/a-b-b', false],
  ['Disallow: /a*bb$', '/ab', true],
  ['Disallow: /caf\u00e9', '/caf%C3%A9', false],
  ['Disallow: /caf%c3%a9', '/caf\u00e9', false],
  ['Disallow: /?', '/?q=1', false],
  ['Disallow: /', '/robots.txt', true],
  ['Disallow: /a # not for robots', '/a', false],
])('"%s" lets %s through: %s', (rules, path, expected) => {
  expect(allows(`User-agent: *\n${rules}`, path)).toBe(expected)
})

test('the delay and the sitemaps are read, wherever they stand', () => {
  const text =
    '\ufeffSitemap: /first.xml\nuser-AGENT: *\r\nCrawl-delay: 2.5\r\nSitemap: https://a.example/s.xml'
  expect(readRobots(text, 'TracewrightBot')).toEqual({
    rules: [],
    delaySeconds: 2.5,
    sitemaps: ['/first.xml', 'https://a.example/s.xml'],
  })
  expect(readRobots('User-agent: *\nCrawl-delay: soon', 'x').delaySeconds).toBeUndefined()
})

test('a page that stands in its place says nothing', () => {
  const { rules, sitemaps } = readRobots('<!doctype html><p>Not found: Disallow: /', 'x')
  expect([rules, sitemaps]).toEqual([[], []])
})

test('of a megabyte the first 500 KiB are read', () => {
  const line = 'Disallow: /0123456789\n'
  const text = `User-agent: *\n${line.repeat(2 ** 20 / line.length)}Disallow: /last`
  expect(allows(text, '/last')).toBe(true)
  expect(allows(text, '/0123456789')).toBe(false)
})

test('rules full of wildcards cost no more than their length', () => {
  const rule = `Disallow: /${'*a'.repeat(40)}b\n`
  expectLinear(400, (count) => allows(`User-agent: *\n${rule.repeat(count)}`, `/${'a'.repeat(1500)}`))
})
