import { eq, inArray, sql } from 'drizzle-orm'
import { rowsAtOnce } from '../../../shared/db/in-steps.ts'
import { crawlAddresses, crawls } from '../../../shared/db/tables/crawls.ts'
import type { PurgePart } from '../../../shared/kernel/purge-part.ts'

/** Crawls first: a walk that is under way finds its own gone, and writes nothing more. */
export const crawlsPart: PurgePart = {
  name: 'crawls',
  words: ['crawl', 'crawls'],
  async purge({ services: { db } }, kbId) {
    const some = db.select({ id: crawls.crawlId }).from(crawls).where(eq(crawls.kbId, kbId)).limit(rowsAtOnce)
    return (await db.delete(crawls).where(inArray(crawls.crawlId, some))).meta.changes
  },
}

export const crawlAddressesPart: PurgePart = {
  name: 'addresses',
  words: ['address of a website', 'addresses of websites'],
  async purge({ services: { db } }, kbId) {
    const some = sql`rowid in (select rowid from ${crawlAddresses} where ${eq(crawlAddresses.kbId, kbId)} limit ${rowsAtOnce})`
    return (await db.delete(crawlAddresses).where(some)).meta.changes
  },
}
