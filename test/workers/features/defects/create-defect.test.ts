import { expect, test } from 'vitest'
import { createDefect } from '../../../../workers/features/defects/create-defect.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { auditOf } from '../projects/support.ts'
import { eventsOf } from '../stories/support.ts'
import { refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { linkElsewhere, newReports } from './support.ts'

const owner = await newOwner()
const { projectId, organizationId, token, report } = await newReports(owner)

test('a defect needs a title and its project; the rest has defaults, and it is audited and told', async () => {
  const made = await report()
  const kinds = { status: 'open', severity: 'minor', priority: 'medium', source: 'manual' }
  const links = { storyId: null, testCaseId: null, executionId: null }
  const seen = { occurrences: [], proposal: null, evidence: null, tags: [] }
  expect(made).toMatchObject({ title: 'No receipt', number: 1, ...kinds, ...links, ...seen })
  expect(await auditOf(made.defectId)).toMatchObject([{ action: 'defects.create' }])
  const told = await eventsOf(owner, (context) =>
    call(createDefect, context, { projectId, organizationId, title: 'Slow' }),
  )
  expect(told).toMatchObject([{ type: 'defect.created', data: { projectId, source: 'manual' } }])
})

test.each(['storyId', 'testCaseId', 'executionId'] as const)(
  'a %s of another project of the same organization is 404 with its path',
  async (path) => {
    const body = { projectId, organizationId, title: 'No receipt', ...(await linkElsewhere(owner, path)) }
    const refused = { status: 404, details: [{ path }] }
    expect(await refusal(send(createDefect, body, { token }))).toMatchObject(refused)
  },
)
