import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fileTotals } from '../../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { JobMessage } from '../../../../shared/kernel/job-message.ts'
import { advanceFile } from '../../../../workers/features/documents/advance-file.ts'
import { embedAnewJob } from '../../../../workers/features/documents/embed-anew.job.ts'
import { embedOutdated } from '../../../../workers/features/documents/order-embedding.ts'
import { readBase } from '../../../../workers/features/knowledge-bases/store.ts'
import { findHits } from '../../../../workers/features/search/find-hits.ts'
import { chunksOf, fileOf } from '../../../durable-objects/knowledge-index/files.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { db } from '../projects/support.ts'
import { indexOf, newBase, rowOf, updateRow, uploaded } from './support.ts'

const owner = await newOwner()
const question = 'Which colour has the gate?'

/** A deployment whose model for vectors has a name. Its messages are kept; each vector says by its length which model made it. */
function deployment(
  model: string,
  embedOne: (text: string) => Float32Array = () => Float32Array.of(0, 1, 0),
) {
  const { organizationId } = owner
  const messages: JobMessage[] = []
  const embedded: string[][] = []
  const settings = { EMBEDDINGS: 'openai-compatible', EMBEDDING_MODEL: model }
  const base = newContext({ settings, tenant: { organizationId, role: 'member' } })
  const documents = {
    send: (message: JobMessage) => Promise.resolve(messages.push(message)),
    sendBatch: (some: Iterable<{ body: JobMessage }>) =>
      Promise.resolve(void messages.push(...[...some].map(({ body }) => body))),
  }
  const embed = (texts: readonly string[]) => {
    embedded.push([...texts])
    return Promise.resolve(texts).then((all) => all.map(embedOne))
  }
  const queues = { ...base.services.queues, documents }
  const { services } = withServices(base, { embedder: { model, embed }, queues })
  const waits: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void waits.push(work)
  return { context: { ...base, services, waitUntil } as Context, messages, embedded, waits }
}

type Deployment = ReturnType<typeof deployment>

const run = (context: Context, message: JobMessage | undefined) =>
  embedAnewJob.run(context, embedAnewJob.input().parse(message?.payload))

/** Plays what stands on the queue until it is empty. */
async function playAll({ context, messages }: Deployment) {
  for (let message = messages.shift(); message; message = messages.shift()) await run(context, message)
}

async function search({ context, waits }: Deployment, id: string) {
  const places = [{ kind: 'knowledge_base' as const, ownerId: id, name: 'Manuals' }]
  const found = await findHits(context, places, { question, filter: {} })
  await Promise.all(waits)
  return found
}

/** Takes all messages off the queue; those that are for others are for others. */
const messagesFor = ({ messages }: Deployment, id: string) => {
  const found = messages.filter(({ payload }) => (payload as { ownerId: string }).ownerId === id)
  messages.length = 0
  return found
}

const totalsOf = async (id: string) =>
  (await db.select().from(fileTotals).where(eq(fileTotals.ownerId, id)))[0]

/** A base of a catalogued piece and 199 others, all embedded by the model `older`, as the catalog says. */
async function newOlderBase(): Promise<{ id: string; fileId: string }> {
  const id = await newBase(owner)
  const content = 'The gate is painted green.'
  const { fileId } = await uploaded(id, { fileName: 'a.txt', content }, owner)
  const file = fileOf()
  const pieces = Array.from({ length: 199 }, (_, at) => `Piece ${at} tells of nothing.`)
  await indexOf(id).stage({ file, sourceHash: 'ab'.repeat(32), chunks: chunksOf(pieces) })
  await indexOf(id).publish({ reading: file })
  const older = deployment('older')
  await embedOutdated(older.context)
  older.messages.push(...messagesFor(older, id))
  await playAll(older)
  expect(await indexOf(id).embeddingFigures({ model: 'older' })).toEqual({ chunks: 200, unembedded: 0 })
  expect(await totalsOf(id)).toMatchObject({ embeddingModel: 'older' })
  return { id, fileId }
}

test('after a change of the model a base is embedded anew by itself, some pieces a message, and says so until then', async () => {
  const { id } = await newOlderBase()
  const newer = deployment('newer')
  await embedOutdated(newer.context)
  newer.messages.push(...messagesFor(newer, id))
  expect(newer.messages).toHaveLength(1)
  const seen: unknown[] = []
  for (let message = newer.messages.shift(); message; message = newer.messages.shift()) {
    const { status, embeddingModel } = await readBase(newer.context, id)
    const { unembedded } = await indexOf(id).embeddingFigures({ model: 'newer' })
    seen.push([status, embeddingModel, unembedded])
    await run(newer.context, message)
  }
  expect(seen).toEqual([
    ['indexing', 'older', 200],
    ['indexing', 'older', 104],
    ['indexing', 'older', 8],
    ['indexing', 'older', 0],
  ])
  expect(newer.embedded.map(({ length }) => length)).toEqual([96, 96, 8])
  expect(await readBase(newer.context, id)).toMatchObject({ status: 'active', embeddingModel: 'newer' })
  expect(await indexOf(id).embeddingFigures({ model: 'older' })).toMatchObject({ unembedded: 200 })
  await embedOutdated(newer.context)
  expect(messagesFor(newer, id)).toEqual([])
})

test('until then a search compares vectors of its own model alone, says what it could not, and orders it once', async () => {
  const { id } = await newOlderBase()
  const newer = deployment('newer')
  const before = await search(newer, id)
  expect(before.hits[0]).toMatchObject({ lexical: expect.any(Number), dense: null })
  expect(before.warnings).toEqual([
    'The vectors of 200 pieces are being made anew: until then words alone find them.',
  ])
  await search(newer, id)
  expect(newer.messages).toHaveLength(1)
  await run(newer.context, newer.messages.shift())
  const meanwhile = await search(newer, id)
  expect(meanwhile.warnings).toEqual([
    'The vectors of 104 pieces are being made anew: until then words alone find them.',
  ])
  expect(meanwhile.hits[0]?.dense).toBeCloseTo(1)
  await playAll(newer)
  expect((await search(newer, id)).warnings).toEqual([])
  expect(newer.messages).toEqual([])
})

test('a message that comes twice, late, or again after its process died in the middle embeds no piece twice', async () => {
  const { id } = await newOlderBase()
  const newer = deployment('newer')
  await search(newer, id)
  const [first] = newer.messages.splice(0)
  // It dies before it has embedded, then before it has ordered the next one.
  const broken = {
    ...newer.context.services.embedder,
    embed: () => Promise.reject(new Error('The model is away')),
  }
  await expect(run(withServices(newer.context, { embedder: broken }), first)).rejects.toThrow(
    'The model is away',
  )
  const queues = {
    ...newer.context.services.queues,
    documents: { send: () => Promise.reject(new Error('away')) },
  }
  await expect(run(withServices(newer.context, { queues }), first)).rejects.toThrow('away')
  await run(newer.context, first)
  const [second] = newer.messages.splice(0)
  await run(newer.context, second)
  await run(newer.context, first)
  await run(newer.context, second)
  await playAll(newer)
  const texts = newer.embedded.flat().filter((text) => text !== question)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts).toHaveLength(200)
  expect(await totalsOf(id)).toMatchObject({ embeddingModel: 'newer' })
})

const warningsOf = async (fileId: string) => (await rowOf(fileId)).warnings

/** A model that fails on each text that matches, alone or among others. */
const refusing = (words: RegExp) => (text: string) => {
  if (words.test(text)) throw new Error('The service answered with 500')
  return Float32Array.of(0, 1, 0)
}

test('pieces that the model refuses each time are found by words alone and their file says so, and nobody asks for them again', async () => {
  const { id, fileId } = await newOlderBase()
  const newer = deployment('newer', refusing(/painted|Piece (60|199) /))
  await embedOutdated(newer.context)
  newer.messages.push(...messagesFor(newer, id))
  await playAll(newer)
  expect(await indexOf(id).embeddingFigures({ model: 'newer' })).toEqual({ chunks: 200, unembedded: 0 })
  expect(await readBase(newer.context, id)).toMatchObject({ status: 'active', embeddingModel: 'newer' })
  expect(newer.embedded.length).toBeLessThan(80)
  expect(await warningsOf(fileId)).toEqual([
    '1 piece is found by its words alone: the model for vectors makes none of it.',
  ])
  const asked = newer.embedded.length
  const found = await search(newer, id)
  expect(found.warnings).toEqual([])
  expect(found.hits[0]).toMatchObject({ fileId, lexical: expect.any(Number), dense: null })
  await embedOutdated(newer.context)
  expect(messagesFor(newer, id)).toEqual([])
  expect(newer.embedded).toHaveLength(asked + 1)
})

test('a file says no more that a model refused a piece when another model takes it', async () => {
  const { id, fileId } = await newOlderBase()
  for (const [model, words] of [
    ['newer', /painted/],
    ['newest', /nothing at all/],
  ] as const) {
    const next = deployment(model, refusing(words))
    await embedOutdated(next.context)
    next.messages.push(...messagesFor(next, id))
    await playAll(next)
    expect(await warningsOf(fileId)).toHaveLength(model === 'newer' ? 1 : 0)
  }
})

test('a new file with a piece that the model refuses is indexed, and says so', async () => {
  const { id, fileId } = await newOlderBase()
  const newer = deployment('newer', refusing(/red/))
  const reading = { fileId, generation: 2, ownerKind: 'knowledge_base' as const, ownerId: id }
  const atEmbedding = { generation: 2, status: 'processing', stage: 'embedding', progress: 0.8 } as const
  const file = fileOf({ fileId, generation: 2 })
  const chunks = chunksOf(['The gate is red.', 'The door is blue.'])
  await indexOf(id).stage({ file, sourceHash: 'ab'.repeat(32), chunks })
  await updateRow(fileId, { ...atEmbedding, chunkCount: 2 })
  for (let at = 0; at < 4; at++) await advanceFile(newer.context, reading)
  const row = await rowOf(fileId)
  expect(row).toMatchObject({ stage: 'done', status: 'indexed', chunkCount: 2 })
  expect(row?.warnings).toEqual([
    '1 piece is found by its words alone: the model for vectors makes none of it.',
  ])
})

test('of two chains one works, and whoever was ordered for a model that is gone does nothing', async () => {
  const { id } = await newOlderBase()
  const newer = deployment('newer')
  for (let round = 0; round < 2; round++) await embedOutdated(newer.context)
  const [one, other] = messagesFor(newer, id)
  await run(newer.context, one)
  await run(newer.context, other)
  expect(newer.embedded).toHaveLength(1)
  const newest = deployment('newest')
  await run(newest.context, one)
  expect(newest.embedded).toEqual([])
  expect(await totalsOf(id)).toMatchObject({ embeddingModel: 'older' })
})

test('without a model the vectors of the old one go, and words and what is learned find the rest', async () => {
  const { id } = await newOlderBase()
  const embedded = newContext({ settings: { EMBEDDINGS: 'embedded' } })
  const payload = { ownerId: id, model: 'embedded', chain: crypto.randomUUID(), step: 0 }
  await embedAnewJob.run(embedded, payload)
  expect(await indexOf(id).embeddingFigures({ model: 'older' })).toMatchObject({ unembedded: 200 })
  expect(await totalsOf(id)).toMatchObject({ embeddingModel: 'embedded' })
})

test('a file that was on its way when the model changed is embedded before it is found', async () => {
  const { id, fileId } = await newOlderBase()
  const newer = deployment('newer')
  const reading = { fileId, generation: 2, ownerKind: 'knowledge_base' as const, ownerId: id }
  const atIndexing = { generation: 2, status: 'processing', stage: 'indexing', progress: 0.9 } as const
  const file = fileOf({ fileId, generation: 2 })
  await indexOf(id).stage({ file, sourceHash: 'ab'.repeat(32), chunks: chunksOf(['The gate is red.']) })
  await updateRow(fileId, atIndexing)
  const stages: unknown[] = []
  for (let at = 0; at < 4; at++) {
    await advanceFile(newer.context, reading)
    stages.push((await rowOf(fileId)).stage)
  }
  expect(stages).toEqual(['embedding', 'embedding', 'indexing', 'done'])
  expect((await search(newer, id)).hits[0]).toMatchObject({ fileId, dense: expect.closeTo(1) })
})
