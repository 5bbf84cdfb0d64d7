import { expect, test } from 'vitest'
import { estimateStory } from '../../../../workers/features/stories/estimate-story.ts'
import { estimateStories } from '../../../../workers/features/stories/estimates.ts'
import { getStory } from '../../../../workers/features/stories/get-story.ts'
import { listStoryHistory } from '../../../../workers/features/stories/list-story-history.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { newPlan } from './support.ts'

const owner = await newOwner()
const { token, organizationId } = owner
const invoice = {
  title: 'Pay by invoice',
  userStory: 'As a business customer, I want to pay by invoice, so that I need no card.',
  acceptanceCriteria: [
    { given: 'a signed-in business customer', when: 'I choose "Invoice"', then: 'the order is placed' },
    { given: '', when: 'the order is placed', then: 'the invoice is sent by e-mail' },
  ],
}

test('a viewer has a story estimated without a change of it, twice alike, with reasons in its words', async () => {
  const plan = await newPlan(owner)
  const { storyId } = await plan.story(invoice)
  const before = await ask(getStory, { storyId }, { token })
  const viewer = await newMember(owner, 'viewer')
  const first = await ask(estimateStory, { storyId }, viewer)
  expect(first.estimate).toMatchObject({ points: 2, complexity: 'low', similar: [] })
  expect(first.estimate.reasons[0]).toContain('"the invoice is sent by e-mail"')
  expect(await ask(estimateStory, { storyId }, viewer)).toEqual(first)
  expect(await ask(getStory, { storyId }, { token })).toEqual(before)
  expect((await ask(listStoryHistory, { storyId }, { token })).changes).toEqual([])
})

test('finished stories of the project draw it to their points; others, and it itself, do not', async () => {
  const plan = await newPlan(owner)
  const asked = await plan.story({ ...invoice, status: 'done', storyPoints: 1 })
  const estimateOf = async () => (await ask(estimateStory, { storyId: asked.storyId }, { token })).estimate
  const before = await estimateOf()
  expect(before.similar).toEqual([])
  for (const title of ['Pay by card', 'Pay by bank transfer', 'Pay by voucher', 'Pay by gift card'])
    await plan.story({ ...invoice, title, status: 'done', storyPoints: 13 })
  await plan.story({ ...invoice, status: 'in_review', storyPoints: 1 })
  await plan.story({ ...invoice, status: 'done', storyPoints: 0 })
  await (await newPlan(owner)).story({ ...invoice, status: 'done', storyPoints: 1 })
  const after = await estimateOf()
  expect(after.points).toBeGreaterThanOrEqual(8)
  expect(after.confidence).toBeGreaterThan(before.confidence)
  expect(after.similar.map(({ points }) => points)).toEqual([13, 13, 13, 13])
})

test('a context counts as words of it; one that is too long is refused', async () => {
  const { storyId } = await (await newPlan(owner)).story(invoice)
  const said = 'We sync with Salesforce and call an external tax service. The tax rates are TBD.'
  const without = await ask(estimateStory, { storyId }, { token })
  const { estimate } = await ask(estimateStory, { storyId, context: said }, { token })
  expect(estimate.points).toBeGreaterThan(without.estimate.points)
  expect(estimate.reasons).toContain(
    'The context reaches 2 other systems: "Salesforce", "external tax service".',
  )
  const long = 'x'.repeat(10_001)
  expect(await refusal(send(estimateStory, { storyId, context: long }, { token }))).toMatchObject({
    status: 400,
  })
})

test('many stories are estimated at once, each as it is alone', async () => {
  const plan = await newPlan(owner)
  await plan.story({ ...invoice, status: 'done', storyPoints: 8 })
  const stories = [await plan.story(invoice), await plan.story(), await plan.story({ title: 'Sort orders' })]
  const context = newContext({ tenant: { organizationId, role: 'viewer' } })
  const together = await estimateStories(context, plan.projectId, stories)
  expect([...together.keys()]).toEqual(stories.map(({ storyId }) => storyId))
  for (const story of stories) {
    const alone = await estimateStories(context, plan.projectId, [story])
    expect(together.get(story.storyId)).toEqual(alone.get(story.storyId))
  }
  expect(await estimateStories(context, plan.projectId, [])).toEqual(new Map())
})
