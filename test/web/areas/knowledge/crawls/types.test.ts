import { expect, test } from 'vitest'
import { stateOf } from '../../../../../web/areas/knowledge/crawls/types.ts'

test('an address that a crawl never came to waits while the crawl goes on, and not when it is over', () => {
  expect(stateOf('found', { status: 'running' })).toBe('found')
  for (const status of ['completed', 'failed', 'cancelled'] as const)
    expect(stateOf('found', { status })).toBe('notAsked')
  expect(stateOf('skipped', { status: 'cancelled' })).toBe('skipped')
})
