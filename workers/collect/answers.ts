import { internal, isServiceError } from '../../shared/kernel/errors.ts'
import { logError } from '../../shared/services/log.ts'

export interface Accepted {
  accepted: true
  eventId: string
  cache: string
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
export function accept(body: Accepted, requestId: string): Response {
  return Response.json(body, { status: 202, headers: { ...anyOrigin, 'X-Request-Id': requestId } })
}

/** The documented error body. What is not a declared refusal is answered with a fixed sentence. */
export function refuse(error: unknown, requestId: string): Response {
  const refusal = isServiceError(error) ? error : internal()
  if (refusal.status >= 500 && refusal.status !== 501) logError({ kind: 'collect', requestId, error })
  const { code, message, details, status } = refusal
  const headers = {
    ...anyOrigin,
    'Access-Control-Expose-Headers': 'X-Request-Id, Retry-After',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    ...refusal.headers,
  }
  return Response.json({ error: code, message, ...(details && { details }), requestId }, { status, headers })
}
