import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callbackPath } from '../../../../workers/features/identity/callback-url.ts'

const origin = 'https://app.example'

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/projects?tab=1#top', '/projects?tab=1#top'],
  ['projects', '/projects'],
  ['https://app.example/projects', '/projects'],
  ['HTTPS://APP.EXAMPLE/a', '/a'],
])('%s leads to %s', (given, path) => {
  expect(callbackPath(given, origin)).toBe(path)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'http://app.example/',
  'https://app.example.evil.example/',
  'https://app.example:8443/',
  'https://app.example@evil.example/',
  'https://user:secret@app.example/',
  'https://app.example//evil.example',
  'https://app.example/\\evil.example',
  'javascript:alert(1)',
])('%j leads nowhere but to / or our own path', (given) => {
  const path = callbackPath(given, origin)
  expect(new URL(path, origin).host).toBe('app.example')
  expect(path).toMatch(/^\/(?![/\\])/)
  expect(path).not.toContain('\t')
})

test('whatever is given, a browser stays on our origin', () => {
  const pieces = fc.array(
    fc.constantFrom('/', '\\', '.', '\t', ' ', ':', '@', '?', '#', '%2f', 'https:', 'evil.example'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        pieces.map((parts) => parts.join('')),
      ),
      (given) => {
        const path = callbackPath(given, origin)
        expect(path.startsWith('/')).toBe(true)
        expect(new URL(path, `${origin}/api/auth/callback/credentials`).origin).toBe(origin)
      },
    ),
    { numRuns: 2000 },
  )
})
