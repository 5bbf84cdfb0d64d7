import { expect, test } from 'vitest'
import type { Context } from '../../../../../shared/kernel/context.ts'
import { advanceFile } from '../../../../../workers/features/documents/advance-file.ts'
import { indexFull, mostChunks } from '../../../../../workers/features/documents/index-full.ts'
import { newContext, withServices } from '../../../../support/context.ts'
import { newOwner } from '../../../../support/people.ts'
import { newBase, settled, updateRow, uploaded } from '../support.ts'

const owner = await newOwner()
const most = mostChunks({ EMBEDDINGS: 'embedded', VECTORS: 'embedded' })

/** A context whose indexes say that they hold so many pieces of other files. */
function holding(chunks: number): Context {
  const context = newContext()
  const { knowledgeIndexes } = context.services
  const getByName = (id: string) => {
    const index = knowledgeIndexes.getByName(id)
    return {
      figures: () => Promise.resolve({ files: 1, chunks }),
      stage: (request: Parameters<typeof index.stage>[0]) => index.stage(request),
    }
  }
  return withServices(context, { knowledgeIndexes: { getByName } })
}

/** A file that is about to be cut into pieces anew; there is one. */
async function atChunking() {
  const id = await newBase(owner)
  const { fileId } = await uploaded(id, { fileName: 'a.txt', content: 'The sauna opens at ten.' }, owner)
  const under = { status: 'processing', stage: 'chunking', progress: 0.7, generation: 2 } as const
  await updateRow(fileId, under)
  return { id, reading: { fileId, generation: 2, ownerKind: 'knowledge_base' as const, ownerId: id } }
}

test('a file that a full base has no room for says so, and stays found as it was', async () => {
  const { id, reading } = await atChunking()
  await advanceFile(holding(most), reading)
  const file = await settled(id, reading.fileId, owner)
  expect(file).toMatchObject({
    status: 'error',
    error: {
      error: 'files.index_full',
      message:
        'The file makes 1 piece of text, and the knowledge base has room for 0 of its 200,000. Delete files from it that are not needed, or upload this one to another knowledge base.',
    },
  })
  expect(await newContext().services.knowledgeIndexes.getByName(id).figures()).toMatchObject({ chunks: 1 })
})

test('the last piece that there is room for is taken', async () => {
  const { id, reading } = await atChunking()
  await advanceFile(holding(most - 1), reading)
  expect(await settled(id, reading.fileId, owner)).toMatchObject({ status: 'indexed' })
})

test('a project is told to use a base', () => {
  const { message } = indexFull('project', { chunks: 1200, others: 59_000, most: 60_000 })
  expect(message).toMatch(
    /^The file makes 1,200 pieces of text, and the project has room for 1,000 of its 60,000\./,
  )
  expect(message).toMatch(/or upload this one to a knowledge base\.$/)
})

test('vectors of a model take memory, unless they are compared outside', () => {
  const openai = 'openai-compatible'
  expect(mostChunks({ EMBEDDINGS: openai, VECTORS: 'embedded' })).toBeLessThan(most)
  expect(mostChunks({ EMBEDDINGS: openai, VECTORS: 'vectorize' })).toBe(most)
})
