import { expect, test } from 'vitest'
import { listKnowledgeBases } from '../../../../workers/features/knowledge-bases/list-knowledge-bases.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBases } from '../projects/support.ts'

test('knowledge bases come newest first, in pages, and only those of the organization', async () => {
  const { token, organizationId } = await newOwner()
  await newBases((await newOwner()).organizationId, 1)
  const ids = await newBases(organizationId, 5)
  const seen: string[] = []
  let cursor: string | null | undefined
  for (let page = 0; page < 5 && cursor !== null; page++) {
    const answer = await ask(listKnowledgeBases, { limit: 2, ...(cursor ? { cursor } : {}) }, { token })
    seen.push(...answer.knowledgeBases.map(({ kbId }) => kbId))
    cursor = answer.nextCursor
  }
  expect(seen.toSorted()).toEqual(ids.toSorted())
})
