import type { Context } from '../../../shared/kernel/context.ts'
import { deleteEvidence } from '../hosted-runs/index.ts'

/** Ends a run and removes what it has left outside of the database. Its browser notices and stops, and removes what it wrote meanwhile. Safe to repeat. */
export async function removeRun(context: Context, executionId: string): Promise<void> {
  const { executions } = context.services
  await executions.getByName(executionId).purge()
  await deleteEvidence(context, executionId)
}
