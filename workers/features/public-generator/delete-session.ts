import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { deleteEvidence } from '../hosted-runs/index.ts'
import { sessionNotFound } from './errors.ts'
import { requireSession, unindexSession } from './store.ts'

/** Removes a session with its runs and their evidence. The session goes last, so that a repeat after a crash finishes the work. */
export async function removeSession(context: Context, sessionId: string): Promise<void> {
  const { services } = context
  const stub = services.publicSessions.getByName(sessionId)
  for (const executionId of await stub.executionIds()) {
    const execution = services.executions.getByName(executionId)
    await execution.cancel({ now: context.now() })
    await deleteEvidence(context, executionId)
    await execution.purge()
  }
  await stub.purge()
  await unindexSession(context, sessionId)
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
