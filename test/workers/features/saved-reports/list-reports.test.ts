import { expect, test } from 'vitest'
import { deleteReport } from '../../../../workers/features/saved-reports/delete-report.ts'
import { getReport } from '../../../../workers/features/saved-reports/get-report.ts'
import { listReports } from '../../../../workers/features/saved-reports/list-reports.ts'
import { updateReport } from '../../../../workers/features/saved-reports/update-report.ts'
import { ask, refusal, send } from '../../../support/client.ts'

import { savedFunnel, steps } from './support.ts'

test('a report is read, listed by its type, changed and deleted', async () => {
  const { owner, websiteId, report } = await savedFunnel()
  expect(await ask(getReport, { reportId: report.id }, owner)).toEqual(report)
  const list = (type: 'funnel' | 'goal') => ask(listReports, { websiteId, type }, owner)
  expect(await list('funnel')).toEqual({ reports: [report], nextCursor: null })
  expect(await list('goal')).toEqual({ reports: [], nextCursor: null })
  const changed = { reportId: report.id, parameters: { window: 30, steps } }
  expect(await ask(updateReport, changed, owner)).toMatchObject({
    name: 'Orders',
    parameters: { window: 30, steps },
  })
  await ask(deleteReport, { reportId: report.id }, owner)
  expect(await refusal(send(getReport, { reportId: report.id }, owner))).toMatchObject({ status: 404 })
})
