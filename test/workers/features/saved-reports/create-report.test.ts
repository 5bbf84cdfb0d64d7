import { expect, test } from 'vitest'
import { createReport } from '../../../../workers/features/saved-reports/create-report.ts'
import { updateReport } from '../../../../workers/features/saved-reports/update-report.ts'
import { deleteWebsite } from '../../../../workers/features/websites/delete-website.ts'
import { ask, refusedAs } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'

import { newWebsite } from '../websites/support.ts'
import { funnel, savedFunnel } from './support.ts'

test('parameters that the type does not take are refused by their names', async () => {
  const { owner, websiteId, report } = await savedFunnel()
  expect(
    await refusedAs(createReport, { websiteId, ...funnel, parameters: { window: 60, steps: [] } }, owner),
  ).toBe('400 validation_failed parameters.steps')
  expect(await refusedAs(updateReport, { reportId: report.id, type: 'goal' }, owner)).toContain(
    '400 validation_failed',
  )
})

test('of a website that is deleted while one is saved none is kept', async () => {
  const { owner, websiteId } = await newWebsite()
  const tenant = { organizationId: owner.organizationId, role: 'owner' as const }
  const context = newContext({ actor: { kind: 'user', userId: owner.userId } as never, tenant })
  const request = new Request('http://tracewright.test/')
  const run = <T>(operation: { run: unknown }, input: object) =>
    (operation.run as (...given: unknown[]) => Promise<T>)(context, input, request)
  const given = { websiteId, ...funnel, description: '' }
  const { id: reportId } = await run<{ id: string }>(createReport, given)
  await ask(deleteWebsite, { websiteId }, owner)
  await expect(run(createReport, given)).rejects.toMatchObject({ status: 404, code: 'websites.not_found' })
  await expect(run(updateReport, { reportId, name: 'Sales' })).rejects.toMatchObject({ status: 404 })
})
