import { expect, test } from 'vitest'
import { advanceFile } from '../../../../workers/features/documents/advance-file.ts'
import { reindexBase } from '../../../../workers/features/documents/reindex-base.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { indexOf, newBase, rowOf, settled, uploaded } from './support.ts'

const owner = await newOwner()
const readingOf = (ownerId: string, fileId: string) => ({
  ownerKind: 'knowledge_base' as const,
  ownerId,
  fileId,
  generation: 1,
})
test('a base read anew keeps every piece once, and what could be found is found meanwhile', async () => {
  const id = await newBase(owner)
  const { fileId } = await uploaded(
    id,
    { fileName: 'a.txt', content: 'The sauna is closed on Mondays.' },
    owner,
  )
  expect(await ask(reindexBase, { id }, owner)).toMatchObject({ status: 'running' })
  expect(await indexOf(id).figures()).toEqual({ files: 1, chunks: 1 })
  expect(await settled(id, fileId, owner)).toMatchObject({ status: 'indexed' })
  expect(await rowOf(fileId)).toMatchObject({ generation: 2 })
  expect(await indexOf(id).figures()).toEqual({ files: 1, chunks: 1 })
  const old = await rowOf(fileId)
  await advanceFile(newContext(), readingOf(id, fileId))
  expect(await rowOf(fileId)).toEqual(old)
})

test('a base without files has nothing to read anew', async () => {
  expect(await ask(reindexBase, { id: await newBase(owner) }, owner)).toMatchObject({ status: 'completed' })
})
