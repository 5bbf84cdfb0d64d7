import { expect, test } from 'vitest'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { JobMessage } from '../../../../shared/kernel/job-message.ts'
import { type Vectors, createVectors } from '../../../../shared/services/vectors.ts'
import { deleteFile } from '../../../../workers/features/documents/delete-file.ts'
import { indexPart } from '../../../../workers/features/documents/purge-parts.ts'
import { removeTraces } from '../../../../workers/features/documents/remove-traces.ts'
import { sendVectorsJob } from '../../../../workers/features/documents/send-vectors.job.ts'
import { findHits } from '../../../../workers/features/search/find-hits.ts'
import { send } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { newVectorIndex } from '../../../support/vector-index.ts'
import { indexOf, newBase, uploaded } from '../documents/support.ts'

const owner = await newOwner()
const model = 'm'
const later = () => Date.now() + 16 * 60_000

/** Meadows lie one way, all else another. */
const vectorOf = (text: string) => (/meadow|grass/.test(text) ? Float32Array.of(1, 0) : Float32Array.of(0, 1))

/** A deployment with an index of vectors outside, for all bases of more than two pieces. Its messages are kept. */
function deployment(change: (vectors: Vectors) => Partial<Vectors> = () => ({})) {
  const outside = newVectorIndex()
  const messages: JobMessage[] = []
  const settings = {
    EMBEDDINGS: 'openai-compatible',
    EMBEDDING_MODEL: model,
    VECTORS: 'vectorize',
    VECTORS_ABOVE: 2,
  }
  const base = newContext({ settings, now: later })
  const vectors = createVectors(base.services.settings, outside.binding) as Vectors
  const documents = {
    send: (message: JobMessage) => Promise.resolve(messages.push(message)),
    sendBatch: (some: Iterable<{ body: JobMessage }>) =>
      Promise.resolve(void messages.push(...[...some].map(({ body }) => body))),
  }
  const embed = (texts: readonly string[]) => Promise.resolve(texts.map(vectorOf))
  const { services } = withServices(base, {
    embedder: { model, embed },
    vectors: { ...vectors, ...change(vectors) },
    queues: { ...base.services.queues, documents },
  })
  const waits: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void waits.push(work)
  const context: Context = { ...base, services, waitUntil }
  const run = (message: JobMessage | undefined) =>
    sendVectorsJob.run(context, sendVectorsJob.input().parse(message?.payload))
  const search = async (id: string, question = 'Where does the grass grow?') => {
    const places = [{ kind: 'knowledge_base' as const, ownerId: id, name: 'Places' }]
    const found = await findHits(context, places, { question, filter: {} })
    await Promise.all(waits)
    return found
  }
  return { ...outside, context, messages, run, search }
}

const contents = ['The meadow lies behind the house.', 'The cellar is dry.', 'The roof is new.']

/** A base of three pieces with their vectors. */
async function newEmbedded() {
  const id = await newBase(owner)
  const fileIds: string[] = []
  for (const [at, content] of contents.entries()) {
    const { fileId } = await uploaded(id, { fileName: `${at}.txt`, content }, owner)
    fileIds.push(fileId)
    const vectors = [{ ordinal: 0, vector: vectorOf(content) }]
    await indexOf(id).embed({ reading: { fileId, generation: 1 }, model, vectors })
  }
  return { id, fileIds, idOf: (at: number) => `${fileIds[at]}.1.0` }
}

/** The same, with its vectors outside since a while. */
async function newSent(change?: Parameters<typeof deployment>[0]) {
  const made = await newEmbedded()
  const deployed = deployment(change)
  await deployed.search(made.id)
  await deployed.run(deployed.messages.shift())
  const muchLater = { ...deployed.context, now: () => later() + 16 * 60_000 }
  return { ...made, ...deployed, muchLater }
}

test('the first search of a large base compares all of it, and orders that its vectors go outside', async () => {
  const { id, idOf } = await newEmbedded()
  const { search, messages, run, rows } = deployment()
  const { hits, warnings } = await search(id)
  expect(hits.map(({ chunkId, dense }) => [chunkId, dense])).toEqual([[idOf(0), expect.closeTo(1)]])
  expect(warnings).toEqual([])
  await search(id)
  expect(messages).toHaveLength(1)
  await run(messages.shift())
  expect([...rows.keys()].toSorted()).toEqual([0, 1, 2].map(idOf).toSorted())
  const namespaces = new Set(
    [...rows.values()].map(({ namespace, metadata }) => [namespace, metadata['owner']].join()),
  )
  expect(namespaces).toEqual(new Set([`${owner.organizationId},${id}`]))
  expect(messages).toEqual([])
})

test('then the index outside says where to look, and its hits are looked up', async () => {
  const { id, idOf, context, muchLater, rows } = await newSent()
  const places = [{ kind: 'knowledge_base' as const, ownerId: id, name: 'Places' }]
  const asked = { question: 'Where does the grass grow?', filter: {} }
  const find = async () => (await findHits({ ...context, now: muchLater.now }, places, asked)).hits
  expect((await find()).map(({ chunkId }) => chunkId)).toEqual([idOf(0)])
  // One that nobody knows here any more, under the name of this base.
  for (const row of rows.values()) {
    const gone = row.id.replace(/\.1\.0$/, '.9.0')
    if (gone !== row.id) rows.set(gone, { ...row, id: gone })
  }
  rows.delete(idOf(0))
  expect(await find()).toEqual([])
})

test('a base that is not large asks nobody, and sends nothing', async () => {
  const { id, fileIds } = await newEmbedded()
  await indexOf(id).remove({ fileId: fileIds[1] ?? '' })
  const { search, state, messages } = deployment()
  expect((await search(id)).hits).toHaveLength(1)
  expect([state.queries, messages.length]).toEqual([0, 0])
})

test('while the index outside is away all pieces are compared as ever, and the answer says so', async () => {
  const { id, idOf, search, state } = await newSent()
  state.isAway = true
  const { hits, warnings } = await search(id)
  expect(hits.map(({ chunkId, dense }) => [chunkId, dense])).toEqual([[idOf(0), expect.closeTo(1)]])
  expect(warnings).toEqual([
    'The index of vectors did not answer: all pieces were compared one by one instead.',
  ])
})

test('a message that dies before or after its vectors arrived leaves each there once', async () => {
  const { id, idOf } = await newEmbedded()
  const dying = { before: true, after: true }
  const { search, messages, run, rows } = deployment(({ put }) => ({
    async put(place, vectors) {
      if (dying.before) throw new Error('The process died')
      await put(place, vectors)
      if (dying.after) throw new Error('The process died')
    },
  }))
  await search(id)
  await expect(run(messages[0])).rejects.toThrow('died')
  dying.before = false
  await expect(run(messages[0])).rejects.toThrow('died')
  dying.after = false
  await run(messages[0])
  await run(messages[0])
  expect([...rows.keys()].toSorted()).toEqual([0, 1, 2].map(idOf).toSorted())
  expect(await indexOf(id).outside({ model, now: later() })).toMatchObject({ unsent: 0 })
})

test('vectors of a file that is deleted go, also while they are on their way', async () => {
  const { id, fileIds, idOf } = await newEmbedded()
  const [first = '', second = ''] = fileIds
  const { context, search, messages, run, rows } = deployment(({ put }) => ({
    async put(place, vectors) {
      await put(place, vectors)
      await indexOf(id).remove({ fileId: second })
    },
  }))
  await search(id)
  await run(messages[0])
  expect([...rows.keys()].toSorted()).toEqual([0, 2].map(idOf).toSorted())
  await send(deleteFile, { id, fileId: first }, owner)
  await removeTraces(context, { ownerKind: 'knowledge_base', ownerId: id, fileId: first })
  expect([...rows.keys()]).toEqual([idOf(2)])
  expect(await indexOf(id).sentIds({ which: 'abandoned', limit: 9 })).toEqual([])
})

test('vectors of a base that is deleted go, and while the index outside is away its purge is not over', async () => {
  const { id, context, rows, state } = await newSent()
  state.isAway = true
  await expect(indexPart.purge(context, id)).rejects.toThrow()
  state.isAway = false
  await indexPart.purge(context, id)
  expect(rows.size).toBe(0)
  expect(await indexOf(id).figures()).toEqual({ files: 0, chunks: 0 })
})
