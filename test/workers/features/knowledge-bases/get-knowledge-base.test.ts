import { expect, test } from 'vitest'
import { createKnowledgeBase } from '../../../../workers/features/knowledge-bases/create-knowledge-base.ts'
import { getKnowledgeBase } from '../../../../workers/features/knowledge-bases/get-knowledge-base.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'

test('a viewer gets a knowledge base as it was created, and a stranger 404', async () => {
  const { token, organizationId } = await newOwner()
  const base = await ask(
    createKnowledgeBase,
    { name: 'Manuals', description: 'a\nb', isPublic: true },
    { token },
  )
  const viewer = await newMember({ organizationId }, 'viewer')
  expect(await ask(getKnowledgeBase, { id: base.kbId }, viewer)).toEqual({
    ...base,
    masterContextSources: [],
  })
  const stranger = await newOwner()
  for (const id of [base.kbId, crypto.randomUUID()]) {
    expect(await refusal(send(getKnowledgeBase, { id }, stranger))).toMatchObject({
      status: 404,
      error: 'knowledge_bases.not_found',
      message: 'Knowledge base not found',
    })
  }
})
