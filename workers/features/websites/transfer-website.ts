import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { auditEntry, commit } from '../../../shared/db/commit.ts'
import { heatmaps, savedReports, segments, websiteFiles } from '../../../shared/db/tables/analytics.ts'
import { memberships } from '../../../shared/db/tables/organizations.ts'
import { websites } from '../../../shared/db/tables/websites.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { forbidden } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { organizationNotFound, stillAllowed } from '../organizations/index.ts'
import { teamNotFound, teamStays } from '../teams/index.ts'
import { websiteOrganization } from './access.ts'
import { websiteNotFound } from './errors.ts'
import { changeOf } from './events.ts'
import { isLiveIn } from './live.ts'
import { publishing } from './publishing.ts'
import { Website } from './schemas.ts'
import { readRow } from './store.ts'
import { viewOf } from './view.ts'
import { type Target, requireTarget } from './transfer-target.ts'

/** Rows of a website that say whose it is, so that each query can ask for it. */
const parts = [savedReports, segments, heatmaps, websiteFiles] as const

export const transferWebsite = defineOperation({
  id: 'websites.transfer',
  route: 'POST /api/websites/{websiteId}/transfer',
  summary: 'Hand a website over to another organization, or to a team',
  description:
    'For admins of both. All that belongs to it goes with it, at once: what visitors did, reports, segments, heatmaps, its share link. Without `teamId` it is for all members there.',
  access: {
    role: 'admin',
    organization: websiteOrganization,
    hidden: websiteNotFound,
    existing: requireTarget,
  },
  effect: 'write',
  input: () => ({
    websiteId: z.uuid(),
    organizationId: z
      .uuid()
      .optional()
      .describe('The organization that gets it; that of the team unless given'),
    teamId: z.string().trim().min(1).max(100).optional().describe('The team that gets it'),
  }),
  output: Website,
  errors: [websiteNotFound, organizationNotFound, teamNotFound, forbidden],
  mcp: 'listed',
  async run(context, { websiteId, ...named }) {
    const { organizationId } = tenantOf(context)
    const target = await requireTarget(context, named)
    const before = await readRow(context, websiteId)
    const owner = { organizationId: target.organizationId, teamId: target.teamId }
    const answer = viewOf({ ...before, ...owner })
    const summary = `Handed the website ${before.name} over`
    const note = { action: 'websites.transfer', resource: 'website', resourceId: websiteId, summary }
    const isOurs = isLiveIn(websiteId, organizationId)
    const guards = [
      stillAllowed(context),
      adminThere(context, target),
      { condition: sql`exists (select 1 from ${websites} where ${isOurs})`, refusal: websiteNotFound },
      ...(target.teamId === null ? [] : [teamStays(target.teamId, target.organizationId)]),
    ]
    const { db } = context.services
    const events = [changeOf(websiteId, 'transferred')]
    const moved = { organizationId: target.organizationId }
    const endings = [{ kind: 'website' as const, id: websiteId }]
    // Keys of before may not write for it any more.
    await publishing(context, websiteId, async () => {
      await commit(context, { ...note, organizationId, guards, events, endings, answer }, [
        db.update(websites).set(owner).where(isOurs),
        ...parts.map((part) => db.update(part).set(moved).where(eq(part.websiteId, websiteId))),
        auditEntry(context, { ...note, ...moved }),
      ])
    })
    return answer
  },
})

/** The actor is an admin where the website goes, too, when it goes there. */
function adminThere({ actor }: Context, { organizationId }: Target) {
  const holds = and(
    eq(memberships.organizationId, organizationId),
    eq(memberships.userId, actorId(actor)),
    inArray(memberships.role, ['admin', 'owner']),
  )
  return { condition: sql`exists (select 1 from ${memberships} where ${holds})`, refusal: forbidden }
}
