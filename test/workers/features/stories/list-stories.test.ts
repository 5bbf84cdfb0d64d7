import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../shared/db/database.ts'
import { writeCursor } from '../../../../shared/db/pagination.ts'
import { listStories } from '../../../../workers/features/stories/list-stories.ts'
import { rowsOf } from '../../../../workers/features/stories/store.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../../support/recording-database.ts'
import { newPlan } from './support.ts'

const owner = await newOwner()

test('stories come newest first, page by page, each once, and none of another project', async () => {
  const plan = await newPlan(owner)
  const { projectId, token } = plan
  await (await newPlan(owner)).story()
  const made = []
  for (let i = 0; i < 5; i++) made.push((await plan.story()).number)
  const seen: number[] = []
  let cursor: string | null = null
  do {
    const page: { stories: { number: number }[]; nextCursor: string | null } = await ask(
      listStories,
      { projectId, limit: 2, ...(cursor && { cursor }) },
      { token },
    )
    seen.push(...page.stories.map(({ number }) => number))
    cursor = page.nextCursor
  } while (cursor)
  expect(seen).toEqual(made.toReversed())
})

test('they are found by status, by whose they are and by sprint, also together', async () => {
  const plan = await newPlan(owner)
  const { projectId, token } = plan
  const { sprintId } = await plan.sprint()
  const mine = await plan.story({ status: 'ready', assignee: 'ada@example.com', sprintId })
  const hers = await plan.story({ status: 'ready', assignee: 'grace@example.com' })
  const idle = await plan.story()
  const found = async (filter: object) =>
    (await ask(listStories, { projectId, ...filter }, { token })).stories.map(({ storyId }) => storyId)
  expect(await found({ status: 'ready' })).toEqual([hers.storyId, mine.storyId])
  expect(await found({ assignee: 'ada@example.com' })).toEqual([mine.storyId])
  expect(await found({ sprintId })).toEqual([mine.storyId])
  expect(await found({ status: 'backlog', sprintId })).toEqual([])
  expect(await found({ sprintId: crypto.randomUUID() })).toEqual([])
  expect(await found({})).toEqual([idle.storyId, hers.storyId, mine.storyId])
})

test('a project is needed; a foreign one is 404, and a status of none 400', async () => {
  const { token, projectId } = await newPlan(owner)
  expect(await refusal(send(listStories, {}, { token }))).toMatchObject({ status: 400 })
  const foreign = await newPlan()
  expect(await refusal(send(listStories, { projectId: foreign.projectId }, { token }))).toMatchObject({
    status: 404,
    error: 'projects.not_found',
  })
  expect(await refusal(send(listStories, { projectId, status: 'gone' }, { token }))).toMatchObject({
    status: 400,
  })
})

const projectId = crypto.randomUUID()
const page = { projectId, limit: 50, cursor: writeCursor({ at: 1, id: 'x' }) }

test.each([
  ['stories of a project', 'stories_project', page],
  ['those of a status', 'stories_project_status', { ...page, status: 'done' as const }],
  ['those of a sprint', 'stories_sprint_created', { ...page, sprintId: crypto.randomUUID() }],
  [
    'those of a status in a sprint',
    'stories_sprint_created',
    { ...page, sprintId: crypto.randomUUID(), status: 'done' as const },
  ],
  ['those of somebody', 'stories_project_assignee', { ...page, assignee: 'ada@example.com' }],
])('%s are found and sorted by the index %s', async (_, index, asked) => {
  const { database, statements } = recordingDatabase(env.DB)
  const context = newContext({ tenant: { organizationId: crypto.randomUUID(), role: 'viewer' } })
  Object.defineProperty(context.services, 'db', { value: openDatabase(database) })
  await rowsOf(context, asked)
  const steps = await queryPlan(env.DB, [...statements][0] ?? '')
  expect(steps.some((step) => step.includes(`stories USING INDEX ${index} `))).toBe(true)
  expect(fullScans(steps)).toEqual([])
})
