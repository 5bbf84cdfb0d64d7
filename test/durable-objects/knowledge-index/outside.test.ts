import { expect, test } from 'vitest'
import { add, chunksOf, fileOf, newIndex } from './files.ts'

const model = 'model-a'
const now = 1_800_000_000_000
const later = now + 16 * 60_000

/** A direction of its own for each ordinal: the nearer two ordinals, the nearer they are. */
const vectorOf = (ordinal: number) => Float32Array.of(Math.cos(ordinal / 10), Math.sin(ordinal / 10))

async function newEmbedded(count = 6) {
  const index = newIndex()
  const file = await add(
    index,
    Array.from({ length: count }, (_, at) => `piece ${at}`),
  )
  const vectors = Array.from({ length: count }, (_, ordinal) => ({ ordinal, vector: vectorOf(ordinal) }))
  await index.embed({ reading: file, model, vectors })
  const idOf = (ordinal: number) => `${file.fileId}.1.${ordinal}`
  return { index, file, idOf }
}

/** Sends everything outside, as the job does. */
async function sendAll(index: Awaited<ReturnType<typeof newEmbedded>>['index'], at = now) {
  const taken = await index.takeUnsent({ model, limit: 100 })
  const ids = taken.map(({ id }) => id)
  return { ids, unwanted: await index.confirmSent({ ids, model, now: at }) }
}

const ordinals = (answer: { hits: readonly { ordinal: number }[] }) =>
  answer.hits.map(({ ordinal }) => ordinal)

test('vectors go outside once, under the names of their chunks, and a batch that was not confirmed goes again', async () => {
  const { index, idOf } = await newEmbedded()
  const first = await index.takeUnsent({ model, limit: 2 })
  expect(first.map(({ id }) => id)).toEqual([idOf(0), idOf(1)])
  expect(first[1]?.vector[1]).toBeCloseTo(Math.sin(0.1))
  expect(await index.takeUnsent({ model, limit: 2 })).toEqual(first)
  expect(await index.confirmSent({ ids: [idOf(0), idOf(1)], model, now })).toEqual([])
  expect(await index.outside({ model, now })).toEqual({
    chunks: 6,
    unsent: 4,
    hasAbandoned: false,
    isReady: true,
  })
  expect(await sendAll(index)).toEqual({ ids: [2, 3, 4, 5].map(idOf), unwanted: [] })
  expect(await index.takeUnsent({ model, limit: 2 })).toEqual([])
  expect(await index.sentIds({ which: 'all', limit: 9 })).toHaveLength(6)
  expect(await index.takeUnsent({ model: 'model-b', limit: 2 })).toEqual([])
})

test('of a file that goes, what lies outside is known until it is removed there, whether or not it was confirmed', async () => {
  const { index, file, idOf } = await newEmbedded(2)
  await index.takeUnsent({ model, limit: 2 })
  await index.confirmSent({ ids: [idOf(0)], model, now })
  await index.remove({ fileId: file.fileId })
  // It arrives after its file went.
  expect(await index.confirmSent({ ids: [idOf(1)], model, now })).toEqual([idOf(1)])
  expect(await index.outside({ model, now })).toMatchObject({ unsent: 0, hasAbandoned: true })
  const abandoned = await index.sentIds({ which: 'abandoned', limit: 9 })
  expect(abandoned).toEqual([idOf(0), idOf(1)])
  await index.forgetSent({ ids: abandoned })
  expect(await index.sentIds({ which: 'all', limit: 9 })).toEqual([])
})

test('of a file that is read anew the vectors of its earlier reading are to be removed, and the new ones to be sent', async () => {
  const { index, file, idOf } = await newEmbedded(1)
  await sendAll(index)
  const again = fileOf({ ...file, generation: 2 })
  await index.stage({ file: again, sourceHash: 'ab'.repeat(32), chunks: chunksOf(['other']) })
  await index.embed({ reading: again, model, vectors: [{ ordinal: 0, vector: vectorOf(0) }] })
  expect(await index.takeUnsent({ model, limit: 9 })).toEqual([])
  await index.publish({ reading: again })
  expect(await index.sentIds({ which: 'abandoned', limit: 9 })).toEqual([idOf(0)])
  expect((await sendAll(index)).ids).toEqual([`${file.fileId}.2.0`])
})

test('a search compares what an index outside calls near, what is new, and what the words find, and nothing else', async () => {
  const { index, idOf } = await newEmbedded()
  await sendAll(index)
  const search = (question: string, neighbours: string[], at: number) =>
    index.search({ question, vector: vectorOf(5), model, near: { neighbours, now: at }, limit: 10 })
  const { hits } = await search('nothing', [idOf(3), idOf(4)], later)
  expect(hits.map(({ ordinal, dense }) => [ordinal, dense])).toEqual([
    [4, expect.closeTo(Math.cos(0.1), 5)],
    [3, expect.closeTo(Math.cos(0.2), 5)],
  ])
  // What was sent just now may not show there yet.
  expect(ordinals(await search('nothing', [], now + 1000))).toEqual([5, 4, 3, 2, 1, 0])
  expect(ordinals(await search('nothing', [], later))).toEqual([])
  const byWord = await search('2', [], later)
  expect(byWord.hits).toMatchObject([{ ordinal: 2, dense: expect.closeTo(Math.cos(0.3), 5) }])
})

test('hits of an index outside are looked up here: what is gone, foreign or no name at all is no hit', async () => {
  const { index, file, idOf } = await newEmbedded(2)
  await sendAll(index)
  const other = await newEmbedded(1)
  const neighbours = [other.idOf(0), `${file.fileId}.7.0`, idOf(99), '', 'a'.repeat(5000), "'; --", idOf(1)]
  const asked = {
    question: 'nothing',
    vector: vectorOf(0),
    model,
    near: { neighbours, now: later },
    limit: 10,
  }
  expect(ordinals(await index.search(asked))).toEqual([1])
  await index.remove({ fileId: file.fileId })
  expect(await index.search(asked)).toMatchObject({ total: 0, hits: [] })
})

test('a filter that lets few through has all of them compared, near or not', async () => {
  const { index } = await newEmbedded()
  const other = await add(index, ['alone'], { fileType: 'pdf' })
  await index.embed({ reading: other, model, vectors: [{ ordinal: 0, vector: vectorOf(0) }] })
  await sendAll(index)
  const asked = {
    question: 'nothing',
    vector: vectorOf(0),
    model,
    near: { neighbours: [], now: later },
    limit: 10,
  }
  const { hits } = await index.search({ ...asked, filter: { fileTypes: ['pdf'] } })
  expect(hits).toMatchObject([{ fileId: other.fileId, dense: expect.closeTo(1) }])
})
