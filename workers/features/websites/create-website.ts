import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { websites } from '../../../shared/db/tables/websites.ts'
import { noRules } from '../../../shared/domain/tracker/site-entry.ts'
import { actorId } from '../../../shared/kernel/context.ts'
import { upstreamFailed } from '../../../shared/kernel/errors.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { namedNotFound, organizationNotFound } from '../organizations/index.ts'
import { teamNotFound, teamStays } from '../teams/index.ts'
import { changeOf } from './events.ts'
import { defaultPolicy, replayOf, rulesOf } from './policy.ts'
import { writingKeysOf } from './published.ts'
import { hostOf } from './rules.ts'
import { Website, domain, replay, rules, teamId as team, timezone, websiteName } from './schemas.ts'
import { publishSite, withdrawSite } from './site-config.ts'
import { requireTeam } from './teams.ts'
import { viewOf } from './view.ts'

export const createWebsite = defineOperation({
  id: 'websites.create',
  route: 'POST /api/websites',
  summary: 'Register a website for analytics',
  description: 'The `id` of the answer is the site key that the tracker sends as `payload.website`.',
  access: {
    role: 'member',
    organization: (_context, { organizationId }) => organizationId ?? null,
    hidden: namedNotFound,
    existing: requireTeam,
  },
  effect: 'write',
  input: () => ({
    name: websiteName(),
    domain: domain().nullable().optional(),
    organizationId: z.uuid().optional().describe('The current organization unless given'),
    teamId: team().optional(),
    timezone: timezone().default('UTC'),
    rules: rules().partial().optional(),
    replay: replay().partial().optional(),
  }),
  ignores: ['id', 'createdAt', 'shareId'],
  output: Website,
  status: 201,
  location: ({ id }) => `/api/websites/${id}`,
  errors: [organizationNotFound, teamNotFound, upstreamFailed],
  mcp: 'listed',
  async run(
    context,
    { name, domain: typedDomain, teamId = null, timezone: given, rules: chosen, replay: recorded },
  ) {
    const { organizationId } = tenantOf(context)
    await requireTeam(context, { teamId })
    // The same one after a crash, so that no address is published that nobody knows.
    const websiteId = idsFor(context, 'website').uuid()
    const row = {
      websiteId,
      organizationId,
      name,
      domain: typedDomain ? hostOf(typedDomain) : null,
      teamId,
      createdBy: actorId(context.actor),
      createdAt: context.now(),
      timezone: given,
      rules: chosen ? { ...noRules, ...chosen } : null,
      privacy: null,
      privacyUpdatedAt: null,
      shareId: null,
      replay: recorded ? { ...replayOf(null), ...recorded } : null,
      deletedAt: null,
    }
    // Published first: until the id has been told nobody can use it, so a failure at either write leaves nothing half-done.
    const published = async () => ({
      websiteId,
      policy: defaultPolicy,
      rules: rulesOf(row.rules),
      replay: replayOf(row.replay),
      keys: await writingKeysOf(context, row),
    })
    await publishSite(context, await published(), published)
    const answer = viewOf(row)
    try {
      const summary = `Created the website ${name}`
      const note = { organizationId, resource: 'website', resourceId: websiteId, summary }
      const insert = context.services.db.insert(websites).values(row)
      const events = [changeOf(websiteId, 'created')]
      const guards = teamId === null ? [] : [teamStays(teamId, organizationId)]
      await commit(context, { ...note, action: 'websites.create', answer, events, guards }, [insert])
    } catch (error) {
      // Its id has been told to nobody.
      await withdrawSite(context, websiteId).catch(() => undefined)
      throw error
    }
    return answer
  },
})
