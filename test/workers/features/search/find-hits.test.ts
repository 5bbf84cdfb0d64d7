import { expect, test } from 'vitest'
import { findHits } from '../../../../workers/features/search/find-hits.ts'
import { chunksOf, fileOf } from '../../../durable-objects/knowledge-index/files.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase, uploaded } from '../documents/support.ts'

const owner = await newOwner()

test('a question is compared with vectors of its own model, and with none of another', async () => {
  const id = await newBase(owner)
  const content = 'The bell rings at noon.'
  const { fileId } = await uploaded(id, { fileName: 'a.txt', content }, owner)
  const context = newContext()
  const vector = Float32Array.of(1, 0, 0)
  await context.services.knowledgeIndexes.getByName(id).embed({
    reading: { fileId, generation: 1 },
    model: 'older',
    vectors: [{ ordinal: 0, vector }],
  })
  const denseBy = async (model: string) => {
    const embedder = { model, embed: () => Promise.resolve([vector]) }
    const places = [{ kind: 'knowledge_base' as const, ownerId: id, name: 'Manuals' }]
    const asked = { question: 'When does the bell ring?', filter: {} }
    return (await findHits(withServices(context, { embedder }), places, asked)).hits[0]?.dense
  }
  expect(await denseBy('older')).toBeCloseTo(1)
  expect(await denseBy('newer')).toBeNull()
})

test('pieces of a file that is gone take no place among those that are found', async () => {
  const [gone, id] = [await newBase(owner), await newBase(owner)]
  const content = 'When people come to the house late in the evening, the porter rings the bell for them.'
  const { fileId } = await uploaded(id, { fileName: 'a.txt', content }, owner)
  const context = newContext()
  const index = context.services.knowledgeIndexes.getByName(gone)
  const file = fileOf()
  const pieces = Array.from({ length: 1000 }, (_, at) => `The bell, bell ${at}.`)
  await index.stage({ file, sourceHash: 'ab'.repeat(32), chunks: chunksOf(pieces) })
  await index.publish({ reading: file })
  const places = [gone, id].map((ownerId) => ({ kind: 'knowledge_base' as const, ownerId, name: 'Manuals' }))
  const { hits } = await findHits(context, places, { question: 'bell', filter: {} })
  expect(hits.map((hit) => hit.fileId)).toEqual([fileId])
})
