import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { files } from '../../../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../../../shared/kernel/context.ts'
import { advanceFile } from '../../../../../workers/features/documents/advance-file.ts'
import { getFileText } from '../../../../../workers/features/documents/get-file-text.route.ts'
import { removeDrafts } from '../../../../../workers/features/documents/remove-drafts.ts'
import { writeReading } from '../../../../../workers/features/documents/stages/reading.ts'
import { readImages } from '../../../../../workers/features/documents/stages/read-images.ts'
import type { Step } from '../../../../../workers/features/documents/stages/step.ts'
import type { FileRow } from '../../../../../workers/features/documents/store.ts'
import { send } from '../../../../support/client.ts'
import { newContext, withServices } from '../../../../support/context.ts'
import { newOwner } from '../../../../support/people.ts'
import { db } from '../../projects/support.ts'
import { newBase, rowOf, uploaded } from '../support.ts'

const owner = await newOwner()

afterEach(() => void vi.restoreAllMocks())

/** A context whose pictures are read so; each page is one byte that holds its number. */
function reading(read: (page: number) => Promise<string>): Context {
  const extract = {
    pageImage: ({ page }: { page: number }) =>
      Promise.resolve({ ok: true, image: { bytes: Uint8Array.of(page).buffer, format: 'pgm' } }),
  }
  const ocr = {
    readPicture: async ({ bytes }: { bytes: ArrayBuffer }) => ({
      ok: true,
      text: await read(new Uint8Array(bytes)[0] ?? 0),
      confidence: 1,
    }),
  }
  return withServices(newContext(), { extract, ocr })
}

/** A file of these pages that waits for them to be read. */
async function scanned(pages: number[]) {
  const id = await newBase(owner)
  const content = 'The pool opens at nine.'
  const { fileId } = await uploaded(id, { fileName: 'a.txt', content }, owner)
  const row = await rowOf(fileId)
  const under: FileRow = { ...row, stage: 'reading_images' }
  const scans = pages.map((page) => ({ page }))
  await writeReading(newContext(), under, 'draft', { text: '', blocks: [], scans })
  return { under, content, textOf: async () => (await send(getFileText, { id, fileId }, owner)).text() }
}

/** What a queue does with a message until the pages are read, and how many deliveries that takes. */
async function delivered(
  context: Context,
  row: FileRow,
  most = 20,
): Promise<{ step: Step; deliveries: number }> {
  for (let deliveries = 1; deliveries <= most; deliveries++) {
    const step = await readImages(context, row).catch(() => undefined)
    if (step && !('stage' in step && step.stage === 'reading_images')) return { step, deliveries }
  }
  throw new Error('The pages are never read')
}

test('a scan that is read anew shows its text until then, and a message that comes again says what the first said', async () => {
  const { under, content, textOf } = await scanned([1])
  const context = reading(() => Promise.resolve('The sauna opens at ten.'))
  expect(await textOf()).toBe(content)
  const first = await readImages(context, under)
  expect(first).toEqual({ stage: 'chunking', set: { warnings: ['1 page is a scan, read by OCR.'] } })
  expect(await textOf()).toBe('The sauna opens at ten.')
  expect(await readImages(context, under)).toEqual(first)
})

test('a page costs the store of files the same, however many there are', async () => {
  const { under } = await scanned(Array.from({ length: 120 }, (_, at) => at + 1))
  const context = reading((page) => Promise.resolve(`Page ${page} says so.`))
  const { files: store } = context.services
  let gets: string[] = []
  const counting = Object.create(store, {
    get: { value: (key: string) => (gets.push(key), store.get(key)) },
    put: { value: store.put.bind(store) },
    list: { value: store.list.bind(store) },
  })
  const counted = withServices(context, { files: counting })
  const costs: number[] = []
  for (let step: Step | undefined; !step || ('stage' in step && step.stage === 'reading_images');) {
    gets = []
    step = await readImages(counted, under)
    costs.push(gets.length)
    if (costs.length < 120) expect(gets.filter((key) => key.endsWith('text'))).toEqual([])
  }
  expect(costs).toHaveLength(120)
  expect(Math.max(...costs.slice(0, -1))).toBeLessThanOrEqual(10)
})

test('a scan whose draft is gone is read again from the file', async () => {
  const { under } = await scanned([1])
  const context = reading(() => Promise.resolve('The sauna opens at ten.'))
  const prefix = `knowledge-bases/${under.ownerId}/files/${under.fileId}/drafts/`
  const { objects } = await context.services.files.list({ prefix })
  await context.services.files.delete(objects.map(({ key }) => key))
  expect(await readImages(context, under)).toEqual({ stage: 'extracting' })
})

test('a page that is read after another message brought the file to its end leaves nothing', async () => {
  const { under } = await scanned([1, 2])
  const ofFile = eq(files.fileId, under.fileId)
  await db.update(files).set({ stage: 'reading_images', status: 'processing', fileType: 'pdf' }).where(ofFile)
  const [row] = await db.select().from(files).where(ofFile)
  if (!row) throw new Error('No file')
  const context = reading(async () => {
    await db.update(files).set({ stage: 'done', status: 'indexed', progress: 1 }).where(ofFile)
    await removeDrafts(newContext(), row)
    return 'The sauna opens at ten.'
  })
  await advanceFile(context, row)
  const prefix = `knowledge-bases/${under.ownerId}/files/${under.fileId}/drafts/`
  expect((await context.services.files.list({ prefix })).objects).toEqual([])
})

test('a reading that ends removes its own drafts and earlier ones, and none of a later reading that has begun', async () => {
  const { under } = await scanned([1])
  const context = reading(() => Promise.resolve('The sauna opens at ten.'))
  const draftOf = (generation: number) =>
    writeReading(context, { ...under, generation }, 'draft', { text: '', blocks: [], scans: [{ page: 1 }] })
  for (const generation of [2, 3, 10]) await draftOf(generation)
  await removeDrafts(context, { ...under, fileType: 'pdf', generation: 2 })
  const prefix = `knowledge-bases/${under.ownerId}/files/${under.fileId}/drafts/`
  const { objects } = await context.services.files.list({ prefix })
  const left = objects.map(({ key }) => key.slice(prefix.length).split('/')[0])
  expect(new Set(left)).toEqual(new Set(['3', '10']))
})

test('a page of which the reader dies is one page that could not be read, and the others are', async () => {
  const { under, textOf } = await scanned([1, 2, 3])
  const context = reading((page) =>
    page === 2
      ? Promise.reject(new Error('The Worker exceeded its limit'))
      : Promise.resolve(`Page ${page} says so.`),
  )
  const { step, deliveries } = await delivered(context, under)
  expect(step).toEqual({
    stage: 'chunking',
    set: {
      warnings: ['2 pages are scans, read by OCR.', expect.stringMatching(/^Page 2 could not be read: /)],
    },
  })
  expect(await textOf()).toBe('Page 1 says so.\n\nPage 3 says so.')
  // Fewer in a row than a message has, which would end the file.
  expect(deliveries).toBeLessThanOrEqual(2 + 3)
})

test('a page that hangs is given up after its time, and one that hung once is read the second time', async () => {
  const { under, textOf } = await scanned([1, 2])
  const asked: number[] = []
  const context = reading((page) => {
    const isFirst = !asked.includes(page)
    asked.push(page)
    return page === 1 || isFirst ? new Promise(() => {}) : Promise.resolve('Read at last.')
  })
  shortenPatience()
  const { step } = await delivered(context, under)
  expect(step).toMatchObject({
    set: {
      warnings: ['1 page is a scan, read by OCR.', expect.stringMatching(/^Page 1 could not be read: /)],
    },
  })
  expect(await textOf()).toBe('Read at last.')
})

test('a process that dies of a page each time gives it up when it is back', async () => {
  const { under } = await scanned([1])
  const hanging = Promise.withResolvers<string>()
  const context = reading(() => hanging.promise)
  // Each of them is left behind as a killed process leaves it.
  for (let death = 0; death < 3; death++) {
    void readImages(context, under).catch(() => undefined)
    await expect
      .poll(async () =>
        (
          await context.services.files.get(
            `knowledge-bases/${under.ownerId}/files/${under.fileId}/drafts/1/pages/1`,
          )
        )?.text(),
      )
      .toBe(JSON.stringify({ tries: death + 1 }))
  }
  expect(await readImages(context, under)).toMatchObject({
    stage: 'chunking',
    set: { warnings: [expect.stringMatching(/^Page 1 could not be read: /)] },
  })
  hanging.reject(new Error('The process is gone'))
})

/**
 * Has waits of a minute and more end soon. The clock stays true: others work in this isolate, too, and a timer that goes off in the request of somebody else breaks theirs.
 */
function shortenPatience() {
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) =>
    setTimeout(work, ms >= 60_000 ? 100 : ms)) as typeof setTimeout)
}
