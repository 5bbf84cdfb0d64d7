import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { tablesOf } from '../tables.ts'
import { add, chunksOf, fileOf, find, newIndex } from './files.ts'

const sourceHash = 'ab'.repeat(32)

test('an index that never was answers nothing, refuses changes and has no tables', async () => {
  const index = newIndex()
  const reading = fileOf()
  expect(await index.search({ question: 'wing', limit: 10 })).toEqual({ total: 0, hits: [], unembedded: 0 })
  expect(await index.statistics({ question: 'wing' })).toEqual({ chunks: 0, tokens: 0, frequencies: {} })
  expect(await index.passages({ chunkIds: ['a.1.0'] })).toEqual([])
  expect(await index.chunksOf({ fileId: 'a', from: 0, limit: 5 })).toEqual([])
  expect(await index.figures()).toEqual({ files: 0, chunks: 0 })
  expect(await index.publish({ reading })).toEqual({ ok: false, code: 'not_staged' })
  expect(await index.remove({ fileId: 'a' })).toBe(0)
  expect(await index.topicsDue()).toEqual({ due: false, chunks: 0, learnedOf: null })
  expect(await index.beginTopics()).toBeNull()
  const model = 'any'
  const nothing = { chunks: 0, unsent: 0, hasAbandoned: false, isReady: true }
  expect(await index.outside({ model, now: 0 })).toEqual(nothing)
  expect(await index.takeUnsent({ model, limit: 9 })).toEqual([])
  expect(await index.confirmSent({ ids: ['a'], model, now: 0 })).toEqual(['a'])
  expect(await index.sentIds({ which: 'all', limit: 9 })).toEqual([])
  await index.forgetSent({ ids: ['a'] })
  expect(await index.unembeddedAnywhere({ model, limit: 9 })).toEqual([])
  expect(await index.embeddingFigures({ model })).toEqual({ chunks: 0, unembedded: 0 })
  expect(await index.claim({ name: 'any', chain: 'one', step: 0, now: 0, until: 1 })).toBe(false)
  await index.embedEach({ model, embedded: [] })
  await index.dropOtherModels({ model })
  await index.release({ name: 'any', chain: 'one' })
  expect(await index.erase()).toBe(0)
  expect(await tablesOf(index as never)).toEqual([])
})

test('what is staged is found only when it is published, as it stands in its file', async () => {
  const index = newIndex()
  const file = fileOf({ fileName: 'Leave policy.docx', fileType: 'docx' })
  const [first, second] = chunksOf(
    ['Staff take 30 days of leave.', 'Sick notes go to the office.'],
    ['Absence'],
  )
  await index.stage({ file, sourceHash, chunks: [{ ...second!, page: 2 }] })
  await index.stage({ file, sourceHash, chunks: [first!] })
  expect(await index.search({ question: 'leave', limit: 10 })).toEqual({ total: 0, hits: [], unembedded: 0 })
  expect(await index.publish({ reading: file })).toEqual({ ok: true, chunks: 2 })
  const { hits, total } = await index.search({ question: 'Where do sick notes go?', limit: 10 })
  expect(total).toBe(1)
  expect(await index.passages({ chunkIds: [hits[0]!.chunkId] })).toEqual([
    {
      chunkId: hits[0]!.chunkId,
      fileId: file.fileId,
      fileName: 'Leave policy.docx',
      fileType: 'docx',
      updatedAt: file.updatedAt,
      sourceHash,
      ordinal: 1,
      start: 29,
      end: 57,
      page: 2,
      headings: ['Absence'],
      text: 'Sick notes go to the office.',
    },
  ])
  expect((await index.chunksOf({ fileId: file.fileId, from: 0, limit: 9 })).map(({ text }) => text)).toEqual([
    'Staff take 30 days of leave.',
    'Sick notes go to the office.',
  ])
  expect(await index.figures()).toEqual({ files: 1, chunks: 2 })
})

test('titles and headings are found, and words by their stems, without accents', async () => {
  const index = newIndex()
  await add(index, ['Nothing of that here.'], { fileName: 'Travel expenses.pdf' })
  await add(index, ['The café partitions its rooms.'])
  expect(await find(index, 'travelling expense')).toEqual(['Nothing of that here.'])
  expect(await find(index, 'Cafe partitioning')).toEqual(['The café partitions its rooms.'])
  expect(await find(index, 'pdf')).toEqual([])
})

test('a new reading takes the place of the old one at once, and nothing is left of that', async () => {
  const index = newIndex()
  const file = await add(index, ['The limit is 100 euros.'])
  const { hits } = await index.search({ question: 'limit euros', limit: 10 })
  const next = { ...file, generation: 2 }
  await index.stage({ file: next, sourceHash, chunks: chunksOf(['The limit is 200 euros.']) })
  expect(await find(index, 'limit')).toEqual(['The limit is 100 euros.'])
  expect(await index.publish({ reading: next })).toEqual({ ok: true, chunks: 1 })
  expect(await find(index, 'limit')).toEqual(['The limit is 200 euros.'])
  expect(await find(index, '100')).toEqual([])
  expect(await index.passages({ chunkIds: hits.map(({ chunkId }) => chunkId) })).toEqual([])
  expect(await index.figures()).toEqual({ files: 1, chunks: 1 })
  expect(await index.statistics({ question: 'limit 100 200' })).toEqual({
    chunks: 1,
    tokens: 5,
    frequencies: { limit: 1, '100': 0, '200': 1 },
  })
})

test('a reading that is older than the one that is found changes nothing', async () => {
  const index = newIndex()
  const old = fileOf()
  await index.stage({ file: old, sourceHash, chunks: chunksOf(['old words']) })
  await add(index, ['new words'], { ...old, generation: 2 })
  expect(await index.publish({ reading: old })).toEqual({ ok: false, code: 'outdated' })
  expect(await index.stage({ file: old, sourceHash, chunks: chunksOf(['old words']) })).toEqual({
    ok: false,
    code: 'outdated',
  })
  expect(await find(index, 'words')).toEqual(['new words'])
})

test('each call may come twice', async () => {
  const index = newIndex()
  const file = fileOf()
  const twice = async <T>(call: () => Promise<T>) => {
    const first = await call()
    expect(await call()).toEqual(first)
    return first
  }
  await twice(() => index.stage({ file, sourceHash, chunks: chunksOf(['one two', 'three four']) }))
  expect(await twice(() => index.publish({ reading: file }))).toEqual({ ok: true, chunks: 2 })
  expect(await index.stage({ file, sourceHash, chunks: chunksOf(['other']) })).toEqual({ ok: true })
  expect(await find(index, 'three')).toEqual(['three four'])
  expect((await index.statistics({ question: 'two' })).frequencies).toEqual({ two: 1, '2': 1 })
})

test('a staged ordinal that comes again with other words is the later one', async () => {
  const index = newIndex()
  const file = fileOf()
  await index.stage({ file, sourceHash, chunks: chunksOf(['first thought']) })
  await index.stage({ file, sourceHash, chunks: chunksOf(['second thought']) })
  await index.publish({ reading: file })
  expect(await find(index, 'thought')).toEqual(['second thought'])
  expect(await find(index, 'first')).toEqual([])
})

test('a reading that lacks chunks is not published', async () => {
  const index = newIndex()
  const file = fileOf()
  const chunks = chunksOf(['one', 'two', 'three'])
  await index.stage({ file, sourceHash, chunks: [chunks[0]!, chunks[2]!] })
  expect(await index.publish({ reading: file })).toEqual({ ok: false, code: 'incomplete' })
  await index.stage({ file, sourceHash, chunks: [chunks[1]!] })
  expect(await index.publish({ reading: file, chunks: 4 })).toEqual({ ok: false, code: 'incomplete' })
  expect(await index.publish({ reading: file, chunks: 3 })).toEqual({ ok: true, chunks: 3 })
})

test('a file without text is published with no chunks', async () => {
  const index = newIndex()
  const file = fileOf()
  await index.stage({ file, sourceHash, chunks: [] })
  expect(await index.publish({ reading: file })).toEqual({ ok: true, chunks: 0 })
  expect(await index.figures()).toEqual({ files: 1, chunks: 0 })
})

test('a removed file leaves nothing, and what comes late of it is refused', async () => {
  const index = newIndex()
  const file = await add(index, ['secret words', 'more of them'])
  const next = { ...file, generation: 2 }
  await index.stage({ file: next, sourceHash, chunks: chunksOf(['secret words again']) })
  expect(await index.remove({ fileId: file.fileId })).toBe(2)
  expect(await index.remove({ fileId: file.fileId })).toBe(0)
  expect(await find(index, 'secret')).toEqual([])
  expect(await index.publish({ reading: next })).toEqual({ ok: false, code: 'removed' })
  expect(await index.stage({ file: next, sourceHash, chunks: chunksOf(['x']) })).toEqual({
    ok: false,
    code: 'removed',
  })
  const rows = await runInDurableObject(index as never, (_, { storage: { sql } }) =>
    ['readings', 'chunks', 'texts', 'vectors', 'entries'].map(
      (table) => sql.exec<{ n: number }>(`SELECT count(*) AS n FROM ${table}`).one().n,
    ),
  )
  expect(rows).toEqual([0, 0, 0, 0, 0])
})

test('an erased index says how much went, and may begin again', async () => {
  const index = newIndex()
  await add(index, ['one', 'two'])
  expect(await index.erase()).toBe(2)
  expect(await tablesOf(index as never)).toEqual([])
  expect(await find(index, 'one')).toEqual([])
  await add(index, ['three'])
  expect(await find(index, 'three')).toEqual(['three'])
})

test('a batch that storage does not take leaves the index as it was', async () => {
  const index = newIndex()
  const file = await add(index, ['old words'])
  const next = { ...file, generation: 2 }
  const broken = { ...chunksOf(['x'])[0]!, ordinal: null as never }
  await runInDurableObject(index as never, async (object) => {
    const { stage } = object as unknown as { stage: (typeof index)['stage'] }
    await expect(async () =>
      stage.call(object as never, { file: next, sourceHash, chunks: [...chunksOf(['new words']), broken] }),
    ).rejects.toThrow(/NOT NULL/)
  })
  expect(await index.publish({ reading: next })).toEqual({ ok: false, code: 'not_staged' })
  expect(await find(index, 'words')).toEqual(['old words'])
})
