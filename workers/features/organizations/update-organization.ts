import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { organizations } from '../../../shared/db/tables/organizations.ts'
import { forbidden, validationFailed } from '../../../shared/kernel/errors.ts'
import { requireOfferedModel } from '../../../shared/kernel/offered-model.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { inOrganization } from './access.ts'
import { organizationNotFound } from './errors.ts'
import { stillAllowed } from './guards.ts'
import { ChangedSettings, Organization, billingEmail, organizationName, tier } from './schemas.ts'
import { readOrganization, viewOf } from './store.ts'

export const updateOrganization = defineOperation({
  id: 'organizations.update',
  route: 'PATCH /api/organizations/{organizationId}',
  summary: 'Change name, billing address, settings or tier of an organization',
  description:
    'Only what is given changes. A setting of null goes back to what the tier gives. An owner changes the tier. Lower maximums take nothing away, they only let nothing be added.',
  access: inOrganization('admin'),
  effect: 'write',
  input: () => ({
    organizationId: z.uuid(),
    name: organizationName().optional(),
    billingEmail: billingEmail().nullable().optional(),
    settings: ChangedSettings().optional(),
    tier: tier().optional().describe('An owner changes it'),
    slug: z.string().max(63).optional().describe('May be sent back as it is; it cannot be changed'),
  }),
  ignores: ['googleDriveLinked', 'createdBy', 'createdAt', 'updatedAt'],
  output: Organization,
  errors: [organizationNotFound],
  mcp: 'listed',
  async run(context, { organizationId, slug, settings, ...given }) {
    const { db } = context.services
    const before = await readOrganization(context)
    if (slug !== undefined && slug !== before.slug) throw slugStays()
    if (given.tier !== undefined && given.tier !== before.tier && tenantOf(context).role !== 'owner')
      throw forbidden({ message: 'An owner changes the tier' })
    if (settings?.chatModel !== before.settings.chatModel)
      requireOfferedModel(context, settings?.chatModel, 'settings.chatModel')
    const changed = [...Object.keys(given), ...Object.keys(settings ?? {}).map((name) => `settings.${name}`)]
    if (changed.length === 0) return unchanged(context, viewOf(before))
    await commit(
      context,
      {
        organizationId,
        action: 'organizations.update',
        resource: 'organization',
        resourceId: organizationId,
        summary: `Changed ${changed.join(', ')}`,
        guards: [stillAllowed(context)],
      },
      [
        db
          .update(organizations)
          .set({
            ...given,
            // A merge patch in the statement itself: of two changes at once neither undoes the other.
            ...(settings && {
              settings: sql`json_patch(${organizations.settings}, ${JSON.stringify(settings)})`,
            }),
            updatedAt: context.now(),
          })
          .where(eq(organizations.organizationId, organizationId)),
      ],
    )
    return viewOf(await readOrganization(context))
  },
})

function slugStays() {
  const message = 'A slug cannot be changed'
  return validationFailed({ message: `slug: ${message}`, details: [{ path: 'slug', message }] })
}
