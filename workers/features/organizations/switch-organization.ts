import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { chooseOrganization } from '../identity/index.ts'
import { namedNotFound } from './access.ts'
import { organizationNotFound } from './errors.ts'
import { adoptMembership } from './memberships.ts'

export const switchOrganization = defineOperation({
  id: 'organizations.switch',
  route: 'POST /api/organizations/switch',
  summary: 'Make an organization the current one of the browser session',
  description:
    'Only a browser session remembers the choice. Bearer clients get the same answer and name their organization by `organizationId` or the header `X-Organization-Id`. Who names none works in the only organization they belong to; of several, in the only one that they have not merely been added to. Whoever switches to an organization is not merely added to it any more.',
  access: {
    role: 'viewer',
    organization: (_context, { organizationId }) => organizationId,
    hidden: namedNotFound,
  },
  effect: 'write',
  repeat: 'redoes',
  input: () => ({ organizationId: z.uuid() }),
  output: () => z.object({ currentOrganizationId: z.string() }),
  errors: [organizationNotFound],
  async run(context, { organizationId }) {
    const { actor } = context
    if (actor.kind === 'user') {
      await adoptMembership(context, organizationId, actor.userId)
      if (actor.session) await chooseOrganization(context, actor.session.sessionId, organizationId)
    }
    // The choice is the person's own: nothing that concerns others in the organization has changed.
    return unchanged(context, { currentOrganizationId: organizationId })
  },
})
