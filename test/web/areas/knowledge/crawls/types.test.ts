import { expect, test } from 'vitest'
import { addressOf, stateOf } from '../../../../../web/areas/knowledge/crawls/types.ts'

test('a site that is written without its scheme is asked for by https', () => {
  expect(addressOf(' shop.example/docs ')).toBe('https://shop.example/docs')
  expect(addressOf('http://shop.example')).toBe('http://shop.example')
})

test('an address that a crawl never came to waits while the crawl goes on, and not when it is over', () => {
  expect(stateOf('found', { status: 'running' })).toBe('found')
  for (const status of ['completed', 'failed', 'cancelled'] as const)
    expect(stateOf('found', { status })).toBe('notAsked')
  expect(stateOf('skipped', { status: 'cancelled' })).toBe('skipped')
})
