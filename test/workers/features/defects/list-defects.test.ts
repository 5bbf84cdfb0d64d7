import { expect, test } from 'vitest'
import { listDefects } from '../../../../workers/features/defects/list-defects.ts'
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
