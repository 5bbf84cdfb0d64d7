import type { Context } from '../../../shared/kernel/context.ts'

/** Whoever starts runs against a host, they count together. */
export const runsPerHost = {
  name: 'executions per target host',
  setting: 'EXECUTIONS_PER_HOST_PER_HOUR',
} as const

/** The host of an address; undefined for what is no address, which is refused elsewhere. */
export function hostOf(address: unknown): string | undefined {
  const url = typeof address === 'string' ? URL.parse(address) : null
  return url?.hostname.replace(/\.$/, '') || undefined
}

/** Who runs: the e-mail address that was given, else the network address. */
export const partyOf = (
  { addressKey }: Pick<Context, 'addressKey'>,
  { userEmail }: { userEmail?: string | undefined },
): string => (userEmail === undefined ? `address:${addressKey}` : `email:${userEmail.toLowerCase()}`)

/** Runs of one party, and of one network address. */
export const runsPerParty = { name: 'executions', setting: 'EXECUTIONS_PER_HOUR' } as const
export const runsPerAddress = {
  name: 'executions per address',
  setting: 'EXECUTIONS_PER_IP_PER_HOUR',
} as const
