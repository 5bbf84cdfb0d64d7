import { actorId } from '../../../shared/kernel/context.ts'
import { hashToken } from '../../../shared/kernel/hash-token.ts'
import type { Limit } from '../../../shared/kernel/limits.ts'

/** Nobody has us write to strangers without end. */
export const mailsFromAddress: Limit<unknown> = {
  name: 'mails',
  setting: 'MAILS_PER_IP_PER_HOUR',
  key: ({ addressKey }) => addressKey,
}

/** Mails that anybody may have sent to an address. Counted for addresses that nobody uses as well, so that a refusal tells nothing. */
export const mailsToAddress = (name: string): Limit<{ email: string }> => ({
  name,
  setting: 'MAILS_PER_HOUR',
  key: (_context, { email }) => hashToken(email.toLowerCase()),
})

export const verificationsOfPerson: Limit<unknown> = {
  name: 'mails to confirm an address',
  setting: 'MAILS_PER_HOUR',
  key: ({ actor }) => actorId(actor),
}
