import { expect, test } from 'vitest'
import { deleteProject } from '../../../../workers/features/projects/delete-project.ts'
import { getStory } from '../../../../workers/features/stories/get-story.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { newPlan } from './support.ts'

const owner = await newOwner()
const plan = await newPlan(owner)
const { token } = plan

test('a viewer reads what was written, to the letter', async () => {
  const given = {
    title: `'); drop table stories; -- <img src=x onerror=alert(1)> 😀`,
    acceptanceCriteria: [{ given: '=1+1', when: 'ا', then: '<b>' }],
    tags: ['a', 'b'],
  }
  const story = await plan.story(given)
  const viewer = await newMember(owner, 'viewer')
  expect(await ask(getStory, { storyId: story.storyId }, viewer)).toEqual({ ...story, ...given })
})

test('a story is unknown as soon as its project is deleted', async () => {
  const gone = await newPlan(owner)
  const { storyId } = await gone.story()
  await ask(deleteProject, { projectId: gone.projectId }, { token })
  expect(await refusal(send(getStory, { storyId }, { token }))).toMatchObject({ status: 404 })
})
