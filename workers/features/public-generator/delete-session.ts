import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { deleteEvidence } from '../hosted-runs/index.ts'
import { deleteRewordings } from '../quality/index.ts'
import { sessionNotFound } from './errors.ts'
import { requireSession, unindexSession } from './store.ts'

/** Removes a session with its runs and their evidence. The session goes last, so that a repeat after a crash finishes the work. */
export async function removeSession(context: Context, sessionId: string): Promise<void> {
  const stub = context.services.publicSessions.getByName(sessionId)
  while ((await deleteRewordings(context, sessionId)) > 0);
  const executionIds = await stub.executionIds()
  for (const executionId of executionIds) await removeExecution(context, executionId)
  for (const executionId of await stub.purge()) {
    // A run that began meanwhile would otherwise be kept for ever, because only its session names it.
    if (!executionIds.includes(executionId)) await removeExecution(context, executionId)
  }
  await unindexSession(context, sessionId)
}

async function removeExecution(context: Context, executionId: string): Promise<void> {
  const execution = context.services.executions.getByName(executionId)
  await execution.cancel({ now: context.now() })
  await deleteEvidence(context, executionId)
  await execution.purge()
}

export const deleteSession = defineOperation({
  id: 'public.deleteSession',
  route: 'DELETE /api/public/test-cases/sessions/{sessionId}',
  summary: 'Delete a session with its test cases, runs and evidence',
  access: 'public',
  effect: 'destroy',
  input: () => ({ sessionId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [sessionNotFound],
  mcp: 'listed',
  async run(context, { sessionId }) {
    await requireSession(context, sessionId)
    await removeSession(context, sessionId)
    return { deleted: true } as const
  },
})
