import type { Context } from '../../../shared/kernel/context.ts'
import { enqueue } from '../../../shared/kernel/job.ts'
import { publishKeysJob } from './publish-keys.job.ts'
import { publishSiteJob } from './publish-site.job.ts'
import { publishSite } from './site-config.ts'
import { publishedOf } from './published.ts'

const laterSeconds = 5
/** Longer than the transaction of a change takes as a rule, and short beside what `collect` remembers. */
const firstLookSeconds = 2

/** Changes a website and tells `collect`. Whatever dies in between: a job that was ordered before tells it some seconds later. */
export async function publishing(
  context: Context,
  websiteId: string,
  change: () => Promise<void>,
): Promise<void> {
  await enqueue(context, publishSiteJob, { websiteId }, { delaySeconds: laterSeconds })
  await change()
  const published = await publishedOf(context, websiteId)
  if (published) await publishSite(context, published)
}

interface KeyChange {
  organizationId: string
  keyId: string
  /** Whether the key is there afterwards. */
  exists: boolean
}

/**
 * Changes an access key and tells `collect` of all websites of its organization. One job does that, which is ordered before and looks whether the change has happened: nothing is told twice, of
 * a refusal nothing, and it does not matter what dies in between.
 */
export async function publishingKeys(
  context: Context,
  { organizationId, ...change }: KeyChange,
  commitChange: () => Promise<void>,
): Promise<void> {
  const order = { organizationId, change, isLastLook: false }
  await enqueue(context, publishKeysJob, order, { delaySeconds: firstLookSeconds })
  await commitChange()
}
