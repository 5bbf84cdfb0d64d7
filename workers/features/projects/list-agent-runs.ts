import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Page, newestFirst, pageFields } from '../../../shared/db/pagination.ts'
import { agentRuns } from '../../../shared/db/tables/usage.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso, isoOrNull } from '../../../shared/schemas/time.ts'
import { projectNotFound } from './errors.ts'
import { AgentRun } from './schemas.ts'
import { projectOrganization } from './store.ts'

export const listAgentRuns = defineOperation({
  id: 'projects.listAgentRuns',
  route: 'GET /api/projects/{projectId}/agent-runs',
  summary: 'List what worked for a project, newest first: jobs, runs and model tasks',
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({ projectId: z.uuid(), ...pageFields(), limit: pageFields().limit.default(20) }),
  output: () => z.object({ agentRuns: z.array(AgentRun()), nextCursor: z.string().nullable() }),
  errors: [projectNotFound],
  mcp: 'listed',
  async run(context, { projectId, limit, cursor }) {
    const rows = await runsOf(context, { projectId, limit, cursor })
    const { items, nextCursor } = newest.page(rows, limit)
    return { agentRuns: items.map(viewOf), nextCursor }
  },
})

const newest = newestFirst(agentRuns, 'startedAt', 'runId')

interface PageOfProject extends Page {
  projectId: string
}

export function runsOf(context: Context, { projectId, limit, cursor }: PageOfProject) {
  const { organizationId } = tenantOf(context)
  return context.services.db
    .select()
    .from(agentRuns)
    .where(
      and(
        eq(agentRuns.projectId, projectId),
        eq(agentRuns.organizationId, organizationId),
        newest.after(cursor),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit + 1)
}

const viewOf = ({ startedAt, finishedAt, ...run }: typeof agentRuns.$inferSelect): AgentRun => ({
  ...run,
  startedAt: iso(startedAt),
  finishedAt: isoOrNull(finishedAt),
  durationMs: finishedAt === null ? null : finishedAt - startedAt,
})
