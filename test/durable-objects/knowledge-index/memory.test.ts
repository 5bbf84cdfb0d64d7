import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { add, chunksOf, fileOf, newIndex } from './files.ts'
import { learn } from './learn.ts'

const rooms = Array.from({ length: 24 }, (_, at) => `Room ${at % 4} has a lamp and the number ${at}.`)
const vector = Float32Array.of(1, 0)
const all = 'SELECT id, reading, ordinal, length, same FROM chunks'

type Index = ReturnType<typeof newIndex>

/** The methods of an index are typed as its callers see them. */
const objectOf = (index: Index) => index as unknown as DurableObjectStub

/** Counts how often an index reads all its chunks into memory from now on. */
async function countReads(index: Index): Promise<() => Promise<number>> {
  let reads = 0
  await runInDurableObject(objectOf(index), (_, state) => {
    const { sql } = state.storage
    const exec = (query: string, ...values: unknown[]) => {
      if (query.startsWith(all)) reads += 1
      return sql.exec(query, ...values)
    }
    Object.defineProperty(state.storage, 'sql', { value: { exec }, configurable: true })
  })
  return () => runInDurableObject(objectOf(index), () => reads)
}

const search = (index: Index, model?: string) =>
  index.search({ question: 'lamp', limit: 50, ...(model !== undefined && { vector, model }) })

test('a base that is being filled reads its chunks into memory once for each file that is found, not for each step of its reading', async () => {
  const index = newIndex()
  const first = await add(index, rooms)
  const reads = await countReads(index)
  expect(await search(index)).toMatchObject({ total: 24 })
  const later = fileOf({ fileName: 'later.md' })
  const chunks = chunksOf(['A lamp that hangs.', 'A lamp that stands.'])
  for (const chunk of chunks) {
    await index.stage({ file: later, sourceHash: 'ab'.repeat(32), chunks: [chunk] })
    await index.embed({ reading: later, model: 'newer', vectors: [{ ordinal: chunk.ordinal, vector }] })
    expect(await search(index)).toMatchObject({ total: 24 })
  }
  await learn(index)
  expect(await search(index)).toMatchObject({ total: 24 })
  expect(await reads()).toBe(1)
  await index.publish({ reading: later })
  expect(await search(index)).toMatchObject({ total: 26 })
  for (let time = 0; time < 2; time++) {
    await index.remove({ fileId: first.fileId })
    await index.publish({ reading: first })
    expect(await search(index)).toMatchObject({ total: 2 })
  }
  expect(await reads()).toBe(3)
})

test('vectors that come late are compared in the next search, and nothing else is read for them', async () => {
  const index = newIndex()
  const file = await add(index, rooms)
  const reads = await countReads(index)
  const unembedded = async () => (await search(index, 'newer')).unembedded
  expect(await unembedded()).toBe(24)
  await index.embed({ reading: file, model: 'newer', vectors: [{ ordinal: 0, vector }] })
  expect(await unembedded()).toBe(23)
  await index.embedEach({
    model: 'newer',
    embedded: [{ reading: file, vectors: [{ ordinal: 1, vector }] }],
  })
  expect(await unembedded()).toBe(22)
  const { hits } = await search(index, 'newer')
  expect(hits.filter(({ dense }) => dense !== null).map(({ ordinal }) => ordinal)).toEqual([0, 1])
  await index.dropOtherModels({ model: 'newest' })
  expect(await unembedded()).toBe(24)
  expect(await reads()).toBe(1)
})

test('what an index learns is compared in the next search', async () => {
  const index = newIndex()
  await add(index, rooms)
  const before = await search(index)
  expect(before.hits.every(({ dense }) => dense === null)).toBe(true)
  await learn(index)
  const after = await search(index)
  expect(after.hits.some(({ dense }) => dense !== null)).toBe(true)
})
