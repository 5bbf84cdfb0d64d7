import { defineError } from '../../../shared/kernel/errors.ts'

export const emailTaken = defineError(
  'identity.email_taken',
  409,
  'This e-mail address is registered already',
)
export const wrongCredentials = defineError(
  'identity.wrong_credentials',
  401,
  'The e-mail address or the password is wrong',
)
export const invalidRefreshToken = defineError(
  'identity.invalid_refresh_token',
  401,
  'This refresh token is unknown, expired, revoked or already used. Sign in again.',
)
export const csrfFailed = defineError(
  'csrf_failed',
  403,
  'The CSRF token is missing or does not belong to this browser. Get a new one from /api/auth/csrf.',
)
