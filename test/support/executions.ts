import { env } from 'cloudflare:workers'
import type { StartRequest } from '../../durable-objects/execution/state.ts'
import type { EventPayload } from '../../shared/kernel/events.ts'
import { executions, newSecretId } from './objects.ts'

export const statusEvent = (message: string): EventPayload => ({
  type: 'status',
  phase: 'reading',
  message,
  progress: 0,
})

export const statusEvents = (count: number, prefix = 'event'): EventPayload[] =>
  Array.from({ length: count }, (_, index) => statusEvent(`${prefix} ${index + 1}`))

/** An execution of its own, not yet begun. */
export async function newExecution(given: Partial<StartRequest> = {}) {
  const executionId = newSecretId()
  const now = Date.now()
  const stub = executions.getByName(executionId)
  const request: StartRequest = {
    kind: 'generation',
    executionId,
    sessionId: null,
    organizationId: null,
    deadlineAt: now + 120_000,
    input: { requirements: 'The total is shown.' },
    now,
    ...given,
  }
  await stub.start(request)
  // The test library takes the platform's own stub.
  return { executionId, stub, object: env.EXECUTION.getByName(executionId), request }
}

/** An execution whose first attempt has begun. */
export async function runningExecution(given: Partial<StartRequest> = {}) {
  const execution = await newExecution(given)
  const begun = await execution.stub.beginAttempt({ now: Date.now() })
  if (!begun.ok) throw new Error(begun.code)
  return { ...execution, attempt: begun.attempt }
}

/** The numbers 1 to `count`. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
