import { internal, isServiceError } from '../../shared/kernel/errors.ts'
import { logError } from '../../shared/services/log.ts'

/** Trackers run on every site there is, and carry no credentials. */
const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-Request-Id, Retry-After',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

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

export function answer(
  status: number,
  body: unknown,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { ...anyOrigin, 'X-Request-Id': requestId, ...headers } })
}

/** The documented error body. What is not a declared refusal is answered with a fixed sentence. */
export function refuse(error: unknown, requestId: string): Response {
  const refusal = isServiceError(error) ? error : internal()
  if (refusal.status >= 500 && refusal.status !== 501) logError({ at: 'collect', requestId, error })
  const { code, message, details, headers, status } = refusal
  return answer(
    status,
    { error: code, message, ...(details ? { details } : {}), requestId },
    requestId,
    headers,
  )
}
