import { expect, test } from 'vitest'
import { readDirectives } from '../../../../shared/domain/crawling/directives.ts'
import { readLinks } from '../../../../shared/domain/crawling/page-links.ts'
import { expectLinear } from '../../../support/costs.ts'

const read = (html: string) => readLinks(html, 'https://a.example/b/', 'TracewrightBot')

test('links are read once each, in their order, as normal addresses', () => {
  const html =
    '<a href="c">C</a><a href=c#top>again</a><area href="/d?utm_source=x"><a href="mailto:x@y.example">mail</a><a>none</a><a href="">self</a>'
  expect(read(html).links).toEqual(['https://a.example/b/c', 'https://a.example/d'])
})

test('links that ask not to be followed are not, and pages before and after are', () => {
  const html = '<a rel="external NoFollow" href="c">C</a><link rel=next href="?page=2">'
  expect(read(html).links).toEqual(['https://a.example/b/?page=2'])
})

test('the first base counts, also where it stands elsewhere', () => {
  expect(read('<base href="/x/"><base href="/y/"><a href="z">').links).toEqual(['https://a.example/x/z'])
})

test('what a page says of itself is read', () => {
  const html =
    '<link rel="canonical" href="/one?utm_medium=m"><meta name=ROBOTS content="noindex"><meta name="tracewrightbot" content="nofollow"><meta name="otherbot" content="none"><meta http-equiv="Refresh" content="0; URL=\'/moved\'">'
  expect(read(html)).toEqual({
    links: [],
    canonical: 'https://a.example/one',
    robots: ['noindex', 'nofollow'],
    refresh: 'https://a.example/moved',
  })
})

test.each([
  [['noindex, nofollow'], { noindex: true, nofollow: true }],
  [['NONE'], { noindex: true, nofollow: true }],
  [['index, follow', 'noindex'], { noindex: true, nofollow: false }],
  [['otherbot: noindex, nofollow'], { noindex: false, nofollow: false }],
  [['otherbot: noindex, tracewrightbot: nofollow'], { noindex: false, nofollow: true }],
  [['unavailable_after: 25 Jun 2030 15:00:00 PST, noindex'], { noindex: true, nofollow: false }],
  [['max-snippet:-1'], { noindex: false, nofollow: false }],
])('%j asks for %j', (values, expected) => {
  expect(readDirectives(values, 'TracewrightBot')).toEqual(expected)
})

test('links without number are read up to a bound, and broken ones cost no more than their length', () => {
  const many = Array.from({ length: 5000 }, (_, at) => `<a href="${at}">`).join('')
  expect(read(many).links).toHaveLength(2000)
  expectLinear(200_000, (length) => read(`<a href="${'<a '.repeat(length / 3)}`))
})
