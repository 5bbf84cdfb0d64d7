import { expect, test } from 'vitest'
import { roleAllows, roles } from '../../../../shared/kernel/roles.ts'
import { changeFault, invitableRoles } from '../../../../workers/features/organizations/team-rules.ts'

test('nobody changes who stands above them, or makes anybody stand there', () => {
  for (const actor of roles) {
    for (const from of roles) {
      expect(changeFault(actor, { from }) === null).toBe(roleAllows(actor, from))
      for (const to of roles) {
        const isAllowed = roleAllows(actor, from) && roleAllows(actor, to)
        expect(changeFault(actor, { from, to }) === null).toBe(isAllowed)
      }
    }
  }
})

test('from admin on people invite up to their own role, and who is no member invites nobody', () => {
  expect(invitableRoles('owner')).toEqual(['viewer', 'member', 'admin', 'owner'])
  expect(invitableRoles('admin')).toEqual(['viewer', 'member', 'admin'])
  for (const role of ['member', 'viewer', null] as const) expect(invitableRoles(role)).toEqual([])
})
