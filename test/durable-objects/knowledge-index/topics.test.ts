import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { IndexedFile } from '../../../durable-objects/knowledge-index/types.ts'
import { type Index, add, find, newIndex } from './files.ts'
import { learn } from './learn.ts'

const ofRoads = 'engine wheels brakes garage tyre gearbox driver road lane bumper diesel seat'.split(' ')
const ofBakers = 'flour yeast oven dough crust baker knead salt rye butter sugar tin'.split(' ')

/** Some words of a subject, others each time. */
const some = (words: readonly string[], at: number) =>
  words.filter((_, word) => (at * 5 + word * 3 + ((at * word) % 7)) % 8 < 4).join(' ')

/** Two subjects with two names each: `car` and `automobile` keep the same company, and never meet. */
const pieces = Array.from({ length: 12 }, (_, at) => [
  `car ${some(ofRoads, at)}`,
  `automobile ${some(ofRoads, at + 3)}`,
  `bread ${some(ofBakers, at)}`,
  `loaf ${some(ofBakers, at + 3)}`,
]).flat()

const vectorsOf = (index: Index) =>
  runInDurableObject(index as never, (_, { storage: { sql } }) =>
    sql
      .exec<{ model: string; n: number }>('SELECT model, count(*) AS n FROM vectors GROUP BY model')
      .toArray(),
  )

test('an index that learned its topics finds what is meant in other words', async () => {
  const index = newIndex()
  await add(index, pieces)
  expect((await index.search({ question: 'automobile', limit: 24 })).total).toBe(12)
  expect(await index.topicsDue()).toEqual({ due: true, chunks: 48, learnedOf: null })
  await learn(index)
  expect(await index.topicsDue()).toEqual({ due: false, chunks: 48, learnedOf: 48 })
  const found = await find(index, 'automobile', { limit: 24 })
  expect(found.slice(0, 12).every((text) => text.startsWith('automobile'))).toBe(true)
  expect(found.length).toBeGreaterThan(14)
  expect(found.slice(12).every((text) => text.startsWith('car'))).toBe(true)
})

test('a file that comes later is found by its sense at once, without learning anew', async () => {
  const index = newIndex()
  await add(index, pieces)
  await learn(index)
  const late = await add(index, ['Wheels and brakes: what the garage says.'])
  const { hits } = await index.search({ question: 'driver', limit: 60 })
  const found = hits.find(({ fileId }) => fileId === late.fileId)
  expect(found?.lexical).toBe(0)
  expect(found?.dense).toBeGreaterThan(0.5)
  expect((await index.topicsDue()).due).toBe(false)
})

test('topics are due again when a fifth has changed', async () => {
  const index = newIndex()
  const file = await add(index, pieces)
  await learn(index)
  const late = await add(index, pieces.slice(0, 5))
  expect((await index.topicsDue()).due).toBe(false)
  await index.remove({ fileId: late.fileId })
  expect((await index.topicsDue()).due).toBe(true)
  await learn(index)
  expect(await index.topicsDue()).toEqual({ due: false, chunks: 48, learnedOf: 48 })
  expect(await vectorsOf(index)).toEqual([{ model: 'topics:2', n: 48 }])
  await index.remove({ fileId: file.fileId })
  expect(await vectorsOf(index)).toEqual([])
})

test('files that are published and removed while topics are learned are as they should be afterwards', async () => {
  const index = newIndex()
  await add(index, pieces.slice(0, 40))
  let late: IndexedFile | undefined
  const gone = await add(index, pieces.slice(40))
  await learn(index, async () => {
    await index.remove({ fileId: gone.fileId })
    late = await add(index, ['The driver checks wheels and brakes.', 'No known word whatsoever'])
  })
  expect(await vectorsOf(index)).toEqual([{ model: 'topics:1', n: 42 }])
  const { hits } = await index.search({ question: 'driver', limit: 60 })
  expect(hits.find(({ fileId }) => fileId === late?.fileId)).toMatchObject({
    ordinal: 0,
    dense: expect.any(Number),
  })
  expect(hits.some(({ fileId }) => fileId === gone.fileId)).toBe(false)
})

test('of two that learn at once the later one wins, and the earlier is told', async () => {
  const index = newIndex()
  await add(index, pieces)
  const first = await index.beginTopics()
  const second = await index.beginTopics()
  expect([first, second]).toEqual([{ version: 1 }, { version: 2 }])
  const superseded = { ok: false, code: 'superseded' }
  expect(await index.topicCorpus({ version: 1, after: 0 })).toEqual(superseded)
  expect(await index.keepTopics({ version: 1, terms: [] })).toEqual(superseded)
  expect(await index.foldTopics({ version: 1, limit: 10 })).toEqual(superseded)
  expect(await index.topicCorpus({ version: 2, after: 0 })).toMatchObject({ ok: true, next: null })
})
