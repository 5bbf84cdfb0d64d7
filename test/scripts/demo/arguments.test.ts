import { expect, test } from 'vitest'
import { readDemoArguments } from '../../../scripts/demo/arguments.mjs'

test('an address and a key, whatever stands behind the origin', () => {
  expect(readDemoArguments(['--target', 'http://localhost:8787/start', '--key', 'tw_1'])).toEqual({
    target: 'http://localhost:8787',
    key: 'tw_1',
  })
})

test.each([
  [[], 'needs --target and --key'],
  [['--target', 'http://localhost:8787'], 'needs --target and --key'],
  [['--target', 'localhost:8787', '--key', 'tw_1'], 'must be an address'],
  [['--target', 'ftp://example.com', '--key', 'tw_1'], 'must be an address'],
  [['--tarjet', 'http://localhost:8787', '--key', 'tw_1'], '--tarjet'],
])('what is not understood is said: %j', (args, words) => {
  expect(() => readDemoArguments(args)).toThrow(words)
})
