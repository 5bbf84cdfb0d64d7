import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { segments } from '../../../shared/db/tables/analytics.ts'
import { actorId } from '../../../shared/kernel/context.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { name } from '../../../shared/schemas/name.ts'
import { filterOf } from '../reports/index.ts'
import { websiteNotFound, websiteOrganization, websiteStays } from '../websites/index.ts'
import { Segment, filters } from './schemas.ts'
import { viewOf } from './store.ts'

export const createSegment = defineOperation({
  id: 'segments.create',
  route: 'POST /api/websites/{websiteId}/segments',
  summary: 'Keep filters of a website under a name',
  description: 'Figures and reports take its id as `segment`; its filters hold beside those of the call.',
  access: { role: 'member', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'write',
  input: () => ({ websiteId: z.uuid(), name: name(200), filters: filters() }),
  ignores: ['id', 'createdAt'],
  output: Segment,
  status: 201,
  errors: [websiteNotFound],
  mcp: 'listed',
  async run(context, { websiteId, name: called, filters: given }) {
    const { organizationId } = tenantOf(context)
    // Refuses what could not be asked with later.
    filterOf({ ...given, match: 'all' })
    const texts = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const row = {
      segmentId: idsFor(context, 'segment').uuid(),
      websiteId,
      organizationId,
      name: called,
      filters: Object.fromEntries(texts),
      createdBy: actorId(context.actor),
      createdAt: context.now(),
    }
    const answer = viewOf(row)
    const note = {
      resource: 'segment',
      resourceId: row.segmentId,
      summary: `Created the segment ${called}`,
    }
    const insert = context.services.db.insert(segments).values(row)
    const guards = [websiteStays(context, websiteId)]
    await commit(context, { organizationId, action: 'segments.create', ...note, guards, answer }, [insert])
    return answer
  },
})
