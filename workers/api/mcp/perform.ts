import type { Context } from '../../../shared/kernel/context.ts'
import { forbidden } from '../../../shared/kernel/errors.ts'
import { execute } from '../../../shared/kernel/execute.ts'
import { type Operation, takesIdempotencyKey } from '../../../shared/kernel/operation.ts'
import { answerOnce } from '../http/idempotency/answer-once.ts'
import { logRequest } from '../http/log-request.ts'
import { toResponse } from '../http/to-response.ts'
import { mayUse } from './rules.ts'

/**
 * Carries an operation out for whoever asks the endpoint, by the pipeline that HTTP goes through. Nothing of the call stays in the context of the request but its
 * id and key, so that an operation answers as it does over HTTP: what is public knows no caller, and what was done under an Idempotency-Key is not done again.
 */
export async function perform(context: Context, operation: Operation, input: unknown): Promise<unknown> {
  const { actor, tenant: _, audited: __, ...rest } = context
  const inner: Context = {
    ...rest,
    byTool: true,
    actor: { kind: 'anonymous' },
    responseHeaders: {},
    cookies: [],
    timings: new Map(),
  }
  const started = performance.now()
  const ended = (status: number, error?: unknown) =>
    logRequest(
      { ...inner, actor },
      { kind: 'tool', operation, status, durationMs: performance.now() - started, error },
    )
  try {
    if (!mayUse(actor, operation)) throw forbidden({ message: 'This access key does not allow this' })
    const request = new Request(`${context.origin}${operation.path}`, {
      method: operation.method,
      headers: { Accept: 'application/json' },
    })
    const output = await execute(operation, {
      context: inner,
      // A long call authenticates again, with the credentials of the message.
      async authenticate() {
        await context.stillMay?.()
        return actor
      },
      read: () => Promise.resolve(input),
      request,
      ...(isKeyed(context, operation) && {
        around: (work, parsed) =>
          answerOnce(inner, { operation, input: parsed, request }, async () =>
            toResponse(operation, await work()),
          ),
      }),
    })
    if (output instanceof Response && output.headers.has(replayed)) context.responseHeaders[replayed] = 'true'
    ended(operation.status)
    return output
  } catch (error) {
    ended(statusOf(error), error)
    throw error
  }
}

const replayed = 'Idempotency-Replayed'

const isKeyed = ({ idempotencyKey }: Context, operation: Operation) =>
  idempotencyKey !== undefined && takesIdempotencyKey(operation)

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
