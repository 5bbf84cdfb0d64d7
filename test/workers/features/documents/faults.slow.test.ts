import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { fileTotals, uploads } from '../../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { advanceFileJob } from '../../../../workers/features/documents/advance-file.job.ts'
import { advanceFile } from '../../../../workers/features/documents/advance-file.ts'
import { ofBases } from '../../../../workers/features/documents/owners.ts'
import { sweepUploads } from '../../../../workers/features/documents/resume-files.ts'
import { upload } from '../../../../workers/features/documents/upload.ts'
import { consumeJobs } from '../../../../workers/jobs/queue/consume-jobs.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { brokenQueue, silentQueue } from '../../../support/queues.ts'
import { refusingBucket } from '../../../support/refusing-bucket.ts'
import { refusingDatabase } from '../../../support/refusing-database.ts'
import { openDatabase } from '../../../../shared/db/database.ts'
import { db } from '../projects/support.ts'
import { formWith, indexOf, keysOf, mailWith, newBase, rowsOf } from './support.ts'

const owner = await newOwner()

/** A context with other services. Its queues take everything and hand nothing on: each message is played by hand. */
function contextWith(services: Partial<Context['services']> = {}): Context {
  const { organizationId } = owner
  const context = newContext({ tenant: { organizationId, role: 'member' } })
  const queues = { ...context.services.queues, documents: silentQueue, jobs: silentQueue }
  return withServices(context, { queues, ...services })
}

const store = (context: Context, id: string, fileName: string, content: string) =>
  upload(
    context,
    { owner: ofBases, ownerId: id },
    new Request('https://example.com/', { method: 'POST', body: formWith(fileName, content) }),
  )

/** Plays messages until no file is under way: a message that fails comes again. Returns how many failed. */
async function play(context: Context, id: string): Promise<number> {
  let failed = 0
  for (let round = 0; round < 60; round++) {
    const waiting = (await rowsOf(id)).filter(
      ({ stage, deletedAt }) => stage !== 'done' && deletedAt === null,
    )
    if (waiting.length === 0) return failed
    for (const row of waiting) await advanceFile(context, row).catch(() => void (failed += 1))
  }
  throw new Error('Still under way')
}

const mail = mailWith('Room 12 is locked after six.')

test('an upload that broke off stays known while the store refuses to abort it, and keeps no other from going', async () => {
  const id = await newBase(owner)
  const begun = async (name: string) => {
    const key = `knowledge-bases/${id}/files/${name}/original`
    const { uploadId } = await env.FILES.createMultipartUpload(key)
    await db.insert(uploads).values({ fileId: `${id}-${name}`, key, uploadId, startedAt: 1 })
  }
  await begun('one')
  await begun('two')
  const left = async () => (await db.select().from(uploads)).filter(({ key }) => key.includes(id))
  const hoursLater = { ...contextWith(), now: () => Date.now() + 3 * 3_600_000 }
  const { bucket } = refusingBucket(env.FILES, 1, 'before')
  await expect(sweepUploads(contextWith({ files: bucket }))).rejects.toThrow(
    '1 uploads could not be removed.',
  )
  expect(await left()).toHaveLength(1)
  await sweepUploads(hoursLater)
  expect(await left()).toEqual([])
  await begun('three')
  await env.FILES.resumeMultipartUpload(
    `knowledge-bases/${id}/files/three/original`,
    (await left())[0]?.uploadId ?? '',
  ).abort()
  await sweepUploads(hoursLater)
  expect(await left(), 'one that was aborted before is gone').toEqual([])
})

/** Mail and attachment are there once, in every store, and nothing else is. */
async function expectWhole(id: string): Promise<void> {
  await sweepUploads(newContext({ now: () => Date.now() + 3 * 3_600_000 }))
  const rows = await rowsOf(id)
  expect(rows.map(({ fileName, status }) => `${fileName} ${status}`).toSorted()).toEqual([
    'keys.eml indexed',
    'rooms.txt indexed',
  ])
  expect(await indexOf(id).figures()).toEqual({ files: 2, chunks: 2 })
  const prefix = `knowledge-bases/${id}/`
  const keys = (await env.FILES.list({ prefix })).objects.map(({ key }) => key)
  const wanted = rows.flatMap(({ fileId }) =>
    ['original', 'outline', 'structure', 'text'].map((part) => `${prefix}files/${fileId}/${part}`),
  )
  expect(keys.toSorted()).toEqual(wanted.toSorted())
  const ids = new Set(rows.map(({ fileId }) => fileId))
  expect((await db.select().from(uploads)).filter(({ fileId }) => ids.has(fileId))).toEqual([])
  expect(await db.select().from(fileTotals).where(eq(fileTotals.ownerId, id))).toMatchObject([
    { files: 2, underWay: 0, failed: 0 },
  ])
}

/** Whoever is told that an upload failed sends it again. */
async function storeSurely(context: Context, id: string): Promise<void> {
  await store(context, id, 'keys.eml', mail).catch(() => store(context, id, 'keys.eml', mail))
}

const whens = ['before', 'after'] as const

test.each(whens)(
  'the store of files refuses one call %s it is done, whichever it is: everything is there, once',
  async (when) => {
    let reached = 1
    for (let nth = 1; nth <= reached; nth++) {
      const id = await newBase(owner)
      const { bucket, count } = refusingBucket(env.FILES, nth, when)
      const context = contextWith({ files: bucket })
      await storeSurely(context, id)
      await play(context, id)
      await expectWhole(id)
      reached = Math.max(reached, count())
    }
    expect(reached).toBeGreaterThan(10)
  },
)

test.each(whens)(
  'the database refuses one call %s it is done, whichever it is: everything is there, once',
  async (when) => {
    let isReached = true
    let nth = 0
    while (isReached) {
      nth += 1
      const id = await newBase(owner)
      const { database, refused } = refusingDatabase(env.DB, nth, when)
      const context = contextWith({ db: openDatabase(database) })
      await storeSurely(context, id)
      await play(context, id)
      await expectWhole(id)
      isReached = refused()
    }
    expect(nth).toBeGreaterThan(15)
  },
)

test('a large upload that the store refuses in any part is refused, and leaves nothing', async () => {
  const rows = 'a row of figures;'.repeat(660_000)
  let reached = 1
  for (let nth = 1; nth <= reached; nth++) {
    const id = await newBase(owner)
    const { bucket, count } = refusingBucket(env.FILES, nth, 'before')
    const storing = store(contextWith({ files: bucket }), id, 'figures.csv', rows)
    const isKept = await storing.then(
      () => true,
      () => false,
    )
    await sweepUploads(newContext({ now: () => Date.now() + 3 * 3_600_000 }))
    const { objects } = await env.FILES.list({ prefix: `knowledge-bases/${id}/` })
    expect([isKept, objects.length, (await rowsOf(id)).length]).toEqual(isKept ? [true, 1, 1] : [false, 0, 0])
    reached = Math.max(reached, count())
  }
  expect(reached).toBeGreaterThan(3)
})

test('a queue that refuses delays a file: it is stored, and read when the upkeep sends for it', async () => {
  const id = await newBase(owner)
  const { queues } = newContext().services
  const context = contextWith({ queues: { ...queues, documents: brokenQueue, jobs: brokenQueue } })
  expect(await store(context, id, 'keys.eml', mail)).toMatchObject({ status: 'uploaded', stage: 'stored' })
  await play(context, id)
  await expectWhole(id)
})

const outOfMemory = () => Promise.reject(new Error('Worker exceeded memory limit.'))

describe('a reader that dies', () => {
  test('once is asked again, and the file is there once', async () => {
    const id = await newBase(owner)
    const { extract } = newContext().services
    let deaths = 0
    const readDocument: typeof extract.readDocument = async (input) => {
      if (deaths++ === 0) return outOfMemory()
      return extract.readDocument(input)
    }
    const context = contextWith({ extract: { readDocument } as never })
    await store(context, id, 'keys.eml', mail)
    expect(await play(context, id)).toBe(1)
    await expectWhole(id)
  })

  test('each time ends the file in an error with what to do, after as many messages as a queue sends', async () => {
    const id = await newBase(owner)
    const context = contextWith({ extract: { readDocument: outOfMemory } as never })
    const { fileId } = await store(context, id, 'keys.eml', mail)
    const payload = { fileId, generation: 1, ownerKind: 'knowledge_base', ownerId: id }
    const jobs = new Map([[advanceFileJob.name, () => Promise.resolve(advanceFileJob)]])
    let again = 0
    for (let attempts = 1; attempts <= 6; attempts++) {
      const message = {
        id: crypto.randomUUID(),
        attempts,
        body: { job: advanceFileJob.name, version: 1, payload },
        ack: () => undefined,
        retry: () => void (again += 1),
      }
      await consumeJobs(jobs, { messages: [message as never] }, context)
      const [row] = await rowsOf(id)
      expect(row?.status).toBe(attempts < 6 ? 'processing' : 'error')
    }
    expect(again).toBe(6)
    expect(await rowsOf(id)).toMatchObject([
      {
        stage: 'done',
        error: { error: 'files.outrun', message: expect.stringMatching(/Split it, or save it anew/) },
      },
    ])
    expect((await keysOf(id)).map((key) => key.split('/').at(-1))).toEqual(['original'])
    expect(await indexOf(id).figures()).toEqual({ files: 0, chunks: 0 })
  })
})

test('a file goes to its reader as it comes from the store, and the pipeline holds none of it', async () => {
  const id = await newBase(owner)
  const { extract } = newContext().services
  const handed: unknown[] = []
  const readDocument: typeof extract.readDocument = (input) => {
    handed.push(input.bytes)
    return extract.readDocument(input)
  }
  const context = contextWith({ extract: { readDocument } as never })
  await store(context, id, 'keys.eml', mail)
  expect(await play(context, id)).toBe(0)
  expect(handed.map((bytes) => bytes instanceof ReadableStream)).toEqual([true, true])
  await expectWhole(id)
})

test('text recognition that dies in the middle of a scan goes on with the page that it died of', async () => {
  const id = await newBase(owner)
  const pages = [1, 2, 3].map((page) => ({ page }))
  const read: number[] = []
  const extract = {
    readDocument: () =>
      Promise.resolve({
        ok: true,
        fileType: 'pdf',
        text: '',
        blocks: [],
        scans: pages,
        pages: 3,
        warnings: [],
        attachments: [],
      }),
    pageImage: ({ page }: { page: number }) =>
      Promise.resolve({ ok: true, image: { bytes: new Uint8Array([page]).buffer, format: 'pgm' } }),
  }
  let deaths = 0
  const ocr = {
    readPicture: ({ bytes }: { bytes: ArrayBuffer }) => {
      const [page = 0] = new Uint8Array(bytes)
      if (page === 2 && deaths++ < 2) return outOfMemory()
      read.push(page)
      return Promise.resolve({ ok: true, text: `Page ${page} tells of room ${page}.`, confidence: 1 })
    },
  }
  const context = contextWith({ extract: extract as never, ocr: ocr as never })
  await store(context, id, 'scan.pdf', '%PDF-1.4 a scan')
  expect(await play(context, id)).toBe(2)
  expect(read).toEqual([1, 2, 3])
  const [row] = await rowsOf(id)
  expect(row).toMatchObject({ status: 'indexed', warnings: ['3 pages are scans, read by OCR.'] })
  const text = await env.FILES.get(`knowledge-bases/${id}/files/${row?.fileId}/text`)
  expect(await text?.text()).toBe(
    'Page 1 tells of room 1.\n\nPage 2 tells of room 2.\n\nPage 3 tells of room 3.',
  )
  expect((await keysOf(id)).map((key) => key.split('/').at(-1))).toEqual([
    'original',
    'outline',
    'structure',
    'text',
  ])
})
