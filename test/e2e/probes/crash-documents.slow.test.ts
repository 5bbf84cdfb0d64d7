import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Base, baseOf, newBaseOf } from '../../support/base-of-product.ts'
import { startEmbeddingServer } from '../../support/embedding-server.ts'
import { knowledgeOnDisk } from '../../support/knowledge-on-disk.ts'
import { lastingProduct } from '../../support/lasting-product.ts'

const patience = { timeout: 300_000, interval: 250 }

let embedding: Awaited<ReturnType<typeof startEmbeddingServer>>
beforeAll(async () => {
  embedding = await startEmbeddingServer(80)
})
const product = lastingProduct({ settings: () => ['UPLOADS_PER_HOUR:100000', ...embedding.settings] })
afterAll(() => embedding.close())

const disk = () => knowledgeOnDisk(product.persistTo())

/** All at once, as a power cut does; half an hour later somebody starts it again. */
async function crash(): Promise<void> {
  await product.crash()
  disk().letTimePass()
  await product.start()
}

/** Looks at the catalog until something stands there. Reading it is quicker than any stage. */
async function until(statement: string, ...values: string[]): Promise<void> {
  for (const late = Date.now() + 300_000; disk().catalog(statement, ...values).length === 0; await sleep(1))
    if (Date.now() > late) throw new Error(`Nothing came of: ${statement}`)
}

interface Sent {
  name: string
  bytes: Uint8Array
}

const handbook = (name: string): Sent => ({
  name,
  bytes: readFileSync(new URL(`../../support/files/handbook/${name}`, import.meta.url)),
})

/** Some hundred pieces, so that each stage takes its time. */
const long = (): Sent => {
  const lines = Array.from(
    { length: 6000 },
    (_, at) => `Rule ${at} of the long handbook says that room ${at * 7} is swept on day ${at % 365}.`,
  )
  return { name: 'long.md', bytes: Buffer.from(lines.join('\n\n')) }
}

const sent: Sent[] = [
  handbook('archive-scan.pdf'),
  long(),
  handbook('claims.eml'),
  handbook('keys.docx'),
  { name: 'broken.docx', bytes: Buffer.from('PK\u0003\u0004 and nothing else') },
  handbook('tours.pptx'),
  handbook('workshops.xlsx'),
]

/** Without the one that is read as pictures, which takes longer than all others and is only there for its own stage. */
const withoutPictures = sent.filter(({ name }) => name !== 'archive-scan.pdf')

/** With what came with the mail. */
const expectedOf = (files: Sent[]) =>
  Object.fromEntries(
    [...files.map(({ name }) => name), 'glass.pdf'].map((name) => [
      name,
      name === 'broken.docx' ? 'error' : 'indexed',
    ]),
  )

/** Sends what is not there yet. What breaks off with the process is sent again afterwards, as people do. */
async function sendAll(base: Base, files = sent): Promise<void> {
  for (const { name, bytes } of files) await base.upload(name, bytes)
}

const asAfterStart = (kbId: string) => baseOf(product.account(), kbId)

const byName = (one: [string, unknown], other: [string, unknown]) => one[0].localeCompare(other[0])

/** Everything is there, once, and nothing else. */
async function expectWhole(base: Base, sentFiles: Sent[]): Promise<void> {
  const expected = expectedOf(sentFiles)
  await expect
    .poll(
      async () => (await base.settled()).map(({ fileName, status }) => [fileName, status] as const).length,
      patience,
    )
    .toBe(Object.keys(expected).length)
  // The upkeep removes what uploads have left that died with the process.
  await expect.poll(() => disk().catalog('select * from uploads'), patience).toEqual([])
  const files = await base.settled()
  const found = files.map(({ fileName, status }) => [fileName, status] as [string, string])
  expect(found.toSorted(byName)).toEqual(Object.entries(expected).toSorted(byName))
  const rows = disk().catalog('select file_id from files where owner_id = ?', base.kbId)
  expect(rows).toHaveLength(files.length)
  const pieces = files.map(({ fileId, status, chunkCount }) => {
    const chunks = status === 'indexed' ? chunkCount : 0
    return { fileId, chunks, texts: chunks, vectors: chunks }
  })
  const indexed = disk().indexed(files.map(({ fileId }) => fileId))
  expect(indexed.every(({ published }) => published === 1)).toBe(true)
  const counted = files.map(({ fileId }) => {
    const [one, ...others] = indexed.filter((row) => row['fileId'] === fileId)
    expect(others).toEqual([])
    return {
      fileId,
      chunks: one?.['chunks'] ?? 0,
      texts: one?.['texts'] ?? 0,
      vectors: one?.['vectors'] ?? 0,
    }
  })
  expect(counted).toEqual(pieces)
  expect(disk().orphans()).toBe(0)
  expectObjects(
    base,
    files.map(({ fileId, status }) => ({ fileId, status })),
  )
}

function expectObjects({ kbId }: Base, files: { fileId: string; status: string }[]): void {
  const prefix = `knowledge-bases/${kbId}/`
  const keys = disk().keys(prefix)
  const wanted = files.flatMap(({ fileId, status }) =>
    (status === 'indexed' ? ['original', 'outline', 'structure', 'text'] : ['original']).map(
      (part) => `${prefix}files/${fileId}/${part}`,
    ),
  )
  expect(keys.toSorted()).toEqual(wanted.toSorted())
  expect(disk().openUploads(prefix)).toEqual([])
}

/** Nothing waits any more, and nothing was given up. */
const nothingWaits = () =>
  expect
    .poll(
      () => disk().queue("select queue, body from messages where queue like 'tracewright-documents%'"),
      patience,
    )
    .toEqual([])

describe('kill -9 of everything, while a file is', () => {
  const stages = ['stored', 'extracting', 'reading_images', 'chunking', 'embedding', 'indexing']

  test.each(stages)('%s: after a start each one is indexed or an error, once', async (stage) => {
    const base = await newBaseOf(product.account(), `Killed while ${stage}`)
    const all = stage === 'reading_images' ? sent : withoutPictures
    const sending = sendAll(base, all).catch(() => undefined)
    await until('select 1 from files where owner_id = ? and stage = ?', base.kbId, stage)
    await crash()
    await sending
    const again = asAfterStart(base.kbId)
    await sendAll(again, all)
    await expectWhole(again, all)
    await nothingWaits()
    const { sources } = await again.search('Within how many hours is a lost key reported to the porter?')
    expect(sources.map(({ quote }) => quote)).toContain(
      'A lost key is reported to the porter within 2 hours.',
    )
  })
})

test('kill -9 in the middle of an upload: nothing of it is there, and nothing is left once the upkeep has come', async () => {
  const base = await newBaseOf(product.account(), 'Killed while uploading')
  const noise = Buffer.alloc(11 * 2 ** 20, 'rows of figures and words, ')
  const body = new FormData()
  body.set('file', new File([noise], 'large.pdf'))
  const whole = new Uint8Array(await new Response(body).arrayBuffer())
  const type = `multipart/form-data; boundary=${/^--([^\r]+)/.exec(Buffer.from(whole.subarray(0, 200)).toString())?.[1]}`
  const stopped = new AbortController()
  // The last megabyte never comes: two parts are stored, and the third is waited for.
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(whole.subarray(0, -(2 ** 20))),
  })
  const { origin, headers: own } = product.account()
  const path = `${origin}/api/knowledge-bases/${base.kbId}/files`
  const headers = { ...own, 'content-type': type }
  const init = { method: 'POST', headers, body: stream, duplex: 'half', signal: stopped.signal }
  const sending = fetch(path, init as RequestInit).catch(() => undefined)
  const prefix = `knowledge-bases/${base.kbId}/`
  await expect.poll(() => disk().openUploads(prefix), patience).toHaveLength(1)
  // What dies before it has noted what R2 called the upload leaves that to R2, which removes unfinished ones after a week.
  const noted = "select * from uploads where upload_id <> ''"
  await expect.poll(() => disk().catalog(noted), patience).toHaveLength(1)
  await crash()
  stopped.abort()
  await sending
  await expect.poll(() => disk().catalog('select * from uploads'), patience).toEqual([])
  expect(disk().openUploads(prefix)).toEqual([])
  expect(disk().keys(prefix)).toEqual([])
  expect(await asAfterStart(base.kbId).files()).toEqual([])
})

test('kill -9 while files are deleted: they are gone, with all that they left, and the others are whole', async () => {
  const base = await newBaseOf(product.account(), 'Killed while deleting')
  await sendAll(base)
  const files = await base.settled().then(() => base.settled())
  const doomed = files.filter(({ fileName }) => ['long.md', 'archive-scan.pdf'].includes(fileName))
  const removing = Promise.allSettled(doomed.map(({ fileId }) => base.remove(fileId)))
  const kept = 'select count(*) from files where owner_id = ? and deleted_at is null'
  await until(`select 1 where (${kept}) < ${files.length}`, base.kbId)
  await crash()
  await removing
  const again = asAfterStart(base.kbId)
  // One whose removal was not written is removed now.
  for (const { fileId } of await again.files())
    if (doomed.some((one) => one.fileId === fileId)) await again.remove(fileId)
  const ids = doomed.map(({ fileId }) => fileId)
  const list = JSON.stringify(ids)
  const rows = 'select file_id from files where file_id in (select value from json_each(?))'
  await expect.poll(() => disk().catalog(rows, list), patience).toEqual([])
  expect(disk().indexed(ids)).toEqual([])
  for (const id of ids) expect(disk().keys(`knowledge-bases/${base.kbId}/files/${id}/`)).toEqual([])
  expect(disk().orphans()).toBe(0)
  expect(await again.files()).toHaveLength(files.length - doomed.length)
})

test('kill -9 while a base is deleted, some of its files still being read: no row, piece, vector or object is left', async () => {
  const base = await newBaseOf(product.account(), 'Killed with its base')
  await sendAll(base)
  const ids = (await base.files()).map(({ fileId }) => fileId)
  const removing = base.removeAll().catch(() => undefined)
  // Its row is gone soon after it is marked, on a busy machine before anybody looks.
  await until(
    'select 1 where not exists (select 1 from knowledge_bases where kb_id = ? and deleted_at is null)',
    base.kbId,
  )
  await crash()
  await removing
  await expect
    .poll(() => disk().catalog('select * from knowledge_bases where kb_id = ?', base.kbId), patience)
    .toEqual([])
  await nothingWaits()
  const left = () => ({
    rows: disk().catalog('select file_id from files where owner_id = ?', base.kbId),
    totals: disk().catalog('select * from file_totals where owner_id = ?', base.kbId),
    index: disk().indexed(ids),
    objects: disk().keys(`knowledge-bases/${base.kbId}/`),
  })
  await expect.poll(left, patience).toEqual({ rows: [], totals: [], index: [], objects: [] })
})
