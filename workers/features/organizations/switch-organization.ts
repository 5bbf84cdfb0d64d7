import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { chooseOrganization } from '../identity/index.ts'
import { organizationNotFound } from './errors.ts'

export const switchOrganization = defineOperation({
  id: 'organizations.switch',
  route: 'POST /api/organizations/switch',
  summary: 'Make an organization the current one of the browser session',
  description:
    'Only a browser session remembers the choice. Bearer clients get the same answer and name their organization by `organizationId` or the header `X-Organization-Id`.',
  access: {
    role: 'viewer',
    organization: (_context, { organizationId }) => organizationId,
    hidden: organizationNotFound,
  },
  effect: 'write',
  input: () => ({ organizationId: z.uuid() }),
  output: () => z.object({ currentOrganizationId: z.string() }),
  errors: [organizationNotFound],
  async run(context, { organizationId }) {
    const { actor } = context
    if (actor.kind === 'user' && actor.session)
      await chooseOrganization(context, actor.session.sessionId, organizationId)
    // The session is the person's own: nothing of the organization has changed.
    return unchanged(context, { currentOrganizationId: organizationId })
  },
})
