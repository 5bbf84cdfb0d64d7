import type { Context } from '../../../shared/kernel/context.ts'

/**
 * Whether an account may be taken for the person behind its address: anybody can register the address of somebody else and wait for an invitation. Where mail is
 * delivered the address has to be proven; elsewhere nothing could prove it, and the inviting admin decides. An identity provider of the operator answers for its own.
 */
export const ownsAddress = (
  { services: { mailer } }: Context,
  { issuer, emailVerifiedAt }: { issuer: string; emailVerifiedAt: number | null },
): boolean => !mailer.delivers || issuer !== '' || emailVerifiedAt !== null
