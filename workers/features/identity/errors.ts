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
export const foreignPage = defineError(
  'identity.foreign_page',
  403,
  'On one machine, pages of other origins neither register nor sign in, because any website could. Whoever runs this service lets the pages of an origin by naming it in ALLOWED_ORIGINS.',
)
export const wrongCurrentPassword = defineError(
  'identity.wrong_password',
  403,
  'The current password is wrong. If you have forgotten it, ask for a new one by e-mail.',
)
export const invalidLink = defineError(
  'identity.invalid_link',
  400,
  'This link is unknown, expired, already used, or replaced by a newer one. Ask for a new one.',
)
export const linkOfAnother = defineError(
  'identity.link_of_another_account',
  403,
  'This link belongs to another account than the one that is signed in here. Sign in with the address that the mail came to and open the link again. If you never registered there, choose a new password by "Forgot password": that ends every other sign-in.',
)
export const alreadyVerified = defineError(
  'identity.already_verified',
  409,
  'This e-mail address is verified already',
)
export const sessionNotFound = defineError('identity.session_not_found', 404, 'Session not found')
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
