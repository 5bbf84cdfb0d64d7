import { expect, test } from 'vitest'
import { listSprints } from '../../../../workers/features/sprints/list-sprints.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newPlan } from '../stories/support.ts'

const owner = await newOwner()

test('sprints come newest first, each with its own stories and points, page by page or of one status', async () => {
  const plan = await newPlan(owner)
  const { projectId, token } = plan
  const one = await plan.sprint({ status: 'active' })
  const two = await plan.sprint()
  const { storyId } = await plan.story({ sprintId: one.sprintId, storyPoints: 3 })
  const first = await ask(listSprints, { projectId, limit: 1 }, { token })
  expect(first.sprints).toMatchObject([{ sprintId: two.sprintId, storyIds: [], totalPoints: 0 }])
  const second = await ask(listSprints, { projectId, cursor: first.nextCursor ?? '' }, { token })
  expect(second).toMatchObject({
    sprints: [{ sprintId: one.sprintId, storyIds: [storyId], totalPoints: 3 }],
    nextCursor: null,
  })
  const active = await ask(listSprints, { projectId, status: 'active' }, { token })
  expect(active.sprints.map(({ sprintId }) => sprintId)).toEqual([one.sprintId])
})
