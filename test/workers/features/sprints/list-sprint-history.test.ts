import { expect, test } from 'vitest'
import { listSprintHistory } from '../../../../workers/features/sprints/list-sprint-history.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newPlan } from '../stories/support.ts'

const owner = await newOwner()
const plan = await newPlan(owner)

test('the history of a sprint says who put which story in', async () => {
  const { sprintId } = await plan.sprint()
  const { storyId } = await plan.story({ sprintId })
  const { changes } = await ask(listSprintHistory, { sprintId }, plan)
  const moved = { actor: `user:${owner.userId}`, field: 'storyIds', from: null, to: storyId, unusual: false }
  expect(changes).toMatchObject([moved])
})
