import { expect, test } from 'vitest'
import { createReport } from '../../../../workers/features/saved-reports/create-report.ts'
import { getReport } from '../../../../workers/features/saved-reports/get-report.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { ask, refusal, send } from '../../../support/client.ts'
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

test('nobody of another organization reaches a report', async () => {
  const { report } = await saved()
  expect(await refusal(send(getReport, { reportId: report.id }, await newOwner()))).toMatchObject({
    status: 404,
    error: 'saved_reports.not_found',
  })
})
