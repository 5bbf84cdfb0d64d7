import { expect, test } from 'vitest'
import { roleAllows, roles } from '../../../../shared/kernel/access.ts'
import { changeFault } from '../../../../workers/features/organizations/team-rules.ts'

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
