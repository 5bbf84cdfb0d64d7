import { createHash } from 'node:crypto'
import { z } from 'zod'
import { learnFurniture, outlineOf } from '../../../shared/domain/content-planning/index.ts'
import type { SiteFurniture } from '../../../shared/domain/content-planning/index.ts'
import { fnv1a } from '../../../shared/domain/basics/fnv.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineJob } from '../../../shared/kernel/job.ts'
import { type PageRow, chunkAnew, pagesOf } from './pages-of.ts'
import { learnFurnitureJobName } from './rules.ts'
import { type Site, keepFurniture, readFurniture, siteOfPage } from './site-furniture.ts'
import { readReading } from './stages/reading.ts'

/** Sites of a base that are looked at, those with most pages first. */
const mostSites = 20
/** Pages of a site that are read for it: what stands on most pages stands on most of these. */
const mostPages = 40

/**
 * Learns what repeats on the pages of the sites of a base, and lets the pages be cut anew where that has changed. Nothing is fetched. Of the same pages it
 * is learned once: what is learned decides which pages are looked at the next time, so that two answers could otherwise follow each other for ever.
 */
export const learnFurnitureJob = defineJob({
  name: learnFurnitureJobName,
  queue: 'documents',
  bookkeeping: true,
  input: () => ({ ownerId: z.uuid(), organizationId: z.uuid() }),
  async run(context, { ownerId, organizationId }) {
    const pages = await pagesOf(context, ownerId)
    const sites = [...Map.groupBy(pages, (page) => siteOfPage(page).site)]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .slice(0, mostSites)
    for (const [site, some] of sites) await learnSite(context, { kbId: ownerId, site, organizationId }, some)
  },
})

async function learnSite(
  context: Context,
  site: Site & { organizationId: string },
  pages: readonly PageRow[],
): Promise<void> {
  const before = await readFurniture(context, site)
  const learnedOf = fingerprintOf(pages)
  if (before.isApplied && before.learnedOf === learnedOf) return
  const outlined = []
  for (const page of sampleOf(pages, before.furniture)) {
    const reading = await readReading(context, page, 'whole')
    if (reading) outlined.push({ sourceUrl: page.sourceUrl, outline: outlineOf({ ...page, ...reading }) })
  }
  const furniture = learnFurniture(outlined, before.furniture)
  const changed = before.isApplied ? changedPages(pages, before.furniture, furniture) : pages
  const learned = { furniture, learnedOf }
  if (changed.length > 0) {
    // Should this end in between, everything is cut anew the next time.
    await keepFurniture(context, site, { ...learned, isApplied: false })
    await chunkAnew(context, site, changed)
  }
  await keepFurniture(context, site, { ...learned, isApplied: true })
}

/** Another one for each set of pages and of what they say. */
function fingerprintOf(pages: readonly PageRow[]): string {
  const named = pages.map(({ fileId, hash }) => `${fileId} ${hash}`).toSorted()
  return createHash('sha256').update(named.join('\n')).digest('base64url')
}

/** By a number that says nothing of their place in the site: the same pages as long as they are there, whatever comes beside them; with those on which something is read that the others leave out. */
function sampleOf(pages: readonly PageRow[], furniture: SiteFurniture): PageRow[] {
  const keepers = new Set(furniture.values())
  const ranked = pages
    .map((page) => ({ page, rank: keepers.has(page.sourceUrl) ? -1 : fnv1a(page.sourceUrl) }))
    .toSorted((one, other) => one.rank - other.rank || (one.page.sourceUrl < other.page.sourceUrl ? -1 : 1))
  return ranked.slice(0, mostPages).map(({ page }) => page)
}

/** All of them where something else repeats by now; where a text is read on another page alone, those two. */
function changedPages(
  pages: readonly PageRow[],
  before: SiteFurniture,
  after: SiteFurniture,
): readonly PageRow[] {
  const isSame = before.size === after.size && [...after.keys()].every((said) => before.has(said))
  if (!isSame) return pages
  const moved = [...after].flatMap(([said, address]) =>
    before.get(said) === address ? [] : [address, before.get(said)],
  )
  return pages.filter(({ sourceUrl }) => moved.includes(sourceUrl))
}
