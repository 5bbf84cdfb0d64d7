import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { inOrganization } from './access.ts'
import { lastOwner, memberChangedMeanwhile, organizationNotFound } from './errors.ts'
import { deleteMembership } from './memberships.ts'
import { personOf } from './store.ts'
import { left } from './team-summaries.ts'

export const leaveOrganization = defineOperation({
  id: 'organizations.leave',
  route: 'DELETE /api/organizations/{organizationId}/membership',
  summary: 'Leave an organization',
  description:
    'The last owner stays until somebody else is owner. Open invitations, access keys and triggers that you made go with you, and your web hooks are switched off.',
  access: { ...inOrganization('viewer'), person: true },
  effect: 'destroy',
  input: () => ({ organizationId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [organizationNotFound, lastOwner, memberChangedMeanwhile],
  mcp: 'listed',
  async run(context) {
    const person = personOf(context)
    const { userId } = person
    const { role } = tenantOf(context)
    await deleteMembership(
      context,
      { userId, role },
      { action: 'organizations.leave', summary: left(person, role) },
    )
    return { deleted: true as const }
  },
})
