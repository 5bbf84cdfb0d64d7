import { expect, test } from 'vitest'
import { joinedAgain, removed } from '../../../../workers/features/organizations/team-summaries.ts'

const grace = { email: 'grace@example.com', name: 'Grace' }

test('who comes a second time is named by address, with the role that stays', () => {
  expect(joinedAgain(grace.email, 'admin')).toBe('grace@example.com accepted an invitation, as admin already')
})

test('who has no address is named by name', () => {
  expect(removed({ email: '', name: 'Grace' }, 'viewer')).toBe('Removed Grace (was viewer)')
})
