import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { choosingOrganization } from '../identity/index.ts'
import { namedNotFound } from './access.ts'
import { organizationNotFound } from './errors.ts'
import { adoptingMembership } from './memberships.ts'

export const switchOrganization = defineOperation({
  id: 'organizations.switch',
  route: 'POST /api/organizations/switch',
  summary: 'Make an organization the current one of the browser session',
  description:
    'Only a browser session remembers the choice. Bearer clients get the same answer and name their organization by `organizationId` or the header `X-Organization-Id`. Who names none works in the only organization that they made, accepted an invitation to, or are put into by the identity provider; with several or none, they have to name one. Whoever switches to an organization that others had added them to has chosen it from then on.',
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
      await adoptingMembership(context, organizationId, actor.userId)
      if (actor.session) await choosingOrganization(context, actor.session.sessionId, organizationId)
    }
    // The choice is the person's own: nothing that concerns others in the organization has changed.
    return unchanged(context, { currentOrganizationId: organizationId })
  },
})
