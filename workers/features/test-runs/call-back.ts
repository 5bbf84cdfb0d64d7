import type { Statement } from '../../../shared/db/database.ts'
import type { ciRuns } from '../../../shared/db/tables/ci-triggers.ts'
import type { RunCounts, runStatuses } from '../../../shared/db/tables/test-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { publicOrigin } from '../../../shared/services/own-hosts.ts'
import { callbackStatements } from '../webhooks/index.ts'

/** What a pipeline said of a run; null of a run that none has started. */
export type CiRun = typeof ciRuns.$inferSelect | null

interface End {
  status: (typeof runStatuses)[number]
  counts: RunCounts
}

export const callsBack = (run: CiRun): run is NonNullable<CiRun> => run !== null && run.callbackUrl !== null

/** The statements, one or none, that order the callback of a run which has ended so: for the transaction that writes the end down. */
export async function callbackOf(
  context: Context,
  run: CiRun,
  { status, counts }: End,
): Promise<Statement[]> {
  if (!callsBack(run)) return []
  const { executionId, organizationId, projectId, commit, branch } = run
  const origin = publicOrigin(context.services.settings)
  const resultsUrl = origin && `${origin}/api/qa/test-execution/${executionId}/results`
  const body = JSON.stringify({ executionId, projectId, status, counts, commit, branch, resultsUrl })
  return callbackStatements(context, { executionId, organizationId, body })
}
