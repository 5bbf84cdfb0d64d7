import { actorId } from '../../../shared/kernel/context.ts'
import type { Limit } from '../../../shared/kernel/limits.ts'
import { hashToken } from './secrets.ts'

/** Nobody has us write to strangers without end. */
export const linksFromAddress: Limit<unknown> = {
  name: 'mails with a link',
  setting: 'MAILS_PER_IP_PER_HOUR',
  key: ({ addressKey }) => addressKey,
}

/** Counted for addresses that nobody has registered as well, so that a refusal tells nothing. */
export const resetsOfAccount: Limit<{ email: string }> = {
  name: 'mails for a new password',
  setting: 'MAILS_PER_HOUR',
  key: (_context, { email }) => hashToken(email.toLowerCase()),
}

export const verificationsOfPerson: Limit<unknown> = {
  name: 'mails to confirm an address',
  setting: 'MAILS_PER_HOUR',
  key: ({ actor }) => actorId(actor),
}
