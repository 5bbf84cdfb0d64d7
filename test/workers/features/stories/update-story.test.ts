import { expect, test } from 'vitest'
import { getSprint } from '../../../../workers/features/sprints/get-sprint.ts'
import { listSprintHistory } from '../../../../workers/features/sprints/list-sprint-history.ts'
import { updateStory } from '../../../../workers/features/stories/update-story.ts'
import { ask, refusal, send, refusedAs } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { auditOf } from '../projects/support.ts'
import { newPlan } from './support.ts'

const owner = await newOwner()
const plan = await newPlan(owner)
const { token } = plan

const idsIn = async ({ sprintId }: { sprintId: string }) =>
  (await ask(getSprint, { sprintId }, { token })).storyIds

test('only what is given changes; the history says what was, and a skipped stage is marked', async () => {
  const before = await plan.story({ tags: ['checkout'] })
  const { storyId } = before
  const after = await ask(updateStory, { storyId, status: 'testing', storyPoints: 5 }, { token })
  expect(after).toEqual({ ...before, status: 'testing', storyPoints: 5, updatedAt: after.updatedAt })
  expect(after.updatedAt > before.updatedAt).toBe(true)
  await ask(updateStory, { storyId, status: 'done', storyPoints: null }, { token })
  expect(await plan.historyOf(storyId)).toEqual(
    expect.arrayContaining([
      ['status', 'backlog', 'testing', true],
      ['storyPoints', null, 5, false],
      ['status', 'testing', 'done', false],
      ['storyPoints', 5, null, false],
    ]),
  )
  const audit = await auditOf(storyId)
  expect(audit.at(-1)?.summary).toBe(
    `Changed the story #${before.number} Pay by invoice: status, storyPoints`,
  )
})

test('a story that is sent back as it was changes nothing and leaves no line', async () => {
  const story = await plan.story({ dependsOn: [(await plan.story()).storyId] })
  expect(await ask(updateStory, story as never, { token })).toEqual(story)
  expect(await plan.historyOf(story.storyId)).toEqual([])
})

test('a story that moves to another sprint leaves the first, and both histories say so', async () => {
  const [first, second] = [await plan.sprint(), await plan.sprint()]
  const { storyId } = await plan.story({ sprintId: first.sprintId })
  await ask(updateStory, { storyId, sprintId: second.sprintId }, { token })
  expect(await idsIn(first)).toEqual([])
  expect(await idsIn(second)).toEqual([storyId])
  const said = async ({ sprintId }: { sprintId: string }) =>
    (await ask(listSprintHistory, { sprintId }, { token })).changes.map(({ field, from, to }) => [
      field,
      from,
      to,
    ])
  expect(await said(first)).toEqual([
    ['storyIds', storyId, null],
    ['storyIds', null, storyId],
  ])
  expect(await said(second)).toEqual([['storyIds', null, storyId]])
  await ask(updateStory, { storyId, sprintId: null }, { token })
  expect(await idsIn(second)).toEqual([])
})

test('a story waits neither for itself nor for one that waits for it, by however many others', async () => {
  const [one, two, three] = [await plan.story(), await plan.story(), await plan.story()]
  const needs = (storyId: string, dependsOn: string[]) => send(updateStory, { storyId, dependsOn }, { token })
  expect((await needs(one.storyId, [two.storyId])).status).toBe(200)
  expect((await needs(two.storyId, [three.storyId])).status).toBe(200)
  for (const dependsOn of [[one.storyId], [three.storyId]])
    expect(await refusal(needs(three.storyId, dependsOn))).toMatchObject({
      status: 409,
      error: 'stories.dependency_cycle',
    })
  expect((await needs(one.storyId, [])).status).toBe(200)
  expect((await needs(three.storyId, [one.storyId])).status).toBe(200)
})

test('of two that begin to wait for each other at once one is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await plan.story(), await plan.story()]
    const answers = await Promise.all([
      send(updateStory, { storyId: one.storyId, dependsOn: [two.storyId] }, { token }),
      send(updateStory, { storyId: two.storyId, dependsOn: [one.storyId] }, { token }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  }
})

test('changes at once all happen, and their history is one line of what led to what', async () => {
  const { storyId } = await plan.story({ title: 'title 0' })
  const titles = ['title 1', 'title 2', 'title 3', 'title 4']
  const answers = await Promise.all(titles.map((title) => send(updateStory, { storyId, title }, { token })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const history = await plan.historyOf(storyId)
  const led = new Map(history.map(([, from, to]) => [from, to]))
  expect(led.size).toBe(4)
  let at: unknown = 'title 0'
  for (let step = 0; step < 4; step++) at = led.get(at)
  expect(titles).toContain(at)
})

test('links to what the project does not have are 404, each with its place', async () => {
  const { storyId } = await plan.story()
  const other = await (await newPlan(owner)).story()
  const input = { storyId, dependsOn: [storyId, other.storyId] }
  expect(await refusal(send(updateStory, input, { token }))).toMatchObject({
    status: 404,
    details: [{ path: 'dependsOn.1' }],
  })
  const sprintId = crypto.randomUUID()
  expect(await refusedAs(updateStory, { storyId, sprintId }, { token })).toBe(
    '404 sprints.not_found sprintId',
  )
})
