import { expect, test } from 'vitest'
import { createDefect } from '../../../../workers/features/defects/create-defect.ts'
import { listDefects } from '../../../../workers/features/defects/list-defects.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { auditOf } from '../projects/support.ts'
import { eventsOf } from '../stories/support.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { finishedRun } from '../test-runs/support.ts'
import { linkElsewhere, newReports } from './support.ts'

const owner = await newOwner()
const suite = await newReports(owner)
const { projectId, organizationId, token, report } = suite
const owned = { projectId, organizationId }

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

test('a defect that names a failed case of a run has its evidence, its steps and its place in later runs', async () => {
  const { testCase } = suite
  const { id } = await testCase({ title: 'Pay', priority: 'critical' })
  const { executionId } = await finishedRun(owned, { verdicts: { [id]: 'failed' } })
  const given = { executionId, testCaseId: id, title: 'The total is wrong' }
  const made = await report(given)
  expect(made).toMatchObject({
    title: 'The total is wrong',
    source: 'manual',
    severity: 'critical',
    description: expect.stringContaining('The total is 3, expected 4'),
    stepsToReproduce: expect.stringContaining('1. Open the basket'),
    evidence: { executionId, stepNumber: 1, error: 'The total is 3, expected 4' },
    occurrences: [{ executionId, stepNumber: 1 }],
  })
  const own = await report({ ...given, severity: 'trivial', description: 'Own words' })
  expect(own).toMatchObject({ severity: 'trivial', description: 'Own words', evidence: { executionId } })
  const later = await finishedRun(owned, { verdicts: { [id]: 'failed' }, autoCreateDefects: true })
  await later.tell()
  const { defects } = await ask(listDefects, { projectId, testCaseId: id }, { token })
  const seen = new Map(defects.map(({ defectId, occurrences }) => [defectId, occurrences.length]))
  expect(seen).toEqual(
    new Map([
      [made.defectId, 2],
      [own.defectId, 1],
    ]),
  )
})

test('a case that passed in the run is named, and gives no evidence', async () => {
  const { id } = await suite.testCase({})
  const { executionId } = await finishedRun(owned, { verdicts: { [id]: 'passed' } })
  expect(await report({ executionId, testCaseId: id })).toMatchObject({
    executionId,
    severity: 'minor',
    evidence: null,
    occurrences: [],
  })
})
