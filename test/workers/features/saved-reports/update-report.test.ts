import { expect, test } from 'vitest'
import { createReport } from '../../../../workers/features/saved-reports/create-report.ts'
import { updateReport } from '../../../../workers/features/saved-reports/update-report.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { ask } from '../../../support/client.ts'
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

test('of a report only what is given changes', async () => {
  const { report } = await saved()
  const changed = await ask(updateReport, { reportId: report.id, description: 'Within an hour' }, owner)
  expect(changed).toMatchObject({ ...report, description: 'Within an hour', updatedAt: changed.updatedAt })
})
