import { expect, test } from 'vitest'
import { listStoryHistory } from '../../../../workers/features/stories/list-story-history.ts'
import { updateStory } from '../../../../workers/features/stories/update-story.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newPlan } from './support.ts'

const owner = await newOwner()
const plan = await newPlan(owner)
const { token } = plan

test('the history says who changed what, newest first, page by page', async () => {
  const { storyId } = await plan.story()
  for (const storyPoints of [1, 2, 3]) await ask(updateStory, { storyId, storyPoints }, { token })
  const first = await ask(listStoryHistory, { storyId, limit: 2 }, { token })
  expect(first.changes).toMatchObject([
    { actor: `user:${owner.userId}`, field: 'storyPoints', from: 2, to: 3, unusual: false },
    { from: 1, to: 2 },
  ])
  const rest = await ask(listStoryHistory, { storyId, cursor: first.nextCursor ?? '' }, { token })
  expect(rest).toMatchObject({ changes: [{ from: null, to: 1 }], nextCursor: null })
})
