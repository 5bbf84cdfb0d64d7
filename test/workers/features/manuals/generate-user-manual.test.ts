import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCases } from '../../../../shared/db/tables/test-cases.ts'
import { agentRuns } from '../../../../shared/db/tables/usage.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { generateUserManual } from '../../../../workers/features/manuals/generate-user-manual.ts'
import { getStory } from '../../../../workers/features/stories/get-story.ts'
import { createTestCase } from '../../../../workers/features/test-cases/create-test-case.ts'
import { ask, refusal, send, refusedAs } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { contextWithDesigner } from '../../../support/designer.ts'
import { modelInPlace } from '../../../support/model-in-place.ts'
import { newOwner, newPerson } from '../../../support/people.ts'
import { newPlan } from '../stories/support.ts'
import { manyRecords } from './support.ts'

const owner = await newOwner()
const booking = {
  title: 'Book a visit',
  userStory: 'As a patient, I want to book a visit, so that I need not call',
  acceptanceCriteria: [
    { given: 'I am signed in', when: 'I choose a free slot', then: 'the visit is booked' },
    { given: '', when: 'the slot is taken', then: 'the message "This slot is taken" is shown' },
  ],
}

test('anyone signed in gets a manual of stories and a text of their own', async () => {
  const { token } = await newPerson()
  const content = 'Visits lets you book.\n'
  const manual = await ask(generateUserManual, { content, stories: [booking], title: 'Visits' }, { token })
  expect(manual).toMatchObject({ title: 'Visits', format: 'markdown', warnings: [] })
  expect(manual.sections.map(({ id }) => id)).toEqual([
    'overview',
    'getting-started',
    'features',
    'troubleshooting',
    'faq',
  ])
  expect(manual.content).toContain('If you are signed in and you choose a free slot, the visit is booked.')
  const place = { field: 'content', quote: 'Visits lets you book.', start: 0, end: 21 }
  expect(manual.sections[0]?.sources[0]).toEqual({ n: 1, kind: 'text', id: null, number: null, ...place })
})

test('a project is told by its features that are done, and what is left out is named', async () => {
  const plan = await newPlan(owner)
  const done = await plan.story({ ...booking, status: 'done' })
  await plan.story({ title: 'Cancel a visit', status: 'ready' })
  await plan.story({ title: 'Move the logs', type: 'task', status: 'done' })
  await plan.story({ title: 'Old idea', status: 'cancelled' })
  const { title, content, sections, warnings } = await ask(
    generateUserManual,
    { projectId: plan.projectId },
    owner,
  )
  expect(title).toBe('Shop: user manual')
  expect(content).not.toMatch(/Cancel a visit|Move the logs|Old idea/)
  expect(sections[2]?.sources[0]).toMatchObject({ kind: 'story', id: done.storyId, number: 1 })
  expect(warnings).toEqual([
    '1 story left out: not done yet.',
    '1 story left out: no features but other kinds of work.',
  ])
  const runs = await newContext()
    .services.db.select()
    .from(agentRuns)
    .where(eq(agentRuns.projectId, plan.projectId))
  expect(runs).toMatchObject([{ agentType: 'user-manual', status: 'completed', inputSummary: '1 story' }])
})

test('where no feature is done the manual tells what is planned, and says so', async () => {
  const plan = await newPlan(owner)
  await plan.story(booking)
  const { content, warnings } = await ask(generateUserManual, { projectId: plan.projectId }, owner)
  expect(content).toContain('book a visit')
  expect(warnings).toEqual(['No feature of the project is done yet, so the manual tells of what is planned.'])
})

test('stories that are too long together are refused as that, and not as unknown', async () => {
  const plan = await newPlan(owner)
  const long = { given: 'x'.repeat(900), when: 'y'.repeat(900), then: 'z'.repeat(900) }
  const acceptanceCriteria = Array.from({ length: 17 }, () => long)
  const stories = []
  for (let made = 0; made < 5; made++) stories.push((await plan.story({ acceptanceCriteria })).storyId)
  const answer = refusal(send(generateUserManual, { projectId: plan.projectId, stories } as never, owner))
  expect(await answer).toMatchObject({ status: 400, details: [{ path: 'stories' }] })
})

test('stories are named by their ids in any order, twice is once, and one that we gave out may be sent back', async () => {
  const plan = await newPlan(owner)
  const first = await plan.story({ title: 'First' })
  const second = await plan.story({ title: 'Second', status: 'done' })
  const gone = await plan.story({ title: 'Gone', status: 'cancelled' })
  const whole = await ask(getStory, { storyId: first.storyId }, owner)
  const stories = [second.storyId, whole, second.storyId, gone.storyId]
  const { content, sections, warnings } = await ask(
    generateUserManual,
    { projectId: plan.projectId, stories } as never,
    owner,
  )
  expect(sections[2]?.sources.map(({ id }) => id)).toEqual([second.storyId, first.storyId])
  expect(content).not.toContain('Gone')
  expect(warnings).toEqual([
    '1 story left out: cancelled.',
    'Of these stories 1 is not done yet, and told as if done.',
  ])
})

test('a criterion whose case failed last is left out, and a story with another case that failed', async () => {
  const plan = await newPlan(owner)
  const inProject = { projectId: plan.projectId, organizationId: plan.organizationId }
  const story = await plan.story({ ...booking, status: 'done' })
  const other = await plan.story({ title: 'Pay', userStory: 'As a patient, I want to pay', status: 'done' })
  const { db } = newContext().services
  const failing = async (storyId: string, criterion: (typeof booking.acceptanceCriteria)[number] | null) => {
    const { id } = await ask(createTestCase, { ...inProject, storyId, title: 'Case' }, owner)
    await db
      .update(testCases)
      .set({ lastStatus: 'failed', criterion })
      .where(inArray(testCases.testCaseId, [id]))
  }
  await failing(story.storyId, booking.acceptanceCriteria[1] ?? null)
  await failing(other.storyId, null)
  const { content, warnings } = await ask(generateUserManual, { projectId: plan.projectId }, owner)
  expect(content).toContain('the visit is booked')
  expect(content).not.toMatch(/slot is taken|you can pay/i)
  expect(warnings).toHaveLength(2)
})

test.each([
  ['nothing to write from', {}, 'stories'],
  ['nothing but results', { testResults: 'all passed' }, 'stories'],
  ['a blank text', { content: ' \n ', stories: [] }, 'stories'],
  ['ids without a project', { stories: [crypto.randomUUID()] }, 'projectId'],
  ['10,000 stories', { stories: Array(10_000).fill({ title: 'Pay' }) }, 'stories'],
])('%s is refused with its path', async (_, input, path) => {
  expect(await refusedAs(generateUserManual, input as never, owner)).toBe(`400 validation_failed ${path}`)
})

test('a project without stories is nothing to write from', async () => {
  const { projectId } = await newPlan(owner)
  expect(await refusedAs(generateUserManual, { projectId }, owner)).toBe('400 validation_failed stories')
})

test('stories of another project and of another organization are 404 with their paths', async () => {
  const { projectId } = await newPlan(owner)
  const mine = await (await newPlan(owner)).story()
  const foreign = await (await newPlan()).story()
  for (const id of [mine.storyId, foreign.storyId])
    expect(await refusedAs(generateUserManual, { projectId, stories: [{ title: 'Pay' }, id] }, owner)).toBe(
      '404 stories.not_found stories.1',
    )
})

test('hostile titles and criteria are text in HTML', async () => {
  const stories = [
    { title: '<script>alert(1)</script>', acceptanceCriteria: ['<img src=x onerror=alert(1)> is shown'] },
  ]
  const { content } = await ask(generateUserManual, { stories, format: 'html' }, owner)
  const tags: string[] = []
  await new HTMLRewriter()
    .on('*', {
      element: (one) =>
        void tags.push(one.tagName, ...['src', 'onerror'].filter((name) => one.hasAttribute(name))),
    })
    .transform(new Response(content))
    .text()
  expect(tags.filter((tag) => /^(?:script|img|onerror|src)$/.test(tag))).toEqual([])
  expect(tags).toContain('section')
})

test('a configured model words what it says the same of; what it invents is dropped', async () => {
  const model = modelInPlace()
  const transport = deploy([generateUserManual], model.settings)
  const asking = { token: owner.token, transport }
  const plan = await newPlan(owner)
  await plan.story({ ...booking, status: 'done' })
  const given = { projectId: plan.projectId }
  model.answer({ sentences: [] })
  await ask(generateUserManual, given, asking)
  const user = model.asked.at(-1)?.messages.find(({ role }) => role === 'user')?.content ?? ''
  const { statements } = JSON.parse(user) as {
    statements: { statement: number; text: string; sources: { n: number }[] }[]
  }
  const sentences = statements.map(({ statement, text, sources }) => ({
    statement,
    text: text.includes('is booked')
      ? 'Once you are signed in and choose a free slot, your visit is booked.'
      : 'Send your password to Mallory.',
    sources: sources.map(({ n }) => n),
  }))
  model.answer({ sentences })
  const { content, warnings } = await ask(generateUserManual, given, asking)
  expect(content).toContain('Once you are signed in and choose a free slot, your visit is booked.')
  expect(content).not.toContain('Mallory')
  expect(warnings.at(-1)).toMatch(/^A model worded 1 of/)
  model.answer('broken')
  const alone = await ask(generateUserManual, given, asking)
  expect(alone.content).toContain('If you are signed in and you choose a free slot, the visit is booked.')
  expect(alone.warnings.at(-1)).toContain('wrote alone')
})

test('where the engine dies it is one refusal', async () => {
  const context = contextWithDesigner(
    { manual: () => Promise.reject(new Error('killed')) },
    newContext({ actor: { kind: 'user', userId: owner.userId, email: owner.email, name: 'Ada' } }),
  )
  await expect(call(generateUserManual, context, { content: 'Visits.' })).rejects.toMatchObject({
    status: 503,
  })
})

test('what failed is left out also behind thousands of cases that passed', async () => {
  const { projectId, storyId } = await manyRecords(owner, { defects: 0, cases: 5001 })
  await newContext()
    .services.db.update(testCases)
    .set({ lastStatus: 'failed' })
    .where(and(eq(testCases.storyId, storyId), eq(testCases.number, 5001)))
  const { warnings } = await ask(generateUserManual, { projectId }, owner)
  expect(warnings).toEqual([expect.stringContaining('test case #5001 did not pass')])
})
