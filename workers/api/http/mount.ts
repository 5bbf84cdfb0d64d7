import { Hono } from 'hono'
import type { Context } from '../../../shared/kernel/context.ts'
import { methodNotAllowed } from '../../../shared/kernel/errors.ts'
import { execute } from '../../../shared/kernel/execute.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { serverTiming } from '../../../shared/kernel/timing.ts'
import type { ApiEnv } from '../../../shared/services/env.ts'
import { ids } from '../../../shared/services/ids.ts'
import { authenticate } from '../../features/identity/index.ts'
import { answerOnce } from './idempotency/answer-once.ts'
import { allowHeader, corsHeaders, preflight } from './cors.ts'
import { createContext } from './create-context.ts'
import { errorResponse } from './error-response.ts'
import { logRequest } from './log-request.ts'
import { nothingHere } from './nothing-here.ts'
import { honoPath, pathFields } from './paths.ts'
import { readBody, readInput } from './read-input.ts'
import { toReadResponse } from './to-response.ts'

/** A year. Other names below ours are not ours to speak for. */
const hstsSeconds = 31_536_000

export type App = Hono<{ Bindings: ApiEnv }>

/** Mounts every operation of the table on its path. Preflights and 405 answers are derived from the same table. */
export function mount(operations: readonly Operation[]): App {
  const app: App = new Hono()
  const paths = Map.groupBy(operations, ({ path }) => path)
  for (const operation of operations) {
    app.on(operation.method, honoPath(operation.path), (c) =>
      answer(
        operation,
        c.req.raw,
        pathFields(operation, c.req.param() as Record<string, string>),
        createContext(c.req.raw, c.env, c.executionCtx),
      ),
    )
  }
  for (const [path, siblings] of paths) {
    app.all(honoPath(path), (c) => {
      const context = createContext(c.req.raw, c.env, c.executionCtx)
      if (c.req.method === 'OPTIONS') return preflight(siblings, c.req.raw, context.services.settings)
      const refusal = methodNotAllowed({ headers: { Allow: allowHeader(siblings) } })
      return finish(errorResponse(refusal, context, 'http.method'), context, {})
    })
  }
  app.notFound(async (c) => {
    const context = createContext(c.req.raw, c.env, c.executionCtx)
    return finish(await nothingHere(context, c.req.raw, c.env.ASSETS), context, {})
  })
  // Only what fails before there is a context comes here: settings that cannot be read.
  app.onError((error) => {
    const requestId = ids.uuid()
    return errorResponse(error, { requestId, responseHeaders: { 'X-Request-Id': requestId } }, 'http.context')
  })
  return app
}

async function answer(
  operation: Operation,
  request: Request,
  path: Record<string, string>,
  context: Context,
) {
  const cors = corsHeaders(operation, request.headers.get('origin'), context.services.settings)
  const started = performance.now()
  const done = (response: Response, error?: unknown) => {
    const durationMs = performance.now() - started
    logRequest(context, { operation, status: response.status, durationMs, error })
    const timing = { 'Server-Timing': serverTiming(context.timings, durationMs) }
    return finish(response, context, { ...cors, ...timing })
  }
  try {
    const isHeld = operation.consumes && !operation.streams
    const held = isHeld ? await limited(request, operation.maxBodyBytes) : request
    const output = await execute(operation, {
      context,
      authenticate: () => authenticate(context, request, operation),
      read: () => readInput(operation, request, path),
      request: held,
      around: (work, input) =>
        answerOnce(context, { operation, input, request: held }, async () =>
          toReadResponse(operation, await work(), request),
        ),
    })
    return done(toReadResponse(operation, output, request))
  } catch (error) {
    return done(errorResponse(error, context, operation.id), error)
  }
}

/** The same request with its body read and held, refused when it is larger than the operation takes. */
async function limited(request: Request, maxBytes: number): Promise<Request> {
  const body = await readBody(request, maxBytes)
  // A plain copy would lose what the network says of the caller's place.
  const cf = request.cf as CfProperties | undefined
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body,
    ...(cf && { cf }),
  })
}

function finish(response: Response, context: Context, cors: Record<string, string>): Response {
  if (response.webSocket) return response
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(context.responseHeaders))
    if (!headers.has(name)) headers.set(name, value)
  const added = {
    ...cors,
    'X-Request-Id': context.requestId,
    'X-Content-Type-Options': 'nosniff',
    // Browsers ignore it over http, where whoever stands between could have written it.
    ...(context.origin.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${hstsSeconds}` }),
  }
  for (const [name, value] of Object.entries(added)) headers.set(name, value)
  for (const value of context.cookies) headers.append('Set-Cookie', value)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}
