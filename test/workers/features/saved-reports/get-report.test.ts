import { expect, test } from 'vitest'
import { getReport } from '../../../../workers/features/saved-reports/get-report.ts'
import { ask } from '../../../support/client.ts'
import { savedFunnel } from './support.ts'

test('a report is answered as it was saved', async () => {
  const { owner, report } = await savedFunnel()
  expect(await ask(getReport, { reportId: report.id }, owner)).toEqual(report)
})
