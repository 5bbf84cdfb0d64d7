import { expect, test } from 'vitest'
import { deleteSprint } from '../../../../workers/features/sprints/delete-sprint.ts'
import { getSprint } from '../../../../workers/features/sprints/get-sprint.ts'
import { updateSprint } from '../../../../workers/features/sprints/update-sprint.ts'
import { getStory } from '../../../../workers/features/stories/get-story.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newPlan } from '../stories/support.ts'

const owner = await newOwner()
const plan = await newPlan(owner)
const { token } = plan

test('its stories stay, in no sprint, and their history says so', async () => {
  const { sprintId } = await plan.sprint()
  const { storyId } = await plan.story({ sprintId })
  expect(await ask(deleteSprint, { sprintId }, { token })).toEqual({ deleted: true })
  expect(await refusal(send(getSprint, { sprintId }, { token }))).toMatchObject({ status: 404 })
  expect(await ask(getStory, { storyId }, { token })).toMatchObject({ sprintId: null })
  expect(await plan.historyOf(storyId)).toEqual([['sprintId', sprintId, null, false]])
})

test('a story that comes at the same moment is in no sprint afterwards', async () => {
  for (let round = 0; round < 3; round++) {
    const { sprintId } = await plan.sprint()
    const made = [1, 2, 3].map(() => plan.story({ sprintId }).catch(() => undefined))
    await ask(deleteSprint, { sprintId }, { token })
    for (const story of await Promise.all(made))
      if (story) expect((await ask(getStory, { storyId: story.storyId }, { token })).sprintId).toBeNull()
  }
})

test('stories that are exchanged at the same moment are in no sprint that is gone', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await plan.story(), await plan.story()]
    const { sprintId } = await plan.sprint({ storyIds: [one.storyId] })
    const [deleted] = await Promise.all([
      send(deleteSprint, { sprintId }, { token }),
      send(updateSprint, { sprintId, storyIds: [two.storyId] }, { token }),
    ])
    expect(deleted?.status).toBe(200)
    for (const { storyId } of [one, two]) {
      expect((await ask(getStory, { storyId }, { token })).sprintId).toBeNull()
      const history = await plan.historyOf(storyId)
      expect(history.at(-1)?.[2] ?? null).toBeNull()
    }
  }
})
