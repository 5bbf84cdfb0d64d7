import { eq } from 'drizzle-orm'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { knowledgeBases } from '../../../../shared/db/tables/knowledge.ts'
import { agentRuns } from '../../../../shared/db/tables/usage.ts'
import { recordRun } from '../../../../shared/kernel/agent-runs.ts'
import { uuidV7 } from '../../../../shared/services/ids.ts'
import { newContext } from '../../../support/context.ts'

export const { db } = newContext().services

/** How long a purge may wait for its turn on a busy machine. */
export const patience = { timeout: 60_000, interval: 20 }

export const auditOf = (resourceId: string) =>
  db.select().from(auditEntries).where(eq(auditEntries.resourceId, resourceId))

/** Knowledge bases of an organization, as rows. */
export async function newBases(organizationId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidV7(Date.now()))
  for (const kbId of ids) {
    const kinds = { type: 'manual_files', embeddingModel: 'embedded', status: 'active' } as const
    const made = { createdBy: 'someone', createdAt: Date.now(), updatedAt: Date.now() }
    const base = { kbId, organizationId, name: 'Docs', description: '', isPublic: false, publicSlug: null }
    await db.insert(knowledgeBases).values({ ...base, ...kinds, ...made })
  }
  return ids
}

interface OfOrganization {
  projectId: string
  organizationId: string
}

/** Lets something work in a project at each of some times. */
export async function workIn({ projectId, organizationId }: OfOrganization, times: readonly number[]) {
  const tenant = { organizationId, role: 'member' } as const
  for (const at of times) {
    const context = newContext({ tenant, projectId, now: () => at })
    await recordRun(context, { agentType: 'test-design', inputSummary: '' }, () => Promise.resolve())
  }
}

type Run = typeof agentRuns.$inferInsert

/** Agent runs of a project, as rows alone. */
export async function addRuns(project: OfOrganization, runs: Partial<Run>[]) {
  for (const run of runs) {
    const { organizationId, projectId } = project
    const work = { agentType: 'test-design', status: 'completed', inputSummary: 'a text' } as const
    const times = { startedAt: Date.now(), finishedAt: Date.now() }
    const row = { runId: uuidV7(Date.now()), organizationId, projectId, ...work, ...times, ...run }
    await db.insert(agentRuns).values(row)
  }
}
