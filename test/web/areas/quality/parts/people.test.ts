import { expect, test } from 'vitest'
import { actorName } from '../../../../../web/areas/quality/parts/people.ts'
import type { Member } from '../../../../../web/areas/quality/parts/types.ts'

const team: Member[] = [
  {
    userId: 'u:1',
    email: 'grace@example.com',
    name: 'Grace',
    role: 'member',
    joinedAt: '2026-01-01T00:00:00.000Z',
  },
  { userId: 'u2', email: '', name: 'Ada', role: 'viewer', joinedAt: '2026-01-01T00:00:00.000Z' },
]

test('who did something is called by name, also with a colon in the id', () => {
  expect(actorName('user:u:1', team)).toBe('Grace')
  expect(actorName('user:gone', team)).toBe('Somebody who has left')
  expect(actorName('key:k1', team)).toBe('An access key')
  expect(actorName('trigger:t1', team)).toBe('A CI trigger')
  expect(actorName('system', team)).toBe('The service')
})
