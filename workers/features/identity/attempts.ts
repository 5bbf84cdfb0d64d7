import type { Context } from '../../../shared/kernel/context.ts'
import { hashToken } from '../../../shared/kernel/hash-token.ts'
import { type Limit, takeLimits } from '../../../shared/kernel/limits.ts'

interface Attempt {
  email: string
  /** The browser, when it has signed in to this account before. */
  device: string | null
  /** When everything of this account became void last: counting begins anew, so that a new password opens the door again. */
  signedOutAt: number
}

const fromAddress: Limit<unknown> = {
  // One password tried on many accounts would pass the limit of each.
  name: 'failed sign-ins',
  setting: 'SIGN_INS_PER_IP_PER_HOUR',
  key: ({ addressKey }) => addressKey,
}

/** Known browsers are counted apart from strangers, so that no stranger can lock them out. */
const strange =
  (key: (context: Context, attempt: Attempt) => string): Limit<Attempt>['key'] =>
  (context, attempt) =>
    attempt.device === null ? key(context, attempt) : undefined

const failedSignIns: Limit<Attempt>[] = [
  {
    name: 'failed sign-ins',
    setting: 'SIGN_INS_PER_HOUR',
    key: (_context, { device }) => (device === null ? undefined : `device:${device}`),
  },
  {
    name: 'failed sign-ins to one account',
    setting: 'SIGN_INS_PER_ACCOUNT_PER_HOUR',
    // All known browsers of an account together: whoever collects their cookies gets no more guesses by each.
    key: (_context, { email, device, signedOutAt }) =>
      `${device === null ? '' : 'known:'}${hashToken(email)}:${signedOutAt}`,
  },
  { ...fromAddress, key: strange(({ addressKey }) => addressKey) },
  {
    name: 'failed sign-ins',
    setting: 'SIGN_INS_PER_HOUR',
    key: strange(({ addressKey }, { email }) => `${addressKey}:${hashToken(email)}`),
  },
]

/** Counts an attempt to sign in as failed. Returns what takes it back, for one that succeeded. */
export const countSignIn = (context: Context, attempt: Attempt) => takeLimits(context, failedSignIns, attempt)

const failedChecks: Limit<string>[] = [
  { name: 'failed sign-ins', setting: 'SIGN_INS_PER_HOUR', key: (_context, userId) => `person:${userId}` },
]

/** The same for someone who is signed in and tells their password again: whoever took over a session must not find it out. */
export const countCheck = (context: Context, userId: string) => takeLimits(context, failedChecks, userId)

/**
 * Attempts to register, whether the address is taken or not: what is taken answers another way than what is free, so who asks for many would find out who is here.
 */
export const registrations: Limit<{ email: string }>[] = [
  {
    name: 'attempts to register one account',
    setting: 'SIGN_INS_PER_HOUR',
    key: ({ addressKey }, { email }) => `${addressKey}:${hashToken(email)}`,
    attempts: true,
  },
  {
    name: 'attempts to register',
    setting: 'SIGN_INS_PER_IP_PER_HOUR',
    key: ({ addressKey }) => addressKey,
    attempts: true,
  },
  {
    name: 'registrations',
    setting: 'REGISTRATIONS_PER_HOUR',
    key: ({ addressKey }) => addressKey,
    attempts: true,
  },
]

/** The same for a link that was mailed. */
export const countLink = (context: Context) => takeLimits(context, [fromAddress], undefined)

/** The same for who comes back from another issuer. */
export const countReturn = countLink
