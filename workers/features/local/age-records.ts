import { type SQL, eq, getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { changes } from '../../../shared/db/tables/changes.ts'
import { defectOccurrences, defects } from '../../../shared/db/tables/defects.ts'
import { projects } from '../../../shared/db/tables/projects.ts'
import { recordStates } from '../../../shared/db/tables/record-states.ts'
import { sprints, stories } from '../../../shared/db/tables/stories.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import { testResults, testRuns } from '../../../shared/db/tables/test-runs.ts'
import { agentRuns } from '../../../shared/db/tables/usage.ts'
import type { Period } from '../../../shared/domain/evidence/aged-times.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { notFound } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'

/** The project, and what it has that happened at some time. */
const tables = [
  projects,
  stories,
  sprints,
  testCases,
  testRuns,
  testResults,
  defects,
  defectOccurrences,
  agentRuns,
  changes,
  // Last: what changes in the tables above is written here by triggers.
  recordStates,
] as const

const dayMs = 86_400_000

export const ageRecords = defineOperation({
  id: 'projects.ageRecords',
  route: 'POST /api/projects/{projectId}/age',
  summary: 'Move what happened in a project of a local process back in time',
  description:
    'For a demo that has a past: nobody can make one by working. Each period moves by its own `backMs`; repeat a call and what is out of its periods by then stays.',
  access: { role: 'member', organization: projectOrganization, hidden: projectNotFound },
  effect: 'write',
  repeat: 'redoes',
  input: () => ({
    projectId: z.uuid(),
    periods: z
      .array(
        z.object({
          from: z.int().min(0).describe('Milliseconds since the epoch'),
          until: z.int().min(0).describe('Not part of the period'),
          backMs: z
            .int()
            .min(0)
            .max(366 * dayMs)
            .describe('How much earlier, in milliseconds'),
        }),
      )
      .min(1)
      .max(50)
      .describe('Stretches of time that do not overlap'),
  }),
  output: () => z.object({ runs: z.int().describe('Test runs that were moved') }),
  errors: [notFound, projectNotFound],
  async run(context, { projectId, periods }) {
    if (!context.services.settings.LOCAL) throw notFound()
    const { db, executions } = context.services
    const runs = await db
      .select({ executionId: testRuns.executionId })
      .from(testRuns)
      .where(eq(testRuns.projectId, projectId))
    for (const { executionId } of runs) await executions.getByName(executionId).age(periods)
    await commit(
      context,
      {
        organizationId: tenantOf(context).organizationId,
        action: 'projects.ageRecords',
        resource: 'project',
        resourceId: projectId,
        summary: 'Moved what happened in the project back in time',
      },
      tables.map((table) => aged(context, { table, projectId, periods })),
    )
    return { runs: runs.length }
  },
})

function aged(
  { services: { db } }: Context,
  {
    table,
    projectId,
    periods,
  }: { table: (typeof tables)[number]; projectId: string; periods: readonly Period[] },
) {
  const times = Object.entries(getTableColumns(table as SQLiteTable)).filter(([, column]) => isTime(column))
  const values = Object.fromEntries(times.map(([name, column]) => [name, agedColumn(column, periods)]))
  return db
    .update(table as typeof stories)
    .set(values)
    .where(eq(table.projectId, projectId))
}

const isTime = (column: SQLiteColumn) =>
  column.columnType === 'SQLiteInteger' && /^(?:at|.*_at|valid_from|valid_to)$/.test(column.name)

/** What is null stays so. */
const agedColumn = (column: SQLiteColumn, periods: readonly Period[]): SQL => sql`${column} - coalesce((
  select value ->> 'backMs' from json_each(${JSON.stringify(periods)})
  where ${column} >= value ->> 'from' and ${column} < value ->> 'until'
), 0)`
