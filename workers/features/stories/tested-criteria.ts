import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { changes } from '../../../shared/db/tables/changes.ts'
import type { AcceptanceCriterion } from '../../../shared/db/tables/stories.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import type { TestedCriterion } from '../../../shared/domain/stories/diff/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'

/** How far back it is looked when a case was made for a criterion that has changed more than once since. */
const mostVersions = 50

/** The criteria that the cases of a story were made for, as they were then, each with its cases, the first that was made before. */
export async function testedCriteria(context: Context, storyId: string): Promise<TestedCriterion[]> {
  const rows = await testedRows(context, storyId)
  return rows.map(({ criterion, testCaseIds }) => ({
    criterion: JSON.parse(criterion) as AcceptanceCriterion,
    testCaseIds: JSON.parse(testCaseIds) as string[],
  }))
}

/** Many cases have one criterion: its text is read once. */
export const testedRows = (context: Context, storyId: string) =>
  context.services.db
    .select({
      criterion: sql<string>`${testCases.criterion}`,
      testCaseIds: sql<string>`json_group_array(${testCases.testCaseId} order by ${testCases.createdAt}, ${testCases.testCaseId})`,
    })
    .from(testCases)
    .where(
      and(
        eq(testCases.storyId, storyId),
        eq(testCases.organizationId, tenantOf(context).organizationId),
        isNotNull(testCases.criterion),
      ),
    )
    .groupBy(testCases.criterion)
    .orderBy(sql`min(${testCases.createdAt})`, testCases.criterion)

/** What the criteria of a story were before each change of them, the latest first. */
export async function criteriaVersions(context: Context, storyId: string): Promise<AcceptanceCriterion[][]> {
  const rows = await versionRows(context, storyId)
  return rows.flatMap(({ from }) => (Array.isArray(from) ? [from as AcceptanceCriterion[]] : []))
}

export const versionRows = (context: Context, storyId: string) =>
  context.services.db
    .select({ from: changes.from })
    .from(changes)
    .where(
      and(
        eq(changes.resourceId, storyId),
        eq(changes.organizationId, tenantOf(context).organizationId),
        eq(changes.field, 'acceptanceCriteria'),
      ),
    )
    .orderBy(desc(changes.at), desc(changes.changeId))
    .limit(mostVersions)
