import { ne, sql } from 'drizzle-orm'
import type { Statement } from '../../../../shared/db/database.ts'
import { jsonColumns, jsonRows } from '../../../../shared/db/rows-of-json.ts'
import { crawlAddresses } from '../../../../shared/db/tables/crawls.ts'
import { isOfSite, scopeRefusal } from '../../../../shared/domain/crawling/scope.ts'
import { kindOf, trapRefusal } from '../../../../shared/domain/crawling/traps.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { AddressRow } from '../store.ts'
import { changeAlike } from './change-alike.ts'
import { remember, rowsAStatement } from './open-walk.ts'
import type { Known, Met, Walk } from './types.ts'

/** How many addresses a walk takes down; those that it may not ask for stand in its inventory, too. */
const mostAddresses = ({ row: { maxPages } }: Walk) => Math.min(10 * maxPages + 1000, 20_000)

/**
 * Statements that take down addresses of the site that a walk has not met yet, those that it will not ask for with the reason. Addresses of other sites are none
 * of its business. What was left out as endless before its owner lists it has its turn.
 */
export function noteAddresses(context: Context, walk: Walk, met: readonly Met[]): Statement[] {
  const rows: AddressRow[] = []
  const lifted: Known[] = []
  for (const one of met) {
    const before = walk.known.get(one.url)
    if (before?.state === 'skipped' && one.isListed && refusalOf(walk, one) === undefined) lifted.push(before)
    if (before || !isOfSite(one.url, walk.scope)) continue
    if (walk.known.size >= mostAddresses(walk)) {
      warnOfMany(walk)
      break
    }
    const row = rowOf(context, walk, one)
    remember(walk, row)
    rows.push(row)
  }
  const statements = changeAlike(context, walk, lifted, { state: 'found', reason: null })
  for (let at = 0; at < rows.length; at += rowsAStatement)
    statements.push(insertion(context, rows.slice(at, at + rowsAStatement)))
  return statements
}

function warnOfMany(walk: Walk): void {
  const sentence = `The site has more than ${mostAddresses(walk)} addresses: those that were met later are not in the inventory. Crawl parts of it by patterns to include.`
  if (!walk.warnings.includes(sentence)) walk.warnings.push(sentence)
}

function rowOf(context: Context, walk: Walk, one: Met): AddressRow {
  const { kbId, url: site, organizationId, crawlId } = walk.row
  const { url, depth } = one
  const reason = refusalOf(walk, one)
  return {
    kbId,
    site,
    url,
    organizationId,
    crawlId,
    depth,
    ordinal: walk.known.size,
    state: reason === undefined ? 'found' : 'skipped',
    reason: reason ?? null,
    etag: null,
    lastModified: null,
    hash: null,
    fingerprint: null,
    canonical: null,
    title: null,
    tries: 0,
    fileId: null,
    misses: 0,
    fetchedAt: null,
    updatedAt: context.now(),
  }
}

function refusalOf(walk: Walk, { url, depth, isListed = false }: Met): string | undefined {
  const { maxDepth } = walk.row
  return (
    scopeRefusal(url, walk.scope) ??
    depthRefusal(depth, maxDepth) ??
    (isListed ? undefined : trapRefusal(url, walk.kinds.get(kindOf(url)) ?? 0))
  )
}

export const depthRefusal = (depth: number, maxDepth: number): string | undefined =>
  depth > maxDepth ? `It is more than ${maxDepth} links away from the start.` : undefined

/** An address of an earlier walk keeps what is known of it. */
const insertion = ({ services: { db } }: Context, rows: readonly AddressRow[]): Statement => {
  const { crawlId, kbId, site, url } = crawlAddresses
  const given = (column: string) => sql.raw(`excluded.${column}`)
  return db
    .insert(crawlAddresses)
    .select(
      sql`select ${jsonColumns(crawlAddresses)} from json_each(${`[${jsonRows(rows).join(',')}]`}) where true`,
    )
    .onConflictDoUpdate({
      target: [kbId, site, url],
      set: {
        crawlId: given('crawl_id'),
        depth: given('depth'),
        ordinal: given('ordinal'),
        state: given('state'),
        reason: given('reason'),
        tries: given('tries'),
        updatedAt: given('updated_at'),
      },
      setWhere: ne(crawlId, given('crawl_id')),
    })
}
