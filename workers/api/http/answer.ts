import type { Context } from '../../../shared/kernel/context.ts'
import { methodNotAllowed } from '../../../shared/kernel/errors.ts'
import { execute } from '../../../shared/kernel/execute.ts'
import type { Route } from '../../../shared/kernel/operation.ts'
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
import { pathFields } from './paths.ts'
import { readBody, readInput } from './read-input.ts'
import { toReadResponse } from './to-response.ts'

/** A year. Other names below ours are not ours to speak for. */
const hstsSeconds = 31_536_000

/** One request, with what the platform gives to it. */
export interface Arrival {
  request: Request
  env: ApiEnv
  execution: Pick<ExecutionContext, 'waitUntil'>
}

/** Answers a request of a route, with the parameters of its path as they were matched. */
export async function answerRoute(
  route: Route,
  { request, env, execution }: Arrival,
  matched: Record<string, string>,
): Promise<Response> {
  return answer(route, request, pathFields(route, matched), createContext(request, env, execution))
}

/** Answers a request of a path whose `routes` take other methods: a preflight, or 405. */
export function answerMethod(routes: readonly Route[], { request, env, execution }: Arrival): Response {
  const context = createContext(request, env, execution)
  if (request.method === 'OPTIONS') return preflight(routes, request, context.services.settings)
  const refusal = methodNotAllowed({ headers: { Allow: allowHeader(routes) } })
  return finish(errorResponse(refusal, context, 'http.method'), context, {})
}

/** Answers a request of an address that leads nowhere. */
export async function answerNothing({ request, env, execution }: Arrival): Promise<Response> {
  const context = createContext(request, env, execution)
  return finish(await nothingHere(context, request, env.ASSETS), context, {})
}

/** Answers where there is no context: settings cannot be read, or somebody went around what stands in front. */
export function answerFailure(error: unknown): Response {
  const requestId = ids.uuid()
  return errorResponse(error, { requestId, responseHeaders: { 'X-Request-Id': requestId } }, 'http.context')
}

async function answer(route: Route, request: Request, path: Record<string, string>, context: Context) {
  const cors = corsHeaders(route, request.headers.get('origin'), context.services.settings)
  const started = performance.now()
  const done = (response: Response, error?: unknown) => {
    const durationMs = performance.now() - started
    logRequest(context, { operation: route, status: response.status, durationMs, error })
    const timing = { 'Server-Timing': serverTiming(context.timings, durationMs) }
    return finish(response, context, { ...cors, ...timing })
  }
  try {
    const operation = await route.load()
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
    return done(errorResponse(error, context, route.id), error)
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
