import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError, notConfigured } from '../../../shared/kernel/errors.ts'
import { requirePublicOrigin } from '../../../shared/services/own-hosts.ts'
import { logError } from '../../../shared/services/log.ts'
import { type Purpose, newMailedToken } from './mailed-tokens.ts'
import type { User } from './users.ts'

type Recipient = Pick<User, 'userId' | 'email'>

// The name of an account is nowhere in its mails: whoever registers a stranger's address chooses it.
const wordings: Record<Purpose, { subject: string; page: string; reason: string; otherwise: string }> = {
  'password-reset': {
    subject: 'Choose a new password',
    page: 'reset-password',
    reason: 'Somebody asked for a new password for your account. This link is good once, for an hour:',
    otherwise: 'If that was not you, do nothing: your password stays as it is.',
  },
  'email-verification': {
    subject: 'Confirm your e-mail address',
    page: 'verify-email',
    reason:
      'An account was made with this e-mail address. If you made it, sign in and confirm it by this link within a day:',
    otherwise:
      'If you did not, do nothing. You can take the account over by "Forgot your password?" on the sign-in page, which ends every other sign-in.',
  },
}

/** Refuses what only works by mail where there is none, instead of promising one. */
export function requireMail({ services: { mailer } }: Context): void {
  if (!mailer.configured) {
    throw notConfigured({
      message:
        'This deployment sends no mail yet. Ask whoever runs it to set MAIL_FROM, PUBLIC_ORIGIN and the binding EMAIL.',
    })
  }
}

/** Mails a one-time link. The token stands behind `#`, so that no server and no log sees it when the page is opened. */
export async function mailLink(
  context: Context,
  { userId, email }: Recipient,
  purpose: Purpose,
): Promise<void> {
  const { subject, page, reason, otherwise } = wordings[purpose]
  const origin = requirePublicOrigin(context.services.settings)
  const link = `${origin}/${page}#token=${await newMailedToken(context, userId, purpose)}`
  await context.services.mailer.send({ to: email, subject, text: [reason, link, otherwise].join('\n\n') })
}

/** Tells the person of an account that its password is another now. */
export function tellOfNewPassword(context: Context, { email }: Recipient): void {
  const { mailer, settings } = context.services
  if (!mailer.configured) return
  const text = [
    'The password of your account was changed, and everything else that was signed in is signed out.',
    'If that was not you, choose a new password at once:',
    `${requirePublicOrigin(settings)}/forgot-password`,
  ].join('\n\n')
  inBackground(context, () => mailer.send({ to: email, subject: 'Your password was changed', text }))
}

/** Mails behind the answer, which neither waits for it nor tells how it went; a failure that is no limit of ours is logged, without the address. */
export function inBackground({ waitUntil, requestId }: Context, work: () => Promise<unknown>): void {
  const run = async () => {
    try {
      await work()
    } catch (error) {
      if (isServiceError(error)) return
      logError({ kind: 'identity.mail', requestId, error: error instanceof Error ? error.name : 'unknown' })
    }
  }
  waitUntil(run())
}
