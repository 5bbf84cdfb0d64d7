import { commit } from '../../../shared/db/commit.ts'
import { memberships, organizations } from '../../../shared/db/tables/organizations.ts'
import { isUniqueViolation } from '../../../shared/db/unique-violation.ts'
import { requireOfferedModel } from '../../../shared/kernel/offered-model.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { slugTaken } from './errors.ts'
import { GivenSettings, Organization, billingEmail, organizationName, slug, tier } from './schemas.ts'
import { personOf, viewOf } from './store.ts'

export const createOrganization = defineOperation({
  id: 'organizations.create',
  route: 'POST /api/organizations',
  summary: 'Create an organization and become its owner',
  access: 'person',
  effect: 'write',
  input: () => ({
    name: organizationName(),
    slug: slug(),
    tier: tier().default('growth'),
    billingEmail: billingEmail().nullable().default(null),
    settings: GivenSettings().default({}),
  }),
  ignores: ['organizationId', 'role', 'isChosen', 'googleDriveLinked', 'createdBy', 'createdAt', 'updatedAt'],
  output: Organization,
  status: 201,
  location: ({ organizationId }) => `/api/organizations/${organizationId}`,
  errors: [slugTaken],
  mcp: 'listed',
  async run(context, given) {
    const { userId } = personOf(context)
    requireOfferedModel(context, given.settings.chatModel, 'settings.chatModel')
    const { db, ids } = context.services
    const organizationId = ids.uuid()
    const now = context.now()
    const row = {
      ...given,
      organizationId,
      googleDriveLinked: false,
      claimsTrustedAt: null,
      createdBy: userId,
      createdAt: now,
      updatedAt: now,
    }
    const note = {
      organizationId,
      resource: 'organization',
      resourceId: organizationId,
      summary: `Created the organization ${given.name}`,
    }
    const answer = viewOf(row, 'owner')
    try {
      await commit(context, { ...note, action: 'organizations.create', answer }, [
        db.insert(organizations).values(row),
        db.insert(memberships).values({ organizationId, userId, role: 'owner', joinedAt: now }),
      ])
    } catch (error) {
      // The index decides, so that of two at once exactly one gets the slug.
      if (isUniqueViolation(error, 'organizations.slug')) throw slugTaken()
      throw error
    }
    return answer
  },
})
