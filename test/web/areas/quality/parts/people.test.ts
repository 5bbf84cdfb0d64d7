import { expect, test } from 'vitest'
import { actorName, assigneeName } from '../../../../../web/areas/quality/parts/people.ts'
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

test('an assignee is found by address or id, and an empty address is nobody’s', () => {
  expect(assigneeName('grace@example.com', team)).toBe('Grace')
  expect(assigneeName('u2', team)).toBe('Ada')
  expect(assigneeName('', team)).toBe('')
  expect(assigneeName('other@example.com', team)).toBe('other@example.com')
})
