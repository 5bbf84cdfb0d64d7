import { type Context, actorName } from '../../../shared/kernel/context.ts'
import { internal, isServiceError } from '../../../shared/kernel/errors.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { logNote } from '../../../shared/services/log.ts'

interface Ended {
  /** A tool is called within a request, and has a line of its own with the same request id. */
  kind?: 'request' | 'tool'
  operation: Pick<Operation, 'id' | 'method'>
  status: number
  durationMs: number
  error?: unknown
}

/** One line for every request: what, by whom, how it ended. Addresses, inputs and answers are not in it. */
export function logRequest(
  context: Context,
  { kind = 'request', operation, status, durationMs, error }: Ended,
): void {
  if (!context.services.settings.LOG_REQUESTS) return
  const { requestId, actor, tenant } = context
  logNote({
    kind,
    requestId,
    operation: operation.id,
    method: operation.method,
    status,
    durationMs: Math.round(durationMs),
    actor: actorName(actor),
    ...(tenant && { organizationId: tenant.organizationId, role: tenant.role }),
    ...(error !== undefined && { error: isServiceError(error) ? error.code : internal.code }),
  })
}
