import { and, eq, sql } from 'drizzle-orm'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import { caseTargets } from '../../../shared/db/tables/test-runs.ts'
import type { RememberedStep } from '../../../shared/domain/prose-steps/fingerprint.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'
import { again } from './again.ts'
import type { Run } from './run.ts'

/** What a case that passed has acted on helps its next run: it is kept where the case is. */
export async function rememberTargets(
  { context, sessionId, projectId, executionId }: Run,
  testCaseId: string,
  steps: RememberedStep[],
): Promise<void> {
  const { publicSessions } = context.services
  try {
    if (sessionId) await again(() => publicSessions.getByName(sessionId).remember({ testCaseId, steps }))
    if (projectId) await again(() => rememberInProject(context, projectId, { testCaseId, steps }))
  } catch (error) {
    // The case has passed without it.
    logError({ kind: 'hosted-runs.remember', requestId: executionId, error })
  }
}

/** A case that is gone, by itself or with its project, is not remembered. */
async function rememberInProject(
  { services: { db } }: Context,
  projectId: string,
  { testCaseId, steps }: { testCaseId: string; steps: RememberedStep[] },
): Promise<void> {
  const which = and(eq(testCases.testCaseId, testCaseId), eq(testCases.projectId, projectId))
  const row = sql`select ${testCaseId}, ${projectId}, ${JSON.stringify(steps)} from ${testCases} where ${which}`
  await db
    .insert(caseTargets)
    .select(row)
    .onConflictDoUpdate({ target: caseTargets.testCaseId, set: { targets: sql`excluded.targets` } })
}
