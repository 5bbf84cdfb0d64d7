import type { Route } from '../../../shared/kernel/operation.ts'
import type { Settings } from '../../../shared/services/settings.ts'

const exposed =
  'X-Request-Id, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Content-Disposition, Idempotency-Replayed, ETag, Location, Server-Timing'
const maxAgeSeconds = '7200'

/** CORS headers of an answer: public operations allow any origin without credentials, the others only configured origins. */
export function corsHeaders(
  { isPublic }: Pick<Route, 'isPublic'>,
  origin: string | null,
  settings: Settings,
): Record<string, string> {
  // Also for a caller without an origin: a cached answer may be handed to a page of another.
  if (isPublic) return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': exposed }
  if (!origin) return {}
  if (!settings.ALLOWED_ORIGINS.split(/\s+/).includes(origin)) return { Vary: 'Origin' }
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': exposed,
    Vary: 'Origin',
  }
}

/** Answers a preflight for one path. Only routes whose own answer would carry CORS headers are offered. */
export function preflight(routes: readonly Route[], request: Request, settings: Settings): Response {
  const wanted = request.headers.get('access-control-request-method')
  const corsOf = (route: Route) => corsHeaders(route, request.headers.get('origin'), settings)
  const route = routes.find(({ method }) => method === wanted)
  const cors = route ? corsOf(route) : {}
  const allowed = 'Access-Control-Allow-Origin' in cors
  const offered = routes.filter(
    (sibling) => corsOf(sibling)['Access-Control-Allow-Origin'] === cors['Access-Control-Allow-Origin'],
  )
  return new Response(null, {
    status: 204,
    headers: {
      Allow: allowHeader(routes),
      ...cors,
      ...(allowed && {
        'Access-Control-Allow-Methods': offered.map(({ method }) => method).join(', '),
        'Access-Control-Allow-Headers': request.headers.get('access-control-request-headers') ?? '',
        'Access-Control-Max-Age': maxAgeSeconds,
      }),
    },
  })
}

export function allowHeader(routes: readonly Pick<Route, 'method'>[]): string {
  return [...new Set(routes.map(({ method }) => method)), 'OPTIONS'].join(', ')
}
