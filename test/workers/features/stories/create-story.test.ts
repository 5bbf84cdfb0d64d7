import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stories } from '../../../../shared/db/tables/stories.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { createStory } from '../../../../workers/features/stories/create-story.ts'
import { deleteStory } from '../../../../workers/features/stories/delete-story.ts'
import { getSprint } from '../../../../workers/features/sprints/get-sprint.ts'
import { ask, refusal, send, refusedAs } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { auditOf, db } from '../projects/support.ts'
import { eventsOf, newPlan } from './support.ts'

const owner = await newOwner()
const plan = await newPlan(owner)
const { token, projectId, organizationId } = plan
const valid = { projectId, organizationId, title: 'Pay by invoice' }

test('a story needs a title and its project; the rest has defaults, and it is audited', async () => {
  const response = await send(createStory, valid, { token })
  expect(response.status).toBe(201)
  const { story } = await response.json<{ story: { storyId: string; createdAt: string } }>()
  expect(response.headers.get('location')).toBe(`/api/pm/stories/${story.storyId}`)
  const texts = { title: 'Pay by invoice', userStory: '', description: '', acceptanceCriteria: [], tags: [] }
  const kinds = { type: 'feature', priority: 'medium', status: 'backlog' }
  const nothing = { storyPoints: null, assignee: null, sprintId: null, dependsOn: [] }
  const made = { createdBy: owner.userId, updatedAt: story.createdAt }
  expect(story).toMatchObject({ projectId, number: 1, ...texts, ...kinds, ...nothing, ...made })
  expect(await auditOf(story.storyId)).toMatchObject([
    { action: 'stories.create', organizationId, summary: 'Created the story Pay by invoice' },
  ])
})

test('that it was made is told', async () => {
  const told = await eventsOf(owner, (context) => call(createStory, context, valid))
  const data = { projectId, storyId: expect.any(String), change: 'created', fields: [] }
  expect(told).toEqual([{ type: 'story.changed', data }])
})

test('of twenty that are made at once each has a number of its own, and none is given again', async () => {
  const { story, token: mine } = await newPlan(owner)
  const made = await Promise.all(Array.from({ length: 20 }, () => story()))
  const numbers = made.map(({ number }) => number).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  const last = made.find(({ number }) => number === 20)
  await ask(deleteStory, { storyId: last?.storyId ?? '' }, { token: mine })
  expect((await story()).number).toBe(21)
})

test('it may be in a sprint and wait for others from the beginning', async () => {
  const { sprintId, updatedAt } = await plan.sprint()
  const [one, two] = [await plan.story(), await plan.story()]
  const dependsOn = [two.storyId, one.storyId, two.storyId]
  const story = await plan.story({ sprintId, dependsOn })
  expect(story).toMatchObject({ sprintId, dependsOn: [two.storyId, one.storyId] })
  const sprint = await ask(getSprint, { sprintId }, { token })
  expect(sprint.storyIds).toEqual([story.storyId])
  expect(sprint.updatedAt > updatedAt).toBe(true)
})

test('a sprint takes no more stories than it can be sent back with', async () => {
  const { sprintId } = await plan.sprint()
  const [{ story }] = [await ask(createStory, { ...valid, sprintId }, { token })]
  const [row] = await db.select().from(stories).where(eq(stories.storyId, story.storyId))
  if (!row) throw new Error('The story has no row')
  const others = Array.from({ length: 499 }, (_, at) => ({
    ...row,
    storyId: crypto.randomUUID(),
    number: 1000 + at,
  }))
  for (let at = 0; at < others.length; at += 4) await db.insert(stories).values(others.slice(at, at + 4))
  expect(await refusedAs(createStory, { ...valid, sprintId }, { token })).toBe('409 sprints.full')
})

test('links to another project of the organization, another tenant or nothing are 404, each with its place, and nothing is made', async () => {
  const elsewhere = await newPlan(owner)
  const foreign = await newPlan()
  const [mine, other, theirs] = [await plan.story(), await elsewhere.story(), await foreign.story()]
  const dependsOn = [mine.storyId, other.storyId, theirs.storyId, crypto.randomUUID()]
  const answer = await refusal(send(createStory, { ...valid, dependsOn }, { token }))
  expect(answer).toMatchObject({ status: 404, error: 'stories.not_found' })
  expect(answer.details?.map(({ path }) => path)).toEqual(['dependsOn.1', 'dependsOn.2', 'dependsOn.3'])
  for (const { sprintId } of [await elsewhere.sprint(), await foreign.sprint()])
    expect(await refusedAs(createStory, { ...valid, sprintId }, { token })).toBe(
      '404 sprints.not_found sprintId',
    )
})

test.each([
  ['a title of two characters', { title: ' ab ' }, 'title'],
  ['101 points', { storyPoints: 101 }, 'storyPoints'],
  ['half a point', { storyPoints: 0.5 }, 'storyPoints'],
  ['a criterion that says nothing', { acceptanceCriteria: [{ given: ' ' }] }, 'acceptanceCriteria.0'],
  [
    'criteria of 50,000 characters',
    { acceptanceCriteria: Array(60).fill({ then: 'x'.repeat(1000) }) },
    'acceptanceCriteria',
  ],
  ['101 criteria', { acceptanceCriteria: Array(101).fill({ then: 'x' }) }, 'acceptanceCriteria'],
  ['10,000 stories to wait for', { dependsOn: Array(10_000).fill(crypto.randomUUID()) }, 'dependsOn'],
])('with %s it is refused', async (_, wrong, path) => {
  const answer = await refusal(send(createStory, { ...valid, ...wrong }, { token }))
  expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
  expect(answer.details?.map((detail) => detail.path)).toContain(path)
})
