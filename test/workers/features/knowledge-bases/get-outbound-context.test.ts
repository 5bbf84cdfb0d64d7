import { expect, test } from 'vitest'
import { getOutboundContext } from '../../../../workers/features/knowledge-bases/get-outbound-context.ts'
import { saveOutboundContext } from '../../../../workers/features/knowledge-bases/save-outbound-context.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'

test('it is empty until somebody writes it, and then what was written', async () => {
  const owner = await newOwner()
  const id = await newBase(owner)
  expect(await ask(getOutboundContext, { id }, owner)).toEqual({ kbId: id, context: '', updatedAt: null })
  const saved = await ask(saveOutboundContext, { id, context: 'We call about the open day.' }, owner)
  expect(await ask(getOutboundContext, { id }, owner)).toEqual(saved)
})
