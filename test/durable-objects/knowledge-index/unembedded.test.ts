import { expect, test } from 'vitest'
import { add, chunksOf, fileOf, newIndex } from './files.ts'
import { learn } from './learn.ts'

const vector = Float32Array.of(1, 0)
const pieces = ['The lift is out of order.', 'The door stands open.']

/** An index of one file whose first piece the older model has embedded. */
async function newEmbedded() {
  const index = newIndex()
  const file = await add(index, pieces)
  await index.embed({ reading: file, model: 'older', vectors: [{ ordinal: 0, vector }] })
  return { index, file }
}

test('what a model has still to embed is told of all searchable files, and of no others', async () => {
  const { index, file } = await newEmbedded()
  const later = fileOf({ fileName: 'later.md' })
  await index.stage({ file: later, sourceHash: 'ab'.repeat(32), chunks: chunksOf(['Not published yet.']) })
  const [first, second] = await index.unembeddedAnywhere({ model: 'newer', limit: 9 })
  expect(first).toEqual({
    fileId: file.fileId,
    generation: 1,
    ordinal: 0,
    text: pieces[0],
    headings: [],
    fileName: 'handbook.md',
  })
  expect(second).toMatchObject({ ordinal: 1 })
  expect(await index.unembeddedAnywhere({ model: 'newer', limit: 1 })).toHaveLength(1)
  expect(await index.unembeddedAnywhere({ model: 'older', limit: 9 })).toEqual([second])
  expect(await index.embeddingFigures({ model: 'newer' })).toEqual({ chunks: 2, unembedded: 2 })
  expect(await index.embeddingFigures({ model: 'older' })).toEqual({ chunks: 2, unembedded: 1 })
})

test('vectors of several files are kept at once, without those of a file that is gone', async () => {
  const { index, file } = await newEmbedded()
  const gone = fileOf()
  const vectors = [0, 1].map((ordinal) => ({ ordinal, vector }))
  const embedded = [gone, file].map((reading) => ({ reading, vectors }))
  await index.embedEach({ model: 'newer', embedded })
  expect(await index.embeddingFigures({ model: 'newer' })).toEqual({ chunks: 2, unembedded: 0 })
})

test('a search says how many pieces the model of its question has not read, and compares none of another', async () => {
  const { index, file } = await newEmbedded()
  const asked = { question: 'elevator', vector, limit: 10 }
  expect(await index.search({ ...asked, model: 'older' })).toMatchObject({ total: 1, unembedded: 1 })
  expect(await index.search({ ...asked, model: 'newer' })).toEqual({ total: 0, hits: [], unembedded: 2 })
  expect(await index.search({ question: 'lift', limit: 10 })).toMatchObject({ total: 1, unembedded: 0 })
  await index.embed({ reading: file, model: 'newer', vectors: [{ ordinal: 1, vector }] })
  const { hits, unembedded } = await index.search({ ...asked, model: 'newer' })
  expect(hits.map(({ ordinal }) => ordinal)).toEqual([1])
  expect(unembedded).toBe(1)
})

test('vectors of other models go, and what the index has learned by itself stays', async () => {
  const index = newIndex()
  const rooms = Array.from({ length: 24 }, (_, at) => `Room ${at % 4} has a lamp and the number ${at}.`)
  const file = await add(index, rooms)
  await learn(index)
  for (const model of ['older', 'newer'])
    await index.embed({ reading: file, model, vectors: [{ ordinal: 0, vector }] })
  const learned = await index.search({ question: 'lamp', limit: 3 })
  await index.dropOtherModels({ model: 'newer' })
  expect(await index.embeddingFigures({ model: 'older' })).toEqual({ chunks: 24, unembedded: 24 })
  expect(await index.embeddingFigures({ model: 'newer' })).toEqual({ chunks: 24, unembedded: 23 })
  expect(await index.search({ question: 'lamp', limit: 3 })).toEqual(learned)
  expect(learned.hits[0]?.dense).not.toBeNull()
})

test('one chain of messages is at work at a time, and a message that comes late does nothing', async () => {
  const { index } = await newEmbedded()
  const may = (chain: string, step: number, now: number, name = 'embedding') =>
    index.claim({ name, chain, step, now, until: now + 100 })
  expect(await may('one', 0, 1000)).toBe(true)
  expect(await may('other', 0, 1099)).toBe(false)
  expect(await may('other', 0, 1099, 'another work')).toBe(true)
  // The same message again, because the first attempt died.
  expect(await may('one', 0, 1001)).toBe(true)
  expect(await may('one', 1, 1002)).toBe(true)
  expect(await may('one', 0, 1003)).toBe(false)
  // Silent for too long.
  expect(await may('other', 0, 1102)).toBe(true)
  expect(await may('one', 2, 1103)).toBe(false)
  await index.release({ name: 'embedding', chain: 'one' })
  expect(await may('one', 2, 1103)).toBe(false)
  await index.release({ name: 'embedding', chain: 'other' })
  expect(await may('one', 2, 1103)).toBe(true)
})
