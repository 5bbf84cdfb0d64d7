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
