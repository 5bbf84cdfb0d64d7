import { expect, test } from 'vitest'
import { getSprint } from '../../../../workers/features/sprints/get-sprint.ts'
import { listSprintHistory } from '../../../../workers/features/sprints/list-sprint-history.ts'
import { deleteStory } from '../../../../workers/features/stories/delete-story.ts'
import { getStory } from '../../../../workers/features/stories/get-story.ts'
import { updateStory } from '../../../../workers/features/stories/update-story.ts'
import { ask, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { auditOf } from '../projects/support.ts'
import { newPlan } from './support.ts'

const owner = await newOwner()
const plan = await newPlan(owner)
const { token } = plan

test('its sprint and the stories that wait for it stay, without it', async () => {
  const { sprintId } = await plan.sprint()
  const first = await plan.story({ sprintId, storyPoints: 3 })
  const waiting = await plan.story({ sprintId, dependsOn: [first.storyId], storyPoints: 2 })
  expect(await ask(deleteStory, { storyId: first.storyId }, { token })).toEqual({ deleted: true })
  expect(await ask(getStory, { storyId: waiting.storyId }, { token })).toMatchObject({ dependsOn: [] })
  expect(await ask(getSprint, { sprintId }, { token })).toMatchObject({
    storyIds: [waiting.storyId],
    totalPoints: 2,
  })
  expect((await auditOf(first.storyId)).at(-1)).toMatchObject({ action: 'stories.delete' })
  expect(await plan.historyOf(waiting.storyId)).toEqual([['dependsOn', [first.storyId], [], false]])
  const now = await ask(getStory, { storyId: waiting.storyId }, { token })
  expect(now.updatedAt > waiting.updatedAt).toBe(true)
})

test('a story that is moved and changed while it is deleted leaves histories that are true', async () => {
  for (let round = 0; round < 5; round++) {
    const { sprintId } = await plan.sprint()
    const { storyId } = await plan.story()
    const waiting = await plan.story()
    const answers = await Promise.all([
      send(updateStory, { storyId, sprintId }, { token }),
      send(updateStory, { storyId: waiting.storyId, dependsOn: [storyId] }, { token }),
      send(deleteStory, { storyId }, { token }),
    ])
    expect(answers[2]?.status).toBe(200)
    const { changes } = await ask(listSprintHistory, { sprintId }, { token })
    expect(changes.filter(({ to }) => to === storyId)).toHaveLength(
      changes.filter(({ from }) => from === storyId).length,
    )
    expect(await ask(getStory, { storyId: waiting.storyId }, { token })).toMatchObject({ dependsOn: [] })
    const history = await plan.historyOf(waiting.storyId)
    expect(history.at(-1)?.[2] ?? []).toEqual([])
  }
})

test('of two deletions at once one finds nothing', async () => {
  const { storyId } = await plan.story()
  const answers = await Promise.all([1, 2].map(() => send(deleteStory, { storyId }, { token })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
})
