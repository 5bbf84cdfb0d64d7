import { expect, test } from 'vitest'
import type { MembershipSource } from '../../../shared/kernel/roles.ts'
import { organizationAmong as membershipAmong } from '../../../shared/kernel/tenant.ts'

const organizationAmong = (memberships: ReturnType<typeof held>, chosen: string | null) =>
  membershipAmong(memberships, chosen)?.organizationId ?? null

const held = (sources: Record<string, MembershipSource>) =>
  Object.entries(sources).map(([organizationId, source]) => ({ organizationId, source }))

test.each(['self', 'claim'] as const)('the only organization goes without saying, by %s', (source) => {
  expect(organizationAmong(held({ acme: source }), null)).toBe('acme')
})

test.each(['self', 'claim'] as const)(
  'of several the only one that is not the doing of others: %s',
  (source) => {
    const memberships = held({ north: 'others', acme: source, south: 'others' })
    expect(organizationAmong(memberships, null)).toBe('acme')
  },
)

const unclear: Record<string, MembershipSource>[] = [
  {},
  { acme: 'others' },
  { acme: 'self', north: 'claim' },
  { acme: 'others', north: 'others' },
]

test.each(unclear)('in %j nothing goes without saying', (sources) => {
  expect(organizationAmong(held(sources), null)).toBeNull()
})

test('the chosen one counts, whoever made the membership, and only while there is one', () => {
  const memberships = held({ acme: 'self', north: 'others' })
  expect(organizationAmong(memberships, 'north')).toBe('north')
  expect(organizationAmong(memberships, 'left')).toBe('acme')
})
