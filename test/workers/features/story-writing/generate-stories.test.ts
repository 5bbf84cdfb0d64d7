import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../shared/db/database.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { generateStories } from '../../../../workers/features/story-writing/generate-stories.ts'
import { knownStories } from '../../../../workers/features/story-writing/known-stories.ts'
import { listStories } from '../../../../workers/features/stories/list-stories.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { contextWithDesigner } from '../../../support/designer.ts'
import { newMember, newOwner, newPerson } from '../../../support/people.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../../support/recording-database.ts'
import { auditOf } from '../projects/support.ts'
import { eventsOf, newPlan } from '../stories/support.ts'

const owner = await newOwner()
const requirements =
  'As a clerk I want to print labels, so that parcels go out.\n\nGuests must not see prices.\n\nThe old printer was bought in 2019.'
const titlesOf = async ({ projectId, token }: { projectId: string; token: string }) =>
  (await ask(listStories, { projectId }, { token })).stories.map(({ number, title }) => [number, title])

test('anyone signed in gets stories of a text, and of every sentence what became of it; nothing is stored', async () => {
  const { token } = await newPerson()
  const { stories, saved, cut, sentences } = await ask(generateStories, { requirements }, { token })
  expect(stories.map(({ userStory, storyId, number }) => [userStory, storyId, number])).toEqual([
    ['As a clerk, I want to print labels, so that parcels go out.', null, null],
    ['I want guests not to see prices.', null, null],
  ])
  expect([saved, cut]).toEqual([[], []])
  expect(sentences.map(({ is }) => is)).toEqual(['story', 'story', 'background'])
  expect(sentences.map(({ start, end }) => requirements.slice(start, end))).toEqual(
    requirements.split('\n\n'),
  )
})

test('with autoSave all stories are in the project, numbered in order, each audited and told as one that is made alone', async () => {
  const plan = await newPlan(owner)
  await plan.story()
  const { projectId, token } = plan
  const told = await eventsOf(owner, (context) =>
    call(generateStories, context, { requirements, projectId, autoSave: true }),
  )
  const rows = (await ask(listStories, { projectId }, { token })).stories
  const made = rows.filter(({ number }) => number > 1).toSorted((a, b) => a.number - b.number)
  expect(made.map(({ number, title }) => [number, title])).toEqual([
    [2, 'Print labels'],
    [3, 'Guests must not see prices'],
  ])
  expect(made[0]).toMatchObject({ status: 'backlog', createdBy: owner.userId, storyPoints: null, tags: [] })
  expect(made[1]?.acceptanceCriteria).toEqual([{ given: '', when: '', then: 'Guests must not see prices' }])
  expect(told).toEqual(
    made.map(({ storyId }) => ({
      type: 'story.changed',
      data: { projectId, storyId, change: 'created', fields: [] },
    })),
  )
  for (const { storyId, title } of made)
    expect(await auditOf(storyId)).toMatchObject([
      { action: 'stories.generate', resource: 'story', summary: `Created the story ${title}` },
    ])
})

test('a repeat under its key stores nothing again and gets the same answer', async () => {
  const plan = await newPlan(owner)
  const given = { requirements, projectId: plan.projectId, autoSave: true }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const [first, second] = [
    await ask(generateStories, given, { token: plan.token, headers }),
    await ask(generateStories, given, { token: plan.token, headers }),
  ]
  expect(second).toEqual(first)
  expect(first.saved).toEqual(first.stories.map(({ storyId }) => storyId))
  expect(await titlesOf(plan)).toHaveLength(2)
})

test('two that save at once have numbers of their own', async () => {
  const plan = await newPlan(owner)
  const given = { requirements, projectId: plan.projectId, autoSave: true }
  const made = await Promise.all([0, 1, 2].map(() => ask(generateStories, given, { token: plan.token })))
  const numbers = made.map(({ stories }) => stories.map(({ number }) => number ?? 0))
  expect(numbers.flat().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
  for (const [one = 0, two] of numbers) expect(two).toBe(one + 1)
})

test('stories of the project that say nearly the same are named, cancelled ones and those of others are not', async () => {
  const plan = await newPlan(owner)
  const first = await ask(generateStories, { requirements }, plan)
  const [{ title, userStory } = { title: '', userStory: '' }] = first.stories
  const same = await plan.story({ title, userStory })
  await plan.story({ title, userStory, status: 'cancelled' })
  await (await newPlan(owner)).story({ title, userStory })
  const { stories } = await ask(generateStories, { requirements, projectId: plan.projectId }, plan)
  expect(stories.map(({ duplicates }) => duplicates)).toEqual([
    [
      {
        storyId: same.storyId,
        number: 1,
        title,
        similarity: 1,
        reason: 'Says nearly the same words (100 %).',
      },
    ],
    [],
  ])
})

test('a text without a demand gives no story and stores none', async () => {
  const plan = await newPlan(owner)
  const given = {
    requirements: 'The old printer was bought in 2019.',
    projectId: plan.projectId,
    autoSave: true,
  }
  expect(await ask(generateStories, given, plan)).toMatchObject({ stories: [], saved: [], cut: [] })
})

test('a hundred stories are stored at once, and what the maximum cuts is named', async () => {
  const plan = await newPlan(owner)
  const text = Array.from({ length: 104 }, (_, at) => `As a clerk I want to print label ${at}.`).join('\n\n')
  const { saved, cut, stories } = await ask(
    generateStories,
    { requirements: text, projectId: plan.projectId, autoSave: true, maxStories: 100 },
    plan,
  )
  expect([saved.length, cut.length]).toEqual([100, 4])
  expect(stories.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
})

test('autoSave without a project is 400 with its path; a foreign project is 404 and a viewer 403', async () => {
  const { projectId, token } = await newPlan(owner)
  expect(await refusal(send(generateStories, { requirements, autoSave: true }, { token }))).toMatchObject({
    status: 400,
    details: [{ path: 'projectId' }],
  })
  const foreign = await newPlan()
  for (const id of [foreign.projectId, crypto.randomUUID()])
    expect(await refusal(send(generateStories, { requirements, projectId: id }, { token }))).toMatchObject({
      status: 404,
      details: [{ path: 'projectId' }],
    })
  const viewer = await newMember(owner, 'viewer')
  expect(await refusal(send(generateStories, { requirements, projectId }, viewer))).toMatchObject({
    status: 403,
  })
})

test.each([
  ['no text', { requirements: ' ' }, 'requirements'],
  ['no story at most', { maxStories: 0 }, 'maxStories'],
  ['101 stories at most', { maxStories: 101 }, 'maxStories'],
])('with %s it is refused', async (_, wrong, path) => {
  const answer = await refusal(send(generateStories, { requirements, ...wrong }, { token: owner.token }))
  expect(answer).toMatchObject({ status: 400, details: [{ path }] })
})

test('where the engine dies nothing is stored', async () => {
  const plan = await newPlan(owner)
  const { userId, email } = owner
  const context = contextWithDesigner(
    { stories: () => Promise.reject(new Error('killed')) },
    newContext({ actor: { kind: 'user', userId, email, name: 'Ada' } }),
  )
  const given = { requirements, projectId: plan.projectId, autoSave: true }
  await expect(call(generateStories, context, given)).rejects.toMatchObject({ status: 503 })
  expect(await titlesOf(plan)).toEqual([])
})

test('stories to compare with are found by the index stories_project', async () => {
  const { database, statements } = recordingDatabase(env.DB)
  const context = newContext({ tenant: { organizationId: crypto.randomUUID(), role: 'viewer' } })
  Object.defineProperty(context.services, 'db', { value: openDatabase(database) })
  await knownStories(context, crypto.randomUUID())
  const steps = await queryPlan(env.DB, [...statements][0] ?? '')
  expect(steps.some((step) => step.includes('stories USING INDEX stories_project '))).toBe(true)
  expect(fullScans(steps)).toEqual([])
  expect(steps.join()).not.toContain('TEMP B-TREE')
})
