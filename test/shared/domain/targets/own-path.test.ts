import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from '../../../../shared/domain/targets/own-path.ts'
import { elsewhere } from '../../../support/elsewhere.ts'

const origin = 'https://app.example'

test.each([
  ['/', '/'],
  ['/projects?tab=1#top', '/projects?tab=1#top'],
  ['projects', '/projects'],
  ['?tab=1', '/?tab=1'],
  ['https://app.example', '/'],
  ['https://app.example/projects', '/projects'],
  ['https://app.example:443/projects', '/projects'],
  ['HTTPS://APP.EXAMPLE/a', '/a'],
  ['/a//b', '/a//b'],
  ['/a/../b', '/b'],
  ['/./b', '/b'],
  ['/docs?from=https://evil.example/', '/docs?from=https://evil.example/'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/%5cevil.example', '/%5cevil.example'],
])('%j is our path %j', (way, path) => {
  expect(ownPath(way, origin)).toBe(path)
})

test.each(elsewhere)('%j is no path of ours', (way) => {
  expect(ownPath(way, origin)).toBeNull()
})

test.each([undefined, null, ''])('%j asks for nothing', (way) => {
  expect(ownPath(way, origin)).toBeNull()
})

test('whatever is asked for, a browser stays on our origin and comes to the same page from everywhere', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '\t',
      '\n',
      ' ',
      ':',
      '@',
      '?',
      '#',
      '%2e',
      '%2f',
      'https:',
      'app.example',
      'a',
    ),
  )
  const way = fc.oneof(
    fc.webUrl(),
    fc.string(),
    pieces.map((parts) => parts.join('')),
    pieces.map((parts) => origin + parts.join('')),
  )
  fc.assert(
    fc.property(way, (text) => {
      const path = ownPath(text, origin)
      if (path === null) return
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(new URL(path, `${origin}/api/auth/callback/credentials`).href).toBe(origin + path)
    }),
    { numRuns: 3000 },
  )
})
