import { expect, test } from 'vitest'
import type { AcceptanceCriterion } from '../../../../shared/db/tables/stories.ts'
import { testCases } from '../../../../shared/db/tables/test-cases.ts'
import { syncTests } from '../../../../workers/features/stories/sync-tests.ts'
import { updateStory } from '../../../../workers/features/stories/update-story.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { db } from '../projects/support.ts'
import { newPlan } from './support.ts'

const owner = await newOwner()
const { token, organizationId } = owner
const says = (then: string): AcceptanceCriterion => ({ given: '', when: 'I pay', then })
const [fast, faster, fastest] = [
  says('it takes 5 seconds'),
  says('it takes 3 seconds'),
  says('it takes 2 seconds'),
]
const [gold, silver] = [says('a Gold member gets 10 % off'), says('a Silver member gets 5 % off')]

let made = 0
async function storyWithCases(
  criteria: AcceptanceCriterion[],
  tested: (AcceptanceCriterion | null)[] = criteria,
) {
  const plan = await newPlan(owner)
  const { storyId } = await plan.story({ acceptanceCriteria: criteria })
  const caseOf = async (criterion: AcceptanceCriterion | null, organization = organizationId) => {
    const testCaseId = crypto.randomUUID()
    const at = (made += 1)
    const named = { testCaseId, organizationId: organization, projectId: plan.projectId, storyId, number: at }
    const fields = { title: 'A case', description: '', priority: 'medium', type: 'functional' } as const
    const when = { createdBy: owner.userId, createdAt: at, updatedAt: at, revisedAt: at }
    await db.insert(testCases).values({ ...named, ...fields, ...when, criterion, tags: [], content: {} })
    return testCaseId
  }
  const ids: string[] = []
  for (const criterion of tested) ids.push(await caseOf(criterion))
  const change = (acceptanceCriteria: AcceptanceCriterion[]) =>
    ask(updateStory, { storyId, acceptanceCriteria }, { token })
  const sync = async (previousVersion?: object) =>
    (await ask(syncTests, { storyId, ...(previousVersion && { previousVersion }) }, { token }))
      .recommendations
  return { storyId, ids, change, sync, caseOf }
}

test('cases of changed and lost criteria are named with the words that changed, and new criteria; the whole story may be sent as it was', async () => {
  const { ids, change, sync, storyId } = await storyWithCases([fast, gold], [fast, gold, null, fast])
  const before = await sync()
  expect(before).toEqual([])
  const previousVersion = { ...(await change([silver, faster])), acceptanceCriteria: [fast, gold] }
  const expected = [
    { action: 'UPDATED', testCaseId: ids[1], previous: gold, current: silver },
    { action: 'UPDATED', testCaseId: ids[0], criterion: faster, previous: fast, current: faster, reason: 'The expected result changed: "5" became "3".' }, // prettier-ignore
    { action: 'UPDATED', testCaseId: ids[3] },
  ]
  expect(await sync(previousVersion)).toMatchObject(expected)
  expect(await sync()).toMatchObject(expected)
  const viewer = await newMember(owner, 'viewer')
  const { recommendations } = await ask(syncTests, { storyId }, viewer)
  expect(recommendations).toHaveLength(3)
})

test('the history tells what became of criteria that changed more than once, and that similar ones stood beside each other', async () => {
  const { ids, change, sync, caseOf } = await storyWithCases([fast, gold, silver])
  await change([faster, gold, silver])
  const newer = await caseOf(faster)
  await change([fastest, gold])
  expect(await sync()).toMatchObject([
    { action: 'UPDATED', testCaseId: ids[0], previous: fast, current: fastest },
    { action: 'UPDATED', testCaseId: newer, previous: faster, current: fastest },
    { action: 'REMOVED', testCaseId: ids[2], criterion: silver },
  ])
})

test('cases of another tenant that point at the story are not told of', async () => {
  const { sync, caseOf } = await storyWithCases([gold], [])
  await caseOf(fast, crypto.randomUUID())
  expect(await sync()).toMatchObject([{ action: 'ADDED', criterion: gold }])
})

test('a story without criteria is compared by the sentences of its text', async () => {
  const plan = await newPlan(owner)
  const { storyId } = await plan.story({ description: 'The list has 50 rows. It is sorted by date.' })
  const previousVersion = { description: 'It is sorted by date. The list has 20 rows.' }
  const { recommendations } = await ask(syncTests, { storyId, previousVersion }, { token })
  expect(recommendations).toMatchObject([
    { action: 'UPDATED', reason: 'The expected result changed: "20" became "50".' },
  ])
  expect((await ask(syncTests, { storyId }, { token })).recommendations).toEqual([])
})

test('a version that no story could have had is refused', async () => {
  const { storyId } = await (await newPlan(owner)).story()
  for (const acceptanceCriteria of [Array(101).fill(fast), [{ given: ' ' }]])
    expect(
      await refusal(
        send(syncTests, { storyId, previousVersion: { acceptanceCriteria } } as never, { token }),
      ),
    ).toMatchObject({ status: 400 })
})
