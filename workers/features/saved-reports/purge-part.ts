import { and, eq, inArray } from 'drizzle-orm'
import { savedReports } from '../../../shared/db/tables/analytics.ts'
import type { PurgePart } from '../../../shared/kernel/purge-part.ts'

// D1 is one writer: long deletes would hold up everyone.
const rowsAtOnce = 500

/** The saved reports of a website. */
export const savedReportsPart: PurgePart = {
  name: 'savedReports',
  words: ['saved report', 'saved reports'],
  async purge({ services: { db } }, websiteId) {
    const some = db
      .select({ reportId: savedReports.reportId })
      .from(savedReports)
      .where(eq(savedReports.websiteId, websiteId))
      .limit(rowsAtOnce)
    const ofWebsite = and(eq(savedReports.websiteId, websiteId), inArray(savedReports.reportId, some))
    return (await db.delete(savedReports).where(ofWebsite)).meta.changes
  },
}
