import { expect, test } from 'vitest'
import { listDefects } from '../../../../workers/features/defects/list-defects.ts'
import { rowsOf } from '../../../../workers/features/defects/store.ts'
import { newContext } from '../../../support/context.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../../support/recording-database.ts'
import { openDatabase } from '../../../../shared/db/database.ts'
import { env } from 'cloudflare:workers'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newReports } from './support.ts'

const owner = await newOwner()
const { token, report } = await newReports(owner)

test('lists are filtered by each field, in pages', async () => {
  const mine = await newReports(owner)
  const { storyId } = await mine.story()
  const { id: testCaseId } = await mine.testCase()
  const inMine = { projectId: mine.projectId }
  const given = [
    { severity: 'critical', status: 'fixed' },
    { assignee: 'ada@example.com', storyId },
    { testCaseId },
  ] as const
  const made = []
  for (const one of given) made.push(await report({ ...inMine, ...one }))
  const listed = async (filter: object) =>
    (await ask(listDefects, { ...inMine, ...filter }, { token })).defects.map(({ defectId }) => defectId)
  const ids = made.map(({ defectId }) => defectId)
  expect(await listed({})).toEqual(ids.toReversed())
  expect(await listed({ severity: 'critical' })).toEqual([ids[0]])
  expect(await listed({ status: 'fixed' })).toEqual([ids[0]])
  expect(await listed({ assignee: 'ada@example.com' })).toEqual([ids[1]])
  expect(await listed({ storyId })).toEqual([ids[1]])
  expect(await listed({ testCaseId })).toEqual([ids[2]])
  const { nextCursor, defects } = await ask(listDefects, { ...inMine, limit: 2 }, { token })
  expect(defects).toHaveLength(2)
  expect(await listed({ cursor: nextCursor })).toEqual([ids[0]])
})

const page = { projectId: crypto.randomUUID(), limit: 50 }

test.each([
  ['all', 'defects_project', page],
  ['those of a status', 'defects_project_status', { ...page, status: 'open' }],
  ['those of a severity', 'defects_project_severity', { ...page, severity: 'minor' }],
  ['those of somebody', 'defects_project_assignee', { ...page, assignee: 'ada@example.com' }],
  ['those of a story', 'defects_story', { ...page, storyId: crypto.randomUUID() }],
  ['those of a case', 'defects_case', { ...page, testCaseId: crypto.randomUUID() }],
] as const)('%s are found and sorted by the index %s', async (_, index, asked) => {
  const { database, statements } = recordingDatabase(env.DB)
  const context = newContext({ tenant: { organizationId: crypto.randomUUID(), role: 'viewer' } })
  Object.defineProperty(context.services, 'db', { value: openDatabase(database) })
  await rowsOf(context, asked)
  const steps = await queryPlan(env.DB, [...statements][0] ?? '')
  expect(steps.some((step) => step.includes(`defects USING INDEX ${index} `))).toBe(true)
  expect(fullScans(steps)).toEqual([])
})
