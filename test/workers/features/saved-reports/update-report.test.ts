import { expect, test } from 'vitest'
import { updateReport } from '../../../../workers/features/saved-reports/update-report.ts'
import { ask } from '../../../support/client.ts'
import { savedFunnel } from './support.ts'

test('of a report only what is given changes', async () => {
  const { owner, report } = await savedFunnel()
  const changed = await ask(updateReport, { reportId: report.id, description: 'Within an hour' }, owner)
  expect(changed).toMatchObject({ ...report, description: 'Within an hour', updatedAt: changed.updatedAt })
})
