import { expect, test } from 'vitest'
import { createReport } from '../../../../workers/features/saved-reports/create-report.ts'
import { updateReport } from '../../../../workers/features/saved-reports/update-report.ts'
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

test('parameters that the type does not take are refused by their names', async () => {
  const { websiteId, report } = await saved()
  const answer = await refusal(
    send(createReport, { websiteId, ...funnel, parameters: { window: 60, steps: [] } }, owner),
  )
  expect(answer).toMatchObject({ status: 400, details: [{ path: 'parameters.steps' }] })
  const other = await refusal(send(updateReport, { reportId: report.id, type: 'goal' }, owner))
  expect(other).toMatchObject({ status: 400, error: 'validation_failed' })
})
