import { expect, test } from 'vitest'
import { patternFault, takes } from '../../../../shared/domain/crawling/glob.ts'
import { isIncluded, isOfSite, scopeRefusal } from '../../../../shared/domain/crawling/scope.ts'
import { siteOf } from '../../../../shared/domain/crawling/site.ts'
import { expectLinear } from '../../../support/costs.ts'

const scope = { start: 'https://a.example/', include: [] as string[], exclude: [] as string[] }

test('a site is one host under both schemes, with and without www, and no other port or subdomain', () => {
  expect(siteOf('http://www.a.example/x')).toBe(siteOf('https://a.example/'))
  expect(isOfSite('https://a.example/x?y', scope)).toBe(true)
  expect(isOfSite('https://blog.a.example/', scope)).toBe(false)
  expect(isOfSite('https://a.example:8443/', scope)).toBe(false)
  expect(isOfSite('https://a.example.evil.example/', scope)).toBe(false)
  expect(siteOf('http://127.0.0.1:4000/')).toBe('127.0.0.1:4000')
})

test.each([
  ['/blog/**', 'https://a.example/blog/2026/x', true],
  ['/blog/*', 'https://a.example/blog/x', true],
  ['/blog/*', 'https://a.example/blog/2026/x', false],
  ['/blog/**', 'https://a.example/news/blog/x', false],
  ['**/print', 'https://a.example/a/b/print', true],
  ['/a?id=*', 'https://a.example/a?id=7', true],
  ['https://a.example/**', 'https://a.example/a/b', true],
  ['http://a.example/**', 'https://a.example/a/b', false],
  ['/a.b', 'https://a.example/axb', false],
])('%s takes %s: %s', (pattern, address, expected) => {
  expect(takes(pattern, address)).toBe(expected)
})

test('exclude wins over include', () => {
  const both = { ...scope, include: ['/blog/**'], exclude: ['/blog/drafts/**'] }
  expect(scopeRefusal('https://a.example/blog/a', both)).toBeUndefined()
  expect(scopeRefusal('https://a.example/blog/drafts/a', both)).toContain('/blog/drafts/** excludes')
  expect(scopeRefusal('https://a.example/shop', both)).toBe('None of the patterns to include takes it.')
})

test('the start is asked for whatever the patterns say, and is part of the base only where they take it', () => {
  const narrow = { ...scope, include: ['/blog/**'] }
  expect(scopeRefusal(scope.start, narrow)).toBeUndefined()
  expect(isIncluded(scope.start, narrow)).toBe(false)
})

test('pictures, scripts and archives are not asked for, documents are', () => {
  expect(scopeRefusal('https://a.example/logo.PNG', scope)).toContain('.png')
  expect(scopeRefusal('https://a.example/manual.pdf', scope)).toBeUndefined()
  expect(scopeRefusal('https://a.example/v1.2', scope)).toBeUndefined()
})

test('a pattern that begins like nothing, or is too long, is refused with what to write', () => {
  expect(patternFault('blog')).toContain('/blog/**')
  expect(patternFault(`/${'*'.repeat(300)}`)).toContain('300')
  expect(patternFault('/blog/**')).toBeUndefined()
})

test('a pattern of many stars costs no more than its length', () => {
  expectLinear(2000, (length) => takes(`/${'*a'.repeat(100)}b`, `https://a.example/${'a'.repeat(length)}`))
})
