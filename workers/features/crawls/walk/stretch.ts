import type { Context } from '../../../../shared/kernel/context.ts'
import { originOf } from '../../../../shared/domain/crawling/site.ts'
import { askRobots } from './ask-robots.ts'
import { readNextSitemap } from './read-sitemap.ts'
import { seed } from './seed.ts'
import type { Pause, Walk } from './types.ts'
import { visitNext } from './visit-next.ts'

/** Goes on with a walk: first what the site says of itself, then page by page, until the time of the stretch is over or nothing is left. */
export async function stretch(context: Context, walk: Walk): Promise<Pause> {
  if (!walk.state.isSeeded) {
    const pause = (await askRobots(context, walk, originOf(walk.row.url))) ?? (await seed(context, walk))
    if (pause) return pause
  }
  while (context.now() < walk.deadline) {
    const pause =
      walk.state.sitemaps.length > 0 ? await readNextSitemap(context, walk) : await visitNext(context, walk)
    if (pause) return pause
  }
  return { kind: 'on', waitMs: 0 }
}
