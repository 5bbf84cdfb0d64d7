import { expect, test } from 'vitest'
import { call } from '../../../../shared/kernel/execute.ts'
import { createSprint } from '../../../../workers/features/sprints/create-sprint.ts'
import { getSprint } from '../../../../workers/features/sprints/get-sprint.ts'
import { listSprintHistory } from '../../../../workers/features/sprints/list-sprint-history.ts'
import { listSprints } from '../../../../workers/features/sprints/list-sprints.ts'
import { getStory } from '../../../../workers/features/stories/get-story.ts'
import { updateStory } from '../../../../workers/features/stories/update-story.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { auditOf } from '../projects/support.ts'
import { eventsOf, newPlan } from '../stories/support.ts'

const owner = await newOwner()
const plan = await newPlan(owner)
const { token, projectId, organizationId } = plan
const valid = { projectId, organizationId, name: 'Sprint 1' }

test('a sprint needs a name and its project, and is audited', async () => {
  const response = await send(createSprint, valid, { token })
  expect(response.status).toBe(201)
  const sprint = await response.json<{ sprintId: string; createdAt: string }>()
  const nothing = { goal: '', startDate: null, endDate: null, durationWeeks: null, velocity: null }
  const empty = { status: 'planning', storyIds: [], totalPoints: 0, completedPoints: 0 }
  const made = { createdBy: owner.userId, updatedAt: sprint.createdAt }
  expect(sprint).toMatchObject({ projectId, name: 'Sprint 1', ...nothing, ...empty, ...made })
  expect(await auditOf(sprint.sprintId)).toMatchObject([{ action: 'sprints.create' }])
})

test('its end follows from its first day and its weeks, unless it is given; an instant is the day in UTC', async () => {
  const startDate = '2026-02-27'
  expect(await plan.sprint({ startDate, durationWeeks: 2 })).toMatchObject({
    startDate,
    endDate: '2026-03-12',
  })
  expect(await plan.sprint({ startDate, durationWeeks: 2, endDate: '2026-03-10' })).toMatchObject({
    endDate: '2026-03-10',
  })
  expect(await plan.sprint({ startDate: '2026-02-28T23:30:00-02:00' })).toMatchObject({
    startDate: '2026-03-01',
    endDate: null,
  })
})

test('one that is made as completed keeps the points that are done already, and that is told', async () => {
  const { storyId } = await plan.story({ storyPoints: 5, status: 'done' })
  const input = { ...valid, status: 'completed' as const, storyIds: [storyId] }
  const told = await eventsOf(owner, (context) => call(createSprint, context, input))
  expect(told.map(({ type }) => type).toSorted()).toEqual(['sprint.closed', 'story.changed'])
  const { sprintId } = await ask(getStory, { storyId }, { token })
  await ask(updateStory, { storyId, storyPoints: 1 }, { token })
  expect(await ask(getSprint, { sprintId: sprintId ?? '' }, { token })).toMatchObject({ completedPoints: 5 })
})

test('one that is made in another status than planning says so in its history, with its stories by the same moment', async () => {
  const { storyId } = await plan.story({ status: 'done' })
  const { sprintId } = await plan.sprint({ status: 'completed', storyIds: [storyId] })
  const { changes } = await ask(listSprintHistory, { sprintId }, { token })
  const status = changes.find(({ field }) => field === 'status')
  expect(status).toMatchObject({ from: null, to: 'completed', unusual: false })
  const moved = changes.find(({ field }) => field === 'storyIds')
  expect(Date.parse(moved?.at ?? '')).toBeLessThanOrEqual(Date.parse(status?.at ?? ''))
  const planned = await plan.sprint({ status: 'planning' })
  expect((await ask(listSprintHistory, { sprintId: planned.sprintId }, { token })).changes).toEqual([])
})

test('stories come in with it, in their order, and leave where they were', async () => {
  const before = await plan.sprint()
  const [one, two] = [await plan.story({ sprintId: before.sprintId }), await plan.story({ storyPoints: 3 })]
  const sprint = await plan.sprint({ storyIds: [two.storyId, one.storyId, two.storyId] })
  expect(sprint).toMatchObject({ storyIds: [two.storyId, one.storyId], totalPoints: 3 })
  const moved = await ask(getStory, { storyId: one.storyId }, { token })
  expect(moved.sprintId).toBe(sprint.sprintId)
  expect(await plan.historyOf(one.storyId)).toEqual([['sprintId', before.sprintId, sprint.sprintId, false]])
})

test('a story of another project is 404 with its place, and no sprint is made', async () => {
  const mine = await plan.story()
  const other = await (await newPlan(owner)).story()
  const storyIds = [mine.storyId, mine.storyId, other.storyId]
  const count = async () => (await ask(listSprints, { projectId }, { token })).sprints.length
  const before = await count()
  expect(await refusal(send(createSprint, { ...valid, storyIds }, { token }))).toMatchObject({
    status: 404,
    details: [{ path: 'storyIds.2' }],
  })
  expect(await count()).toBe(before)
})

test.each([
  ['an end before its start', { startDate: '2026-03-02', endDate: '2026-03-01' }, 'endDate'],
  ['a day that is none', { startDate: '2026-02-30' }, 'startDate'],
  ['an instant at the end of the calendar', { startDate: '9999-12-31T23:00:00-02:00' }, 'startDate'],
  ['no week', { durationWeeks: 0 }, 'durationWeeks'],
  ['a velocity below nothing', { velocity: -1 }, 'velocity'],
])('with %s it is refused', async (_, wrong, path) => {
  const answer = await refusal(send(createSprint, { ...valid, ...wrong }, { token }))
  expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
  expect(answer.details?.map((detail) => detail.path)).toContain(path)
})
