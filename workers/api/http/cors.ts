import type { Operation } from '../../../shared/kernel/operation.ts'
import type { Settings } from '../../../shared/services/settings.ts'

const exposed =
  'X-Request-Id, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Content-Disposition, Idempotency-Replayed, ETag, Location, Server-Timing'
const maxAgeSeconds = '7200'

/** CORS headers of an answer: public operations allow any origin without credentials, the others only configured origins. */
export function corsHeaders(
  operation: Operation,
  origin: string | null,
  settings: Settings,
): Record<string, string> {
  // Also for a caller without an origin: a cached answer may be handed to a page of another.
  if (operation.access === 'public')
    return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': exposed }
  if (!origin) return {}
  if (!settings.ALLOWED_ORIGINS.split(/\s+/).includes(origin)) return { Vary: 'Origin' }
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': exposed,
    Vary: 'Origin',
  }
}

/** Answers a preflight for one path. Only operations whose own answer would carry CORS headers are offered. */
export function preflight(operations: readonly Operation[], request: Request, settings: Settings): Response {
  const wanted = request.headers.get('access-control-request-method')
  const corsOf = (operation: Operation) => corsHeaders(operation, request.headers.get('origin'), settings)
  const operation = operations.find(({ method }) => method === wanted)
  const cors = operation ? corsOf(operation) : {}
  const allowed = 'Access-Control-Allow-Origin' in cors
  const offered = operations.filter(
    (sibling) => corsOf(sibling)['Access-Control-Allow-Origin'] === cors['Access-Control-Allow-Origin'],
  )
  return new Response(null, {
    status: 204,
    headers: {
      Allow: allowHeader(operations),
      ...cors,
      ...(allowed && {
        'Access-Control-Allow-Methods': offered.map(({ method }) => method).join(', '),
        'Access-Control-Allow-Headers': request.headers.get('access-control-request-headers') ?? '',
        'Access-Control-Max-Age': maxAgeSeconds,
      }),
    },
  })
}

export function allowHeader(operations: readonly Operation[]): string {
  return [...new Set(operations.map(({ method }) => method)), 'OPTIONS'].join(', ')
}
