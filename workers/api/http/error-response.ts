import type { Context } from '../../../shared/kernel/context.ts'
import { type ServiceError, internal, isServiceError } from '../../../shared/kernel/errors.ts'
import { logError } from '../../../shared/services/log.ts'

/** What a caller is told of an error, with the documented body. What is not a declared refusal is told as a fixed sentence, and logged. */
export function refusalOf(error: unknown, { requestId }: Pick<Context, 'requestId'>, operationId: string) {
  if (isOurFault(error)) logError({ kind: operationId, requestId, error })
  const refusal: ServiceError = isServiceError(error) ? error : internal()
  const { code, message, details } = refusal
  return { refusal, body: { error: code, message, ...(details ? { details } : {}), requestId } }
}

/** The documented error body as an answer. */
export function errorResponse(
  error: unknown,
  context: Pick<Context, 'requestId' | 'responseHeaders'>,
  operationId: string,
): Response {
  const { refusal, body } = refusalOf(error, context, operationId)
  const { headers, status } = refusal
  return Response.json(body, { status, headers: { ...context.responseHeaders, ...headers } })
}

/** Only what an operator has to look at is logged: errors that nobody declared, and refusals that hide one. */
function isOurFault(error: unknown): boolean {
  return !isServiceError(error) || error.code === internal.code || error.cause !== undefined
}
