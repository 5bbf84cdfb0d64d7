import type { Context } from '../../../shared/kernel/context.ts'
import { internal, isServiceError } from '../../../shared/kernel/errors.ts'
import { logError } from '../../../shared/services/log.ts'

/** The documented error body. What is not a declared refusal is answered with a fixed sentence. */
export function errorResponse(
  error: unknown,
  context: Pick<Context, 'requestId' | 'responseHeaders'>,
  operationId: string,
): Response {
  if (isOurFault(error)) logError({ at: operationId, requestId: context.requestId, error })
  const refusal = isServiceError(error) ? error : internal()
  const { code, message, details, headers, status } = refusal
  const body = { error: code, message, ...(details ? { details } : {}), requestId: context.requestId }
  return Response.json(body, { status, headers: { ...context.responseHeaders, ...headers } })
}

/** Only what an operator has to look at is logged: errors that nobody declared, and refusals that hide one. */
function isOurFault(error: unknown): boolean {
  return !isServiceError(error) || error.code === internal.code || error.cause !== undefined
}
