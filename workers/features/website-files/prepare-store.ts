import type { Context } from '../../../shared/kernel/context.ts'
import { publishSite, publishedOf } from '../websites/index.ts'

/** A store that was lost has neither tables nor salts before it is told its policy. */
export async function prepareStore(context: Context, websiteId: string): Promise<void> {
  const published = await publishedOf(context, websiteId)
  if (published) await publishSite(context, published)
}
