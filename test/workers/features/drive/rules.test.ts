import { expect, test } from 'vitest'
import { resumesAt } from '../../../../workers/features/drive/rules.ts'

const now = 1_000_000
const held = { status: 'syncing', heldUntil: now + 40_000, updatedAt: now - 20_000 }

test('a sync whose holder has been silent for a while goes on when its time is over', () => {
  expect(resumesAt(held, now)).toBe(now + 40_000)
  expect(resumesAt({ ...held, status: 'removing' }, now)).toBe(now + 40_000)
})

test.each([
  ['one that has just written something', { updatedAt: now - 3000 }],
  ['one that nobody holds', { heldUntil: 0 }],
  ['one that is over', { status: 'synced' }],
])('%s does not stand still', (_, change) => {
  expect(resumesAt({ ...held, ...change }, now)).toBeNull()
})
