import * as oauth from 'oauth4webapi'
import { isServiceError } from '../../../shared/kernel/errors.ts'

/**
 * Why nobody is signed in after a way to the issuer: the person said no there, the way was not begun in this browser or took too long, the issuer or its answer cannot
 * be relied on, or it does not answer. The page to sign in on says each in words, and what to do.
 */
export type SignInProblem = 'denied' | 'expired' | 'refused' | 'unreachable' | 'busy'

const saidNo: ReadonlySet<string> = new Set([
  'access_denied',
  'consent_required',
  'interaction_required',
  'login_required',
])
const notNow: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable'])

export function problemOf(error: unknown): SignInProblem {
  if (isServiceError(error)) return error.status === 429 ? 'busy' : 'unreachable'
  if (error instanceof oauth.AuthorizationResponseError) {
    if (saidNo.has(error.error)) return 'denied'
    return notNow.has(error.error) ? 'unreachable' : 'refused'
  }
  // A code that was used already, or that waited too long.
  if (error instanceof oauth.ResponseBodyError) {
    if (error.status >= 500) return 'unreachable'
    return error.error === 'invalid_grant' ? 'expired' : 'refused'
  }
  if (error instanceof oauth.OperationProcessingError) return isOutage(error) ? 'unreachable' : 'refused'
  if (error instanceof oauth.UnsupportedOperationError) return 'refused'
  return 'unreachable'
}

/** The issuer answered, but with a page of its proxy or nothing that could be read. */
const isOutage = ({ code, cause }: oauth.OperationProcessingError): boolean =>
  code === oauth.RESPONSE_IS_NOT_JSON ||
  code === oauth.PARSE_ERROR ||
  (cause instanceof Response && cause.status >= 500)

/** The code by which the issuer refused, which tells an operator what to set right. */
export const saidBy = (error: unknown): string | undefined =>
  error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError
    ? error.error.slice(0, 100)
    : undefined
