import { expect, test } from 'vitest'
import {
  added,
  claimed,
  joinedAgain,
  left,
  removed,
  roleChanged,
} from '../../../../workers/features/organizations/team-summaries.ts'

const grace = { email: 'grace@example.com', name: 'Grace' }

test('a change of a team names by address whom it is about', () => {
  expect(added(grace, 'member')).toBe('Added grace@example.com as member')
  expect(removed(grace, 'viewer')).toBe('Removed grace@example.com (was viewer)')
  expect(left(grace, 'viewer')).toBe('grace@example.com left (was viewer)')
  expect(roleChanged(grace, 'viewer', 'admin')).toBe(
    'Changed the role of grace@example.com from viewer to admin',
  )
  expect(joinedAgain(grace.email, 'admin')).toBe('grace@example.com accepted an invitation, as admin already')
})

test('who has no address is named by name', () => {
  expect(removed({ email: '', name: 'Grace' }, 'viewer')).toBe('Removed Grace (was viewer)')
})

test('what a claim does says that the identity provider asked for it', () => {
  const by = 'by the identity provider'
  expect(claimed(grace, { previousRole: null, role: 'admin' })).toBe(
    `Added grace@example.com as admin, ${by}`,
  )
  expect(claimed(grace, { previousRole: 'admin', role: 'viewer' })).toBe(
    `Changed the role of grace@example.com from admin to viewer, ${by}`,
  )
  expect(claimed(grace, { previousRole: 'viewer', role: null })).toBe(
    `Removed grace@example.com (was viewer), ${by}`,
  )
})
