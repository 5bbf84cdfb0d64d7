import { expect, test } from 'vitest'
import { saveOutboundContext } from '../../../../workers/features/knowledge-bases/save-outbound-context.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'

const owner = await newOwner()

test('what voice agents are told is kept, up to 20,000 characters', async () => {
  const id = await newBase(owner)
  const context = 'c'.repeat(20_000)
  expect(await ask(saveOutboundContext, { id, context }, owner)).toMatchObject({ kbId: id, context })
  const longer = send(saveOutboundContext, { id, context: `${context}c` }, owner)
  await expectRefusal(longer, 400, { path: 'context' })
})
