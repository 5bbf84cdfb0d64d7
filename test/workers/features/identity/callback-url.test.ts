import { expect, test } from 'vitest'
import { elsewhere } from '../../../support/elsewhere.ts'
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

test.each(elsewhere)('%j leads to /', (asked) => {
  expect(callbackPath(asked, origin)).toBe('/')
})
