import { call } from '../../../client/call.ts'
import { Refusal } from '../../../client/refusal.ts'
import type { Execution } from '../../../parts/run/types.ts'
import { knowsSession } from '../known-sessions.ts'

/** Whoever only got the link of a run reads its report: the way to its cases, which one could change there, is for those who have been there. */
export async function readRun(executionId: string): Promise<Execution> {
  const answer = await call('GET /api/public/test-cases/executions/{executionId}', { executionId })
  if (!('evidence' in answer)) throw new Refusal(500, {})
  const { sessionId } = answer
  return sessionId !== null && knowsSession(sessionId) ? answer : { ...answer, sessionId: null }
}
