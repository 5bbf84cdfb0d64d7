import { and, eq, inArray } from 'drizzle-orm'
import { segments } from '../../../shared/db/tables/analytics.ts'
import type { PurgePart } from '../../../shared/kernel/purge-part.ts'

// D1 is one writer: long deletes would hold up everyone.
const rowsAtOnce = 500

/** The segments of a website. */
export const segmentsPart: PurgePart = {
  name: 'segments',
  words: ['segment', 'segments'],
  async purge({ services: { db } }, websiteId) {
    const some = db
      .select({ segmentId: segments.segmentId })
      .from(segments)
      .where(eq(segments.websiteId, websiteId))
      .limit(rowsAtOnce)
    const ofWebsite = and(eq(segments.websiteId, websiteId), inArray(segments.segmentId, some))
    return (await db.delete(segments).where(ofWebsite)).meta.changes
  },
}
