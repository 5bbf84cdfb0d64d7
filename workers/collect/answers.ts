import { type ServiceError, internal, isServiceError } from '../../shared/kernel/errors.ts'
import { logError } from '../../shared/services/log.ts'

export interface Accepted {
  accepted: true
  eventId: string
  cache: string
  explain?: object
}

/** Trackers run on every site there is, and carry no credentials. */
const anyOrigin = { 'Access-Control-Allow-Origin': '*' }

export function preflight(): Response {
  const headers = {
    ...anyOrigin,
    Allow: 'POST, OPTIONS',
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers':
      'Content-Type, Idempotency-Key, X-Umami-Cache, X-Umami-Website-Id, X-Umami-Hostname',
    'Access-Control-Max-Age': '86400',
  }
  return new Response(null, { status: 204, headers })
}

/** The answer to nearly every request. It is a POST's, so nothing caches it; each further header would cost at this rate. */
export function accept(body: object, requestId: string, status = 202): Response {
  return Response.json(body, { status, headers: { ...anyOrigin, 'X-Request-Id': requestId } })
}

/** What is not a declared refusal is logged, and answered with a fixed sentence. */
export function refusalFrom(error: unknown, requestId: string): ServiceError {
  const refusal = isServiceError(error) ? error : internal()
  if (refusal.status >= 500 && refusal.status !== 501) logError({ kind: 'collect', requestId, error })
  return refusal
}

/** The documented error body, or another in its place. */
export function refuse(refusal: ServiceError, requestId: string, body?: object): Response {
  const { code, message, details, status } = refusal
  const headers = {
    ...anyOrigin,
    'Access-Control-Expose-Headers': 'X-Request-Id, Retry-After',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    ...refusal.headers,
  }
  const ours = { error: code, message, ...(details && { details }), requestId }
  return Response.json(body ?? ours, { status, headers })
}
