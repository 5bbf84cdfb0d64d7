import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { savedReports } from '../../../../shared/db/tables/analytics.ts'
import { createReport } from '../../../../workers/features/saved-reports/create-report.ts'
import { getReport } from '../../../../workers/features/saved-reports/get-report.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { deleteWebsite } from '../../../../workers/features/websites/delete-website.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'

const owner = await newOwner()
const steps = [
  { type: 'path', value: '/cart' },
  { type: 'event', value: 'ordered' },
]
const funnel = { type: 'funnel' as const, name: 'Orders', parameters: { window: 60, steps } }

async function saved() {
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, owner)
  return { websiteId, report: await ask(createReport, { websiteId, ...funnel }, owner) }
}

test('a report of a deleted website is there no more, and its row goes', async () => {
  const { websiteId, report } = await saved()
  await ask(deleteWebsite, { websiteId }, owner)
  expect(await refusal(send(getReport, { reportId: report.id }, owner))).toMatchObject({ status: 404 })
  const { db } = newContext().services
  const rows = () => db.select().from(savedReports).where(eq(savedReports.websiteId, websiteId))
  await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 60_000, interval: 50 })
})
