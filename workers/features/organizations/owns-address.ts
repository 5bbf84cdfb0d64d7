import type { Context } from '../../../shared/kernel/context.ts'
import { embedded } from '../identity/index.ts'

/**
 * Whether an account may be taken for the person behind its address: anybody can register the address of somebody else, or have another issuer write it into
 * their tokens, and wait for an invitation. So it has to be proven; only an account of ours where no mail is delivered cannot be, and there the inviting admin decides.
 */
export const ownsAddress = (
  { services: { mailer } }: Context,
  { issuer, emailVerifiedAt }: { issuer: string; emailVerifiedAt: number | null },
): boolean => emailVerifiedAt !== null || (issuer === embedded && !mailer.delivers)
