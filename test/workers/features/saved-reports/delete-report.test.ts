import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { savedReports } from '../../../../shared/db/tables/analytics.ts'
import { getReport } from '../../../../workers/features/saved-reports/get-report.ts'
import { deleteWebsite } from '../../../../workers/features/websites/delete-website.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'

import { savedFunnel } from './support.ts'

test('a report of a deleted website is there no more, and its row goes', async () => {
  const { owner, websiteId, report } = await savedFunnel()
  await ask(deleteWebsite, { websiteId }, owner)
  expect(await refusal(send(getReport, { reportId: report.id }, owner))).toMatchObject({ status: 404 })
  const { db } = newContext().services
  const rows = () => db.select().from(savedReports).where(eq(savedReports.websiteId, websiteId))
  await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 60_000, interval: 50 })
})
