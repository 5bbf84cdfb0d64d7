import { expect, test } from 'vitest'
import { storiesBeside } from '../../../../workers/features/stories/index.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { newPlan } from './support.ts'

const owner = await newOwner()
const plan = await newPlan(owner)
const beside = async (words: string[], storyId: string = crypto.randomUUID()) => {
  const actor = { kind: 'user', userId: owner.userId, email: owner.email, name: 'Ada' } as const
  const context = { ...newContext({ actor }), tenant: { organizationId: owner.organizationId, role: 'member' } } as const // prettier-ignore
  const found = await storiesBeside(context, { projectId: plan.projectId, storyId, words })
  return found.map(({ title }) => title)
}
const order = await plan.story({ title: 'Order', description: 'The Checkout page is at /checkout.' })
await plan.story({ title: 'Voucher', description: 'On the checkout a voucher is taken.' })
await plan.story({ title: '100% of the stock', description: 'Nothing of a page.' })
await plan.story({
  title: 'Book',
  description: `On the checkout ${'long '.repeat(1900)}`,
  acceptanceCriteria: Array.from({ length: 30 }, (_, at) => ({
    given: '',
    when: `${at}`,
    then: 'long '.repeat(20),
  })),
})

test('what says any of the words is found, in the order of the numbers, but not the story itself', async () => {
  expect(await beside(['checkout'])).toEqual(['Order', 'Voucher'])
  expect(await beside(['checkout'], order.storyId)).toEqual(['Voucher'])
})

test('signs of patterns and of SQL are letters like others', async () => {
  for (const word of ['%', "' or 1=1 --", '_']) expect(await beside([word])).toEqual(word === '%' ? ['100% of the stock'] : []) // prettier-ignore
})

test('without a word nothing is looked for', async () => {
  expect(await beside([])).toEqual([])
})
