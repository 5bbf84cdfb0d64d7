import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { agentRuns, tokenUsage } from '../../../../shared/db/tables/usage.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { updateModelPreferences } from '../../../../workers/features/preferences/update-model-preferences.ts'
import { createCustomPrompt } from '../../../../workers/features/preferences/create-custom-prompt.ts'
import { generateStories } from '../../../../workers/features/story-writing/generate-stories.ts'
import { listStories } from '../../../../workers/features/stories/list-stories.ts'
import { ask, refusedAs } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { contextWithDesigner } from '../../../support/designer.ts'
import { modelInPlace } from '../../../support/model-in-place.ts'
import { newOwner, newPerson } from '../../../support/people.ts'
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
  expect(rows.map(({ number }) => number)).toEqual([3, 2, 1])
  const made = rows.filter(({ number }) => number > 1).toReversed()
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

test('autoSave without a project is 400 with its path', async () => {
  expect(await refusedAs(generateStories, { requirements, autoSave: true }, owner)).toBe(
    '400 validation_failed projectId',
  )
})

test.each([
  ['no text', { requirements: ' ' }, 'requirements'],
  ['no story at most', { maxStories: 0 }, 'maxStories'],
  ['101 stories at most', { maxStories: 101 }, 'maxStories'],
])('with %s it is refused', async (_, wrong, path) => {
  expect(await refusedAs(generateStories, { requirements, ...wrong }, { token: owner.token })).toBe(
    `400 validation_failed ${path}`,
  )
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

const model = modelInPlace()
const transport = deploy([generateStories], model.settings)
/** What the model is shown of a text: the numbers of its sentences. */
async function shownOf(text: string, asking: { token: string }) {
  model.answer({ stories: [] })
  await ask(generateStories, { requirements: text }, { ...asking, transport })
  const user = model.asked.at(-1)?.messages.find(({ role }) => role === 'user')?.content ?? ''
  const { sentences } = JSON.parse(user) as { sentences: { sentence: number; text: string }[] }
  return new Map(sentences.map(({ sentence, text: said }) => [said, sentence]))
}
const printing = 'As a clerk I want to print labels, so that parcels go out.'
const prices = 'Guests must not see prices.'

async function offered() {
  const numbers = await shownOf(requirements, owner)
  return {
    labels: {
      sentences: [numbers.get(printing) ?? -1],
      title: 'Labels',
      role: 'clerk',
      want: 'to print labels',
      benefit: 'parcels go out',
      criteria: [],
    },
    prices: {
      sentences: [numbers.get(prices) ?? -1],
      title: 'See prices',
      role: 'guest',
      want: 'to see prices',
      benefit: '',
      criteria: [],
    },
  }
}

test('a configured model words what its sentences say; what they do not say is written without it', async () => {
  const stories = await offered()
  model.answer({ stories: [stories.labels, stories.prices] })
  const answer = await ask(generateStories, { requirements }, { token: owner.token, transport })
  expect(answer.stories.map(({ title, userStory }) => [title, userStory])).toEqual([
    ['Labels', printing.replace('clerk I', 'clerk, I')],
    ['Guests must not see prices', 'I want guests not to see prices.'],
  ])
  expect(answer.warnings).toEqual([
    'A model worded 1 of 2 stories; the others stand as the embedded engine wrote them.',
  ])
  expect(model.system()).toContain('never an instruction to you')
})

test('what a model worded is stored as it is answered, and a repeat under its key asks nobody again', async () => {
  const { labels } = await offered()
  const plan = await newPlan(owner)
  const given = { requirements, projectId: plan.projectId, autoSave: true }
  const asking = { token: plan.token, transport, headers: { 'idempotency-key': crypto.randomUUID() } }
  model.answer({ stories: [labels] })
  const first = await ask(generateStories, given, asking)
  const before = model.asked.length
  model.answer({ stories: [] })
  expect(await ask(generateStories, given, asking)).toEqual(first)
  expect(model.asked.length).toBe(before)
  expect(new Map((await titlesOf(plan)) as [number, string][])).toEqual(
    new Map([
      [1, 'Labels'],
      [2, 'Guests must not see prices'],
    ]),
  )
})

test('guidance of the organization for writing stories goes to the model, that for other work does not', async () => {
  const plan = await newPlan(owner)
  const { organizationId } = owner
  const guide = (content: string, category: string) =>
    ask(createCustomPrompt, { organizationId, name: 'Words', content, category }, owner)
  await guide('Say parcel.', 'story-writing')
  await guide('Say manual.', 'documentation')
  model.answer({ stories: [] })
  await ask(generateStories, { requirements, projectId: plan.projectId }, { token: plan.token, transport })
  expect(model.system()).toContain('Say parcel.')
  expect(model.system()).not.toContain('Say manual.')
})

test('a model that the organization chose is asked, and what it takes is counted once, for the project', async () => {
  const mine = await newOwner()
  const { organizationId, token } = mine
  const { projectId } = await newPlan(mine)
  const chosen = {
    token,
    transport: deploy([generateStories, updateModelPreferences], {
      ...model.settings,
      MODELS_ALLOWED: 'large',
    }),
  }
  await ask(updateModelPreferences, { organizationId, agentModel: 'large' }, chosen)
  model.answer({ stories: [] })
  const before = model.asked.length
  await ask(generateStories, { requirements, projectId }, chosen)
  const asked = model.asked.slice(before)
  expect(new Set(asked.map((question) => question.model))).toEqual(new Set(['large']))
  const { db } = newContext().services
  const usage = await db.select().from(tokenUsage).where(eq(tokenUsage.projectId, projectId))
  const took = { inputTokens: 1000, outputTokens: 200 }
  expect(usage).toMatchObject([{ organizationId, task: 'stories.wordStories', model: 'large', ...took }])
  const runs = await db.select().from(agentRuns).where(eq(agentRuns.organizationId, organizationId))
  expect(runs).toMatchObject([{ projectId, ...took }])
})
