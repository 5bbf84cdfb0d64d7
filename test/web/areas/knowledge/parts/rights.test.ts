import { expect, test } from 'vitest'
import type { OrganizationChoice } from '../../../../../web/client/session.ts'
import { rightsIn } from '../../../../../web/areas/knowledge/parts/rights.ts'

const organization = (organizationId: string, role: OrganizationChoice['role']) =>
  ({ organizationId, role }) as OrganizationChoice

test('a role in the organization of a base says what may be done with it', () => {
  const base = { organizationId: 'ours', permission: null }
  const as = (role: OrganizationChoice['role']) => rightsIn(base, [organization('ours', role)], null)
  expect(as('viewer')).toEqual({ add: false, change: false, rule: false })
  expect(as('member')).toEqual({ add: true, change: true, rule: false })
  expect(as('admin')).toEqual({ add: true, change: true, rule: true })
})

test('a base of others takes files only where it is shared for that, of whoever may write at home', () => {
  const as = (permission: 'read' | 'write', role: OrganizationChoice['role']) => {
    const ours = organization('ours', role)
    return rightsIn({ organizationId: 'theirs', permission }, [ours], ours)
  }
  expect(as('read', 'owner')).toEqual({ add: false, change: false, rule: false })
  expect(as('write', 'member')).toEqual({ add: true, change: false, rule: false })
  expect(as('write', 'viewer')).toEqual({ add: false, change: false, rule: false })
})
