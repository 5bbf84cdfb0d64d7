import { expect, test } from 'vitest'
import { call } from '../../../../shared/kernel/execute.ts'
import { getSprint } from '../../../../workers/features/sprints/get-sprint.ts'
import { listSprintHistory } from '../../../../workers/features/sprints/list-sprint-history.ts'
import { updateSprint } from '../../../../workers/features/sprints/update-sprint.ts'
import { getStory } from '../../../../workers/features/stories/get-story.ts'
import { updateStory } from '../../../../workers/features/stories/update-story.ts'
import { ask, send, refusedAs } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { eventsOf, newPlan } from '../stories/support.ts'

const owner = await newOwner()
const plan = await newPlan(owner)
const { token, projectId } = plan
const idsIn = async ({ sprintId }: { sprintId: string }) =>
  (await ask(getSprint, { sprintId }, { token })).storyIds

test('only what is given changes, and what was is in the history', async () => {
  const before = await plan.sprint({ goal: 'Ship' })
  const { sprintId } = before
  const after = await ask(updateSprint, { sprintId, status: 'completed', velocity: 20 }, { token })
  expect(after).toEqual({ ...before, status: 'completed', velocity: 20, updatedAt: after.updatedAt })
  const { changes } = await ask(listSprintHistory, { sprintId }, { token })
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'status', from: 'planning', to: 'completed', unusual: true }),
      expect.objectContaining({ field: 'velocity', from: null, to: 20, unusual: false }),
    ]),
  )
  expect(await ask(updateSprint, after as never, { token })).toEqual(after)
})

test('a completed sprint keeps the points that were done then, until it begins again', async () => {
  const { sprintId } = await plan.sprint({ status: 'active' })
  const done = await plan.story({ sprintId, storyPoints: 5, status: 'done' })
  const late = await plan.story({ sprintId, storyPoints: 8 })
  await ask(updateSprint, { sprintId, status: 'completed' }, { token })
  await ask(updateStory, { storyId: late.storyId, status: 'done' }, { token })
  await ask(updateStory, { storyId: done.storyId, storyPoints: 1 }, { token })
  expect(await ask(getSprint, { sprintId }, { token })).toMatchObject({ totalPoints: 9, completedPoints: 5 })
  const again = await ask(updateSprint, { sprintId, status: 'active' }, { token })
  expect(again).toMatchObject({ completedPoints: 9 })
})

test('the end of a sprint is told, whatever its end', async () => {
  for (const status of ['completed', 'cancelled'] as const) {
    const { sprintId } = await plan.sprint()
    const told = await eventsOf(owner, (context) => call(updateSprint, context, { sprintId, status }))
    expect(told).toEqual([{ type: 'sprint.closed', data: { projectId, sprintId, status } }])
  }
})

test('the stories are replaced, in their order; a story is in one sprint at most', async () => {
  const [one, two, three] = [await plan.story(), await plan.story(), await plan.story()]
  const other = await plan.sprint({ storyIds: [three.storyId] })
  const { sprintId } = await plan.sprint({ storyIds: [one.storyId, two.storyId] })
  const after = await ask(updateSprint, { sprintId, storyIds: [three.storyId, one.storyId] }, { token })
  expect(after.storyIds).toEqual([three.storyId, one.storyId])
  expect(await idsIn(other)).toEqual([])
  expect((await ask(getStory, { storyId: two.storyId }, { token })).sprintId).toBeNull()
  expect(await plan.historyOf(three.storyId)).toEqual([
    ['sprintId', null, other.sprintId, false],
    ['sprintId', other.sprintId, sprintId, false],
  ])
  const turned = await ask(updateSprint, { sprintId, storyIds: [one.storyId, three.storyId] }, { token })
  expect(turned.storyIds).toEqual([one.storyId, three.storyId])
  expect((await ask(updateSprint, { sprintId, storyIds: [] }, { token })).storyIds).toEqual([])
})

test('two sprints that ask for the same stories at once share none, and every history is true', async () => {
  const storyIds = (await Promise.all(Array.from({ length: 4 }, () => plan.story()))).map(
    ({ storyId }) => storyId,
  )
  const sprints = [await plan.sprint(), await plan.sprint(), await plan.sprint()]
  const answers = await Promise.all(
    sprints.map(({ sprintId }) => send(updateSprint, { sprintId, storyIds }, { token })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const now = await Promise.all(sprints.map(idsIn))
  expect(now.map((ids) => ids.length).toSorted((a, b) => a - b)).toEqual([0, 0, 4])
  for (const storyId of storyIds) {
    const history = await plan.historyOf(storyId)
    history.slice(1).forEach(([, from], at) => expect(from).toBe(history[at]?.[2]))
  }
})

test('a story of another project is 404 with its place, an end before the start that it has 400', async () => {
  const { sprintId } = await plan.sprint({ startDate: '2026-03-02' })
  const other = await (await newPlan(owner)).story()
  expect(await refusedAs(updateSprint, { sprintId, storyIds: [other.storyId] }, { token })).toBe(
    '404 stories.not_found storyIds.0',
  )
  expect(await refusedAs(updateSprint, { sprintId, endDate: '2026-03-01' }, { token })).toBe(
    '400 validation_failed endDate',
  )
})

test('a change that names what it has read is refused when a story has come meanwhile', async () => {
  const { sprintId, updatedAt } = await plan.sprint()
  await plan.story({ sprintId })
  const headers = { 'if-match': `"${updatedAt}"` }
  expect(await refusedAs(updateSprint, { sprintId, storyIds: [] }, { token, headers })).toBe(
    '409 sprints.stale',
  )
})
