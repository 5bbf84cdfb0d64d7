import { expect, test } from 'vitest'
import { advanceFile } from '../../../../workers/features/documents/advance-file.ts'
import { giveUpFile } from '../../../../workers/features/documents/end-reading.ts'
import { progressOf } from '../../../../workers/features/documents/rules.ts'
import { getKnowledgeBase } from '../../../../workers/features/knowledge-bases/get-knowledge-base.ts'
import { resumeFiles, sweepUploads } from '../../../../workers/features/documents/resume-files.ts'
import { openSink } from '../../../../workers/features/documents/file-sink.ts'
import { ask } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { progressiveJpeg } from '../../../support/pictures/write-jpeg.ts'
import { newOwner } from '../../../support/people.ts'
import { indexOf, keysOf, newBase, rowOf, settled, updateRow, upload, uploaded } from './support.ts'

const owner = await newOwner()
const readingOf = (ownerId: string, fileId: string) => ({
  ownerKind: 'knowledge_base' as const,
  ownerId,
  fileId,
  generation: 1,
})

test.each([
  ['lies about its type', 'plan.pdf', 'just words', 'uploads.type_mismatch'],
  ['is empty', 'empty.txt', '', 'uploads.empty'],
  ['holds blanks alone', 'blank.md', ' \n\n  \n', 'uploads.empty'],
  ['is damaged', 'broken.docx', 'PK\u0003\u0004 and nothing else', 'uploads.malformed'],
])('a file that %s ends in an error with its sentence', async (_, fileName, content, error) => {
  const id = await newBase(owner)
  const file = await uploaded(id, { fileName, content }, owner)
  expect(file).toMatchObject({ status: 'error', error: { error } })
  expect(file.error?.message.length).toBeGreaterThan(20)
  expect(await ask(getKnowledgeBase, { id }, owner)).toMatchObject({ status: 'error', fileCount: 1 })
})

test('a picture that is too large for its kind ends in an error that says what to do', async () => {
  const id = await newBase(owner)
  const content = new Uint8Array(progressiveJpeg(2400, 2))
  const { error } = await uploaded(id, { fileName: 'plan.jpg', content }, owner)
  expect(error).toEqual({
    error: 'uploads.empty',
    message: expect.stringMatching(
      /^No text could be read of the file\. Page 1: .+ Save it with fewer than 4 million pixels and upload that\.$/,
    ),
  })
})

test('messages that come many times and at once index a file once', async () => {
  const id = await newBase(owner)
  const { fileId } = await upload(id, { fileName: 'a.txt', content: 'The roof garden opens at nine.' }, owner)
  const context = newContext()
  const messages = Array.from({ length: 12 }, () => advanceFile(context, readingOf(id, fileId)))
  // One that fails is told again by its queue.
  await Promise.allSettled(messages)
  const file = await settled(id, fileId, owner)
  expect(file).toMatchObject({ status: 'indexed', chunkCount: 1 })
  expect(await indexOf(id).figures()).toEqual({ files: 1, chunks: 1 })
  await advanceFile(context, readingOf(id, fileId))
  expect(await indexOf(id).figures()).toEqual({ files: 1, chunks: 1 })
})

const stages = ['stored', 'extracting', 'reading_images', 'chunking', 'embedding', 'indexing'] as const

/** A message of each stage, as it was ordered long ago. */
const lateMessages = (ownerId: string, fileId: string, generation = 1) =>
  stages.map((stage) => ({
    ...readingOf(ownerId, fileId),
    generation,
    ordered: { stage, progress: progressOf(stage), at: 0 },
  }))

/** Plays messages where nobody but the catalog may be asked. */
async function expectIdle(messages: ReturnType<typeof lateMessages>): Promise<void> {
  const asked: string[] = []
  const noting = new Proxy(
    {},
    { get: (_, name) => () => (asked.push(String(name)), Promise.reject(new Error('Nobody is there'))) },
  )
  const others = { files: noting, extract: noting, ocr: noting, knowledgeIndexes: noting }
  const context = withServices(newContext(), others)
  for (const message of messages) {
    await advanceFile(context, message)
    await giveUpFile(context, message)
  }
  expect(asked).toEqual([])
}

test('messages that come again long after do nothing to a file that is read', async () => {
  const id = await newBase(owner)
  const { fileId } = await uploaded(id, { fileName: 'a.txt', content: 'The roof garden is open.' }, owner)
  await updateRow(fileId, { fileType: 'pdf' })
  const before = await rowOf(fileId)
  await expectIdle(lateMessages(id, fileId))
  expect(await rowOf(fileId)).toEqual(before)
})

test.each(stages.slice(1))(
  'messages that come again long after leave a file in the stage %s to those that are at it',
  async (stage) => {
    const id = await newBase(owner)
    const { fileId } = await uploaded(id, { fileName: 'a.txt', content: 'The roof garden is shut.' }, owner)
    const under = { status: 'processing', stage, progress: progressOf(stage), generation: 2 } as const
    await updateRow(fileId, under)
    const before = await rowOf(fileId)
    const isSameWork = (other: string) => other === stage || (other === 'stored' && stage === 'extracting')
    const others = lateMessages(id, fileId, 2).filter(({ ordered }) => !isSameWork(ordered.stage))
    await expectIdle([...lateMessages(id, fileId, 1), ...others])
    expect(await rowOf(fileId)).toEqual(before)
  },
)

test('a message that waited long until it came is done, because nothing was done meanwhile', async () => {
  const id = await newBase(owner)
  const { fileId } = await uploaded(id, { fileName: 'a.txt', content: 'Feed the birds, too.' }, owner)
  const waiting = { status: 'processing', stage: 'chunking', progress: 0.7, generation: 2 } as const
  await updateRow(fileId, waiting)
  const message = lateMessages(id, fileId, 2).find(({ ordered }) => ordered.stage === 'chunking')
  if (!message) throw new Error('There is one of each stage')
  await advanceFile(newContext(), message)
  expect(await settled(id, fileId, owner)).toMatchObject({ status: 'indexed' })
})

test('a file whose last try has failed does not stay under way', async () => {
  const id = await newBase(owner)
  const { fileId } = await uploaded(id, { fileName: 'a.txt', content: 'Use the side door.' }, owner)
  await updateRow(fileId, { status: 'processing', stage: 'extracting', generation: 2 })
  await giveUpFile(newContext(), { fileId, generation: 2 })
  expect(await settled(id, fileId, owner)).toMatchObject({
    status: 'error',
    error: { error: 'files.outrun' },
  })
})

test('a file that was read, and that something keeps from the index, is not said to be hard to read', async () => {
  const id = await newBase(owner)
  const { fileId } = await uploaded(id, { fileName: 'a.txt', content: 'Use the back door.' }, owner)
  const embedding = { status: 'processing', stage: 'embedding', generation: 2 } as const
  await updateRow(fileId, embedding)
  await giveUpFile(newContext(), { fileId, generation: 2 })
  expect(await settled(id, fileId, owner)).toMatchObject({ error: { error: 'files.unfinished' } })
})

test('the upkeep goes on with a file that stands still, and leaves one that has just moved', async () => {
  const id = await newBase(owner)
  const { fileId } = await uploaded(id, { fileName: 'a.txt', content: 'Feed the fish daily.' }, owner)
  const stalled = { status: 'processing', stage: 'extracting', generation: 2, updatedAt: 1 } as const
  await updateRow(fileId, stalled)
  expect(await resumeFiles(newContext())).toBeGreaterThanOrEqual(1)
  expect(await settled(id, fileId, owner)).toMatchObject({ status: 'indexed' })
})

test('what an upload left that broke off with its process is removed', async () => {
  const id = await newBase(owner)
  const context = newContext({ now: () => Date.now() - 3 * 3_600_000 })
  const fileId = crypto.randomUUID()
  const key = `knowledge-bases/${id}/files/${fileId}/original`
  const sink = await openSink(context, { fileId, key })
  await sink.take(new Uint8Array(5 * 2 ** 20), false)
  const other = { fileId: crypto.randomUUID(), key: `${key}2` }
  await (await openSink(context, other)).take(new Uint8Array(10), true)
  await sweepUploads(newContext())
  expect(await keysOf(id)).toEqual([])
  await expect(sink.take(new Uint8Array(10), true)).rejects.toThrow()
})
