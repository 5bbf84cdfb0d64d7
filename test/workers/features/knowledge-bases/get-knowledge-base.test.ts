import { expect, test } from 'vitest'
import { createKnowledgeBase } from '../../../../workers/features/knowledge-bases/create-knowledge-base.ts'
import { getKnowledgeBase } from '../../../../workers/features/knowledge-bases/get-knowledge-base.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

test('a knowledge base is read as it was created', async () => {
  const owner = await newOwner()
  const input = { name: 'Manuals', description: 'a\nb', isPublic: true }
  const base = await ask(createKnowledgeBase, input, owner)
  const read = await ask(getKnowledgeBase, { id: base.kbId }, owner)
  expect(read).toEqual({ ...base, masterContextSources: [] })
})
