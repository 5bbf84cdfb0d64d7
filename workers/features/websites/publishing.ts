import type { Context } from '../../../shared/kernel/context.ts'
import { enqueue } from '../../../shared/kernel/job.ts'
import { publishSiteJob } from './publish-site.job.ts'
import { publishSite } from './site-config.ts'
import { publishedOf } from './published.ts'

const laterSeconds = 5

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
