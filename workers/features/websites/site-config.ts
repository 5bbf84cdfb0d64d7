import type { Context } from '../../../shared/kernel/context.ts'
import { upstreamFailed } from '../../../shared/kernel/errors.ts'

/** What `collect` knows of a website. Its presence is all that is read today. */
interface SiteConfig {
  version: 1
}

const attempts = 3

/** Makes a website known to `collect`. Throws `upstream_failed` when that does not work after several attempts. */
export async function publishSite({ services: { sites } }: Context, websiteId: string): Promise<void> {
  const config: SiteConfig = { version: 1 }
  for (let attempt = 1; ; attempt++) {
    try {
      return await sites.put(websiteId, JSON.stringify(config))
    } catch (cause) {
      if (attempt >= attempts)
        throw Object.assign(upstreamFailed({ message: 'The website could not be published. Try again.' }), {
          cause,
        })
    }
  }
}

/** Takes a website back from `collect`. A failure is ignored: it is used for ids that nobody has been told. */
export async function withdrawSite({ services: { sites } }: Context, websiteId: string): Promise<void> {
  await sites.delete(websiteId).catch(() => undefined)
}
