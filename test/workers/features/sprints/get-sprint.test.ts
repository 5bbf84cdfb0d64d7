import { expect, test } from 'vitest'
import { getSprint } from '../../../../workers/features/sprints/get-sprint.ts'
import { ask } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { newPlan } from '../stories/support.ts'

const owner = await newOwner()
const plan = await newPlan(owner)

test('a viewer reads how many points there are, and how many of them are done', async () => {
  const { sprintId } = await plan.sprint()
  await plan.story({ sprintId, storyPoints: 5, status: 'done' })
  await plan.story({ sprintId, storyPoints: 8 })
  await plan.story({ sprintId, status: 'done' })
  await plan.story({ storyPoints: 13, status: 'done' })
  const sprint = await ask(getSprint, { sprintId }, await newMember(owner, 'viewer'))
  expect(sprint).toMatchObject({ totalPoints: 13, completedPoints: 5 })
  expect(sprint.storyIds).toHaveLength(3)
})
