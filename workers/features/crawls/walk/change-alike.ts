import { and, eq, inArray } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { Statement } from '../../../../shared/db/database.ts'
import { idsIn } from '../../../../shared/db/ids-in.ts'
import { crawlAddresses } from '../../../../shared/db/tables/crawls.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { remember, rowsAStatement } from './open-walk.ts'
import type { Known, Walk } from './types.ts'

/** Statements that give addresses of a walk one state and reason, and what else changes with that. The walk knows of it at once. */
export function changeAlike(
  context: Context,
  walk: Walk,
  addresses: readonly Known[],
  { state, reason, ...more }: Pick<Known, 'state' | 'reason'> & SQLiteUpdateSetSource<typeof crawlAddresses>,
): Statement[] {
  const { crawlId, kbId, url: site } = walk.row
  for (const one of addresses) remember(walk, { ...one, state, reason })
  const set = { ...more, state, reason, updatedAt: context.now() }
  const isOfWalk = and(
    eq(crawlAddresses.kbId, kbId),
    eq(crawlAddresses.site, site),
    eq(crawlAddresses.crawlId, crawlId),
  )
  const statements: Statement[] = []
  for (let at = 0; at < addresses.length; at += rowsAStatement) {
    const urls = idsIn(addresses.slice(at, at + rowsAStatement).map(({ url }) => url))
    statements.push(
      context.services.db
        .update(crawlAddresses)
        .set(set)
        .where(and(isOfWalk, inArray(crawlAddresses.url, urls))),
    )
  }
  return statements
}
