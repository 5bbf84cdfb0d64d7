import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { add, chunksOf, fileOf, find, newIndex } from './files.ts'

const sourceHash = 'ab'.repeat(32)
const text = 'Open from 9.\nPool\nOpen from 7.'
const sections = [{ at: 13, above: 1, heading: 'Pool' }]

async function addSections(index = newIndex(), change: object = {}) {
  const file = fileOf()
  const [chunk] = chunksOf([text], ['House', 'Library'])
  await index.stage({ file, sourceHash, chunks: [{ ...chunk!, sections, ...change }] })
  await index.publish({ reading: file })
  return { index, file }
}

test('words of each heading count as much as those of the first', async () => {
  const { index } = await addSections()
  const scoreOf = async (question: string) => (await index.search({ question, limit: 1 })).hits[0]?.lexical
  // The library stands in the headings alone; the pool stands in the text, too.
  expect(await scoreOf('pool')).toBeGreaterThan((await scoreOf('library'))!)
  const { index: bare } = await addSections(newIndex(), { sections: [] })
  const [hit] = (await bare.search({ question: 'pool', limit: 1 })).hits
  expect(await scoreOf('pool')).toBeGreaterThan(hit!.lexical)
})

test('a batch that comes again with other sections is the later one', async () => {
  const index = newIndex()
  const file = fileOf()
  const [chunk] = chunksOf([text], ['House', 'Library'])
  const later = [{ at: 13, above: 0, heading: 'Pool' }]
  await index.stage({ file, sourceHash, chunks: [{ ...chunk!, sections }] })
  await index.stage({ file, sourceHash, chunks: [{ ...chunk!, sections: later }] })
  await index.publish({ reading: file })
  const [passage] = await index.chunksOf({ fileId: file.fileId, from: 0, limit: 1 })
  expect(passage?.sections).toEqual(later)
})

test('what an index held before it knew sections is found as it was', async () => {
  const index = newIndex()
  const { fileId } = await add(index, ['lasting words'])
  await runInDurableObject(index as never, (_, { storage }) => {
    storage.sql.exec('ALTER TABLE texts DROP COLUMN sections')
    for (const later of ['claims', 'sent']) storage.sql.exec(`DROP TABLE ${later}`)
    storage.sql.exec('DELETE FROM _migrations WHERE step > 1')
  })
  await evictDurableObject(index as never)
  expect(await find(index, 'lasting')).toEqual(['lasting words'])
  const [passage] = await index.chunksOf({ fileId, from: 0, limit: 1 })
  expect(passage).not.toHaveProperty('sections')
  await add(index, ['further words'])
  expect(await find(index, 'further')).toEqual(['further words'])
})
