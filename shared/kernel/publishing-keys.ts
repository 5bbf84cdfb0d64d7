import type { Context } from './context.ts'
import { enqueue } from './job.ts'

/** The job that tells `collect` which access keys may write for the websites of an organization. */
export const publishKeysAddress = { name: 'websites.publishKeys', version: 2, queue: 'jobs' } as const

/** Longer than the transaction of a change takes as a rule, and short beside what `collect` remembers. */
const firstLookSeconds = 2

interface KeyChange {
  organizationId: string
  keyId: string
  /** Whether the key is there afterwards. */
  exists: boolean
}

/**
 * Changes an access key, or several at once of which one is named, and tells `collect` of all websites of its organization. One job does that, which is ordered before and looks whether the
 * change has happened: nothing is told twice, of a refusal nothing, and it does not matter what dies in between.
 */
export async function publishingKeys<T>(
  context: Context,
  { organizationId, ...change }: KeyChange,
  commitChange: () => Promise<T>,
): Promise<T> {
  const order = { organizationId, change, isLastLook: false }
  await enqueue(context, publishKeysAddress, order, { delaySeconds: firstLookSeconds })
  return commitChange()
}
