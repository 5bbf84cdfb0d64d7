import { expect, test } from 'vitest'
import { listStories } from '../../../../workers/features/stories/list-stories.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newPlan } from './support.ts'

const owner = await newOwner()

test('stories come newest first, page by page, each once, and none of another project', async () => {
  const plan = await newPlan(owner)
  const { projectId, token } = plan
  await (await newPlan(owner)).story()
  const made = []
  for (let i = 0; i < 5; i++) made.push((await plan.story()).number)
  const seen: number[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await ask(listStories, { projectId, limit: 2, ...(cursor && { cursor }) }, { token })
    seen.push(...page.stories.map(({ number }) => number))
    cursor = page.nextCursor
  }
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
