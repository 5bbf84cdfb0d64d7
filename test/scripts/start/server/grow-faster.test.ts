import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { growingFaster } from '../../../../scripts/start/server/grow-faster.mjs'

test('Miniflare is written as we know it, and differs in the one figure only', () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('miniflare')), 'utf8')
  const [before = '', after = ''] = [source, growingFaster(source)].map((text) => text.split('\n'))
  const changed = [...after].flatMap((line, at) => (line === before[at] ? [] : [line]))
  expect(changed).toEqual(['var MIN_SINGLE_SEGMENT_GROWTH = 4 * 1024 * 1024;'])
})

test('another Miniflare is run as it is', () => {
  expect(growingFaster('var other = 4096;')).toBe('var other = 4096;')
})
