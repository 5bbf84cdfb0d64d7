import { and, eq, ne, sql } from 'drizzle-orm'
import { inSteps, rowsAtOnce } from '../../../../shared/db/in-steps.ts'
import { crawlAddresses } from '../../../../shared/db/tables/crawls.ts'
import { normalAddress } from '../../../../shared/domain/crawling/normal-address.ts'
import { originOf } from '../../../../shared/domain/crawling/site.ts'
import { kindOf, trapRefusal } from '../../../../shared/domain/crawling/traps.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { changeAlike } from './change-alike.ts'
import { noteAddresses } from './note-addresses.ts'
import { knownOf, remember } from './open-walk.ts'
import { saveState } from './save-state.ts'
import { type Known, type Pause, type Walk, stopped } from './types.ts'

/**
 * Begins a walk: with its start, with what earlier walks of the site have met (a page that did not change does not tell its links again), and with the sitemaps that
 * its robots.txt names, else the usual one. Safe to repeat.
 */
export async function seed(context: Context, walk: Walk): Promise<Pause | undefined> {
  const { row, state, robots } = walk
  await takeOver(context, walk)
  const known = await knownOf(context, row.crawlId)
  for (const one of known) remember(walk, one)
  const endless = Map.groupBy(known, trapsAmong(row.url))
  const origin = originOf(row.url)
  const named = robots.get(origin)?.sitemaps ?? []
  const listed = named.flatMap((address) => normalAddress(address, `${origin}/`) ?? [])
  state.sitemaps = listed.length > 0 ? [...new Set(listed)] : [`${origin}/sitemap.xml`]
  state.isSeeded = true
  const statements = [
    ...[...endless].flatMap(([reason, some]) =>
      reason === null ? [] : changeAlike(context, walk, some, { state: 'skipped', reason }),
    ),
    ...noteAddresses(context, walk, [{ url: row.url, depth: 0, isListed: true }]),
  ]
  return (await saveState(context, walk, statements)) ? undefined : stopped
}

/**
 * Says of addresses of earlier walks, in their order, why one is not followed again. What those have left out as endless would be asked for otherwise, and nobody
 * sees from its row that it was; what became a file is no trap.
 */
function trapsAmong(start: string): (address: Known) => string | null {
  const kinds = new Map<string, number>()
  return ({ url, fileId }) => {
    const kind = kindOf(url)
    const before = kinds.get(kind) ?? 0
    kinds.set(kind, before + 1)
    return fileId !== null || url === start ? null : (trapRefusal(url, before) ?? null)
  }
}

async function takeOver({ services: { db }, now }: Context, { row }: Walk): Promise<void> {
  const { kbId, site, url, crawlId, state } = crawlAddresses
  const set = {
    crawlId: row.crawlId,
    state: 'found' as const,
    reason: null,
    tries: 0,
    updatedAt: now(),
  }
  const earlier = and(eq(kbId, row.kbId), eq(site, row.url), ne(crawlId, row.crawlId), ne(state, 'gone'))
  const some = sql`${url} in (select url from ${crawlAddresses} where ${earlier} limit ${rowsAtOnce})`
  await inSteps(() => db.update(crawlAddresses).set(set).where(and(earlier, some)))
}
