import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { organizations } from '../../../shared/db/tables/organizations.ts'
import { forbidden, validationFailed } from '../../../shared/kernel/errors.ts'
import { requireOfferedModel } from '../../../shared/kernel/offered-model.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { inOrganization } from './access.ts'
import { organizationNotFound } from './errors.ts'
import { stillAllowed } from './guards.ts'
import { changedSettings, planLimits } from './rules.ts'
import { ChangedSettings, Organization, billingEmail, organizationName, tier } from './schemas.ts'
import { readOrganization, viewOf } from './store.ts'

const ownersOnly = 'Only an owner changes it'

export const updateOrganization = defineOperation({
  id: 'organizations.update',
  route: 'PATCH /api/organizations/{organizationId}',
  summary: 'Change name, billing address, settings or tier of an organization',
  description:
    'Only what is given changes. What equals what `GET` shows is no change. A setting of null goes back to what the tier gives. Only an owner changes tier, billing address and the limits of the plan (maxMembers, maxProjects, maxStorage). Lower maximums take nothing away, they only let nothing be added.',
  access: inOrganization('admin'),
  effect: 'write',
  input: () => ({
    organizationId: z.uuid(),
    name: organizationName().optional(),
    billingEmail: billingEmail().nullable().optional().describe(ownersOnly),
    settings: ChangedSettings().optional(),
    tier: tier().optional().describe(ownersOnly),
    slug: z.string().max(63).optional().describe('May be sent back as it is; it cannot be changed'),
  }),
  ignores: ['role', 'isChosen', 'googleDriveLinked', 'createdBy', 'createdAt', 'updatedAt'],
  output: Organization,
  errors: [organizationNotFound],
  mcp: 'listed',
  async run(context, { organizationId, slug, settings: givenSettings = {}, ...fields }) {
    const { db } = context.services
    const before = await readOrganization(context)
    const { role } = tenantOf(context)
    // What somebody is not shown equals nothing that they give, so that nobody finds it out by trying.
    const shown = viewOf(before, role)
    if (slug !== undefined && slug !== before.slug) throw slugStays()
    const given = changedFields(fields, shown)
    const settings = changedSettings(givenSettings, { shown: shown.settings, own: before.settings })
    const isOwners =
      given.tier !== undefined ||
      given.billingEmail !== undefined ||
      // As given: whether null takes anything back tells what is set.
      planLimits.some((name) => givenSettings[name] !== undefined)
    if (isOwners && role !== 'owner')
      throw forbidden({ message: 'Only an owner changes tier, billing address and limits of the plan' })
    requireOfferedModel(context, settings.chatModel, 'settings.chatModel')
    const changed = [...Object.keys(given), ...Object.keys(settings).map((name) => `settings.${name}`)]
    if (changed.length === 0) return unchanged(context, shown)
    await commit(
      context,
      {
        organizationId,
        action: 'organizations.update',
        resource: 'organization',
        resourceId: organizationId,
        summary: `Changed the organization: ${changed.join(', ')}`,
        guards: [stillAllowed(context)],
      },
      [
        db
          .update(organizations)
          .set({
            ...given,
            // A merge patch in the statement itself: of two changes at once neither undoes the other.
            settings: sql`json_patch(${organizations.settings}, ${JSON.stringify(settings)})`,
            updatedAt: context.now(),
          })
          .where(eq(organizations.organizationId, organizationId)),
      ],
    )
    return viewOf(await readOrganization(context), role)
  },
})

function slugStays() {
  const message = 'A slug cannot be changed'
  return validationFailed({ message: `slug: ${message}`, details: [{ path: 'slug', message }] })
}
