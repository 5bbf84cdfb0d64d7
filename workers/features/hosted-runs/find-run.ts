import { executionAt } from '../../../shared/kernel/capabilities.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { executionNotFound } from './errors.ts'

/** The record of a public hosted run. Executions of an organization, and of another kind, are not found here. */
export async function findPublicRun({ services }: Context, executionId: string) {
  const record = await executionAt(services, executionId)?.record()
  if (!record || record.kind !== 'hosted-run' || record.organizationId !== null) throw executionNotFound()
  return record
}
