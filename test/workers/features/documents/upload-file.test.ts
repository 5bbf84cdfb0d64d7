import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fileTotals, files, uploads } from '../../../../shared/db/tables/knowledge.ts'
import { updateOrganization } from '../../../../workers/features/organizations/update-organization.ts'
import { getKnowledgeBase } from '../../../../workers/features/knowledge-bases/get-knowledge-base.ts'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { knowledgeBaseNotFound } from '../../../../workers/features/knowledge-bases/index.ts'
import { listFiles } from '../../../../workers/features/documents/list-files.ts'
import { uploadFile } from '../../../../workers/features/documents/upload-file.route.ts'
import { advanceFile } from '../../../../workers/features/documents/advance-file.ts'
import { ofBases } from '../../../../workers/features/documents/owners.ts'
import { upload as store } from '../../../../workers/features/documents/upload.ts'
import { ask, expectRefusal, refusal, send } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { aroundTransactions } from '../../../support/intercepting-database.ts'
import { newOwner } from '../../../support/people.ts'
import { db } from '../projects/support.ts'
import { formWith, keysOf, newBase, settled, updateRow, upload, uploaded } from './support.ts'

const owner = await newOwner()
const text = 'The boiler is serviced every spring.\n\nCall the caretaker when it drips.'

test('a file is stored, read in the background, and counted by its base', async () => {
  const id = await newBase(owner)
  const file = await upload(id, { fileName: 'boiler.txt', content: text }, owner)
  expect(file).toMatchObject({ fileName: 'boiler.txt', fileType: 'txt', fileSize: text.length, error: null })
  const read = await uploaded(id, { fileName: 'boiler.txt', content: text }, owner)
  expect(read).toMatchObject({ fileId: file.fileId, status: 'indexed', stage: 'done', progress: 1 })
  expect(read.chunkCount).toBeGreaterThan(0)
  expect(await ask(getKnowledgeBase, { id }, owner)).toMatchObject({
    fileCount: 1,
    totalSizeBytes: text.length,
    status: 'active',
  })
})

test('the same bytes again are the file that is there, whatever they are called', async () => {
  const id = await newBase(owner)
  const first = await upload(id, { fileName: 'a.txt', content: text }, owner)
  const again = await upload(id, { fileName: 'b.txt', content: text }, owner)
  expect(again).toMatchObject({ fileId: first.fileId, fileName: 'a.txt' })
  const both = await Promise.all([
    upload(id, { fileName: 'c.txt', content: 'other words' }, owner),
    upload(id, { fileName: 'd.txt', content: 'other words' }, owner),
  ])
  expect(new Set(both.map(({ fileId }) => fileId)).size).toBe(1)
  expect((await ask(listFiles, { id }, owner)).files).toHaveLength(2)
  expect(
    (await env.FILES.list({ prefix: `knowledge-bases/${id}/` })).objects.filter(({ key }) =>
      key.endsWith('original'),
    ),
  ).toHaveLength(2)
})

test('another file of the same name takes the place of the first once it is indexed', async () => {
  const id = await newBase(owner)
  const first = await uploaded(id, { fileName: 'rules.txt', content: 'Dogs are allowed.' }, owner)
  const second = await uploaded(id, { fileName: 'rules.txt', content: 'Dogs are not allowed.' }, owner)
  const { files: listed } = await ask(listFiles, { id }, owner)
  expect(listed.map(({ fileId }) => fileId)).toEqual([second.fileId])
  expect(first.fileId).not.toBe(second.fileId)
  await expect
    .poll(() => db.select().from(files).where(eq(files.fileId, first.fileId)), { timeout: 30_000 })
    .toEqual([])
  expect(await keysOf(id, `files/${first.fileId}/`)).toEqual([])
})

test('a large file travels in parts, and is what was sent', async () => {
  const id = await newBase(owner)
  const lines = Array.from(
    { length: 90_000 },
    (_, at) => `${at};a row of figures that is about eighty characters long, or so;${at * 7}`,
  )
  const content = lines.join('\n')
  expect(content.length).toBeGreaterThan(5 * 2 ** 20)
  const file = await upload(id, { fileName: 'figures.csv', content }, owner)
  const stored = await env.FILES.get(`knowledge-bases/${id}/files/${file.fileId}/original`)
  expect(await stored?.text()).toBe(content)
  expect(await db.select().from(uploads).where(eq(uploads.fileId, file.fileId))).toEqual([])
})

test.each([
  ['an unknown kind', formWith('run.exe', 'MZ'), 415, 'uploads.unsupported'],
  ['a name without an ending', formWith('README', 'x'), 415, 'uploads.unsupported'],
  [
    'a file above the limit of its format',
    formWith('old.doc', 'x'.repeat(2 ** 20 + 1)),
    413,
    'uploads.too_large',
  ],
  ['no file', new FormData(), 400, 'validation_failed'],
  ['a text instead of a file', textForm(), 400, 'validation_failed'],
  ['two files', twoFiles(), 400, 'validation_failed'],
])('%s is refused with a sentence, and leaves nothing', async (_, body, status, error) => {
  const id = await newBase(owner)
  const answer = await refusal(send(uploadFile, { id }, { ...owner, body }))
  expect(answer).toMatchObject({ status, error })
  expect(answer.message.length).toBeGreaterThan(10)
  expect(await keysOf(id)).toEqual([])
  expect(
    await db
      .select()
      .from(uploads)
      .where(eq(uploads.key, `knowledge-bases/${id}`)),
  ).toEqual([])
})

function textForm() {
  const form = new FormData()
  form.append('file', 'text')
  return form
}

function twoFiles() {
  const form = formWith('a.txt', 'a')
  form.append('file', new File(['b'], 'b.txt'))
  return form
}

test('a form that is cut off on the way is refused, and leaves nothing', async () => {
  const id = await newBase(owner)
  const whole = await new Response(formWith('a.txt', 'x'.repeat(1000))).arrayBuffer()
  const boundary = /^--([^\r]+)/.exec(new TextDecoder().decode(whole))?.[1]
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  await expectRefusal(
    send(uploadFile, { id }, { ...owner, headers, body: whole.slice(0, 700) }),
    400,
    'validation_failed',
  )
  expect(await keysOf(id)).toEqual([])
})

test.each([
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\temp\\plan.txt', 'plan.txt'],
  ['invoice\u202etxt.exe.txt', 'invoicetxt.exe.txt'],
  ['議事録 "final".txt', '議事録 "final".txt'],
  ['Übersicht größer; filename="x.exe".txt', 'Übersicht größer; filename="x.exe".txt'],
  [`${'n'.repeat(400)}.txt`, `${'n'.repeat(251)}.txt`],
])('the name %j is kept as a name alone', async (given, kept) => {
  const id = await newBase(owner)
  expect(await upload(id, { fileName: given, content: crypto.randomUUID() }, owner)).toMatchObject({
    fileName: kept,
  })
})

test('where the organization has no room the file is refused, and room is free again after a deletion', async () => {
  const own = await newOwner()
  const id = await newBase(own)
  const settings = { maxStorage: 1000 }
  await ask(updateOrganization, { organizationId: own.organizationId, settings }, own)
  await upload(id, { fileName: 'a.txt', content: 'a'.repeat(900) }, own)
  await expectRefusal(
    send(uploadFile, { id }, { ...own, body: formWith('b.txt', 'b'.repeat(200)) }),
    409,
    'organizations.storage_full',
  )
  const [totals] = await db.select().from(fileTotals).where(eq(fileTotals.ownerId, id))
  expect(totals).toMatchObject({ files: 1, bytes: 900 })
})

test('an archived base takes no files', async () => {
  const id = await newBase(owner)
  await ask(updateKnowledgeBase, { id, status: 'archived' }, owner)
  await expectRefusal(
    send(uploadFile, { id }, { ...owner, body: formWith('a.txt', 'a') }),
    409,
    'knowledge_bases.archived',
  )
})

/** A form of a file whose bytes come while it is read, and how many of them have come. */
async function slowForm(bytes: number, fileName = 'slow.txt') {
  const form = await new Response(formWith(fileName, 'a'.repeat(bytes))).arrayBuffer()
  const boundary = /^--([^\r]+)/.exec(new TextDecoder().decode(form.slice(0, 200)))?.[1]
  let taken = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part = new Uint8Array(form.slice(taken, taken + 16_384))
        taken += part.length
        if (part.length > 0) controller.enqueue(part)
        if (taken >= form.byteLength) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(form.byteLength),
  }
  const request = new Request('https://example.com/', { method: 'POST', body, headers })
  return { request, taken: () => taken }
}

const storeFor = (organizationId: string, id: string, request: Request) => {
  const context = newContext({ tenant: { organizationId, role: 'member' } })
  return store(context, { owner: ofBases, ownerId: id }, request)
}

test('what an archived base or a full storage refuses is refused before its bytes have come', async () => {
  const own = await newOwner()
  const { organizationId } = own
  const [id, archived] = [await newBase(own), await newBase(own)]
  await ask(updateOrganization, { organizationId, settings: { maxStorage: 100_000 } }, own)
  await ask(updateKnowledgeBase, { id: archived, status: 'archived' }, own)
  const closed = await slowForm(1000)
  await expect(storeFor(organizationId, archived, closed.request)).rejects.toThrow('is archived')
  const large = await slowForm(200_000)
  await expect(storeFor(organizationId, id, large.request)).rejects.toThrow('no room left')
  expect([closed.taken(), large.taken()]).toEqual([0, 0])
  const nearly = await slowForm(100_001)
  await expect(storeFor(organizationId, id, nearly.request)).rejects.toThrow('no room left')
  const prefixes = [id, archived].map((base) => env.FILES.list({ prefix: `knowledge-bases/${base}/` }))
  expect((await Promise.all(prefixes)).flatMap(({ objects }) => objects)).toEqual([])
})

test('a file that is there is met again, though the storage has become too small for it', async () => {
  const own = await newOwner()
  const { organizationId } = own
  const id = await newBase(own)
  const first = await storeFor(organizationId, id, (await slowForm(90_000, 'first.txt')).request)
  await ask(updateOrganization, { organizationId, settings: { maxStorage: 1000 } }, own)
  expect(await storeFor(organizationId, id, (await slowForm(90_000)).request)).toMatchObject({
    fileId: first.fileId,
  })
})

test('a file that its sender may no longer add once it has come leaves nothing', async () => {
  const id = await newBase(owner)
  const { organizationId } = owner
  const stillMay = () => Promise.reject(knowledgeBaseNotFound())
  const context = newContext({ tenant: { organizationId, role: 'member' }, stillMay })
  const send = () => {
    const body = formWith('a.txt', 'The bridge is closed in winter.')
    const request = new Request('https://example.com/', { method: 'POST', body })
    return store(context, { owner: ofBases, ownerId: id }, request)
  }
  await expect(send()).rejects.toMatchObject({ status: 404 })
  expect((await ask(listFiles, { id }, owner)).files).toEqual([])
  expect(await keysOf(id, 'files/')).toEqual([])
  // Nor does it tell that somebody else has the same one.
  await upload(id, { fileName: 'b.txt', content: 'The bridge is closed in winter.' }, owner)
  await expect(send()).rejects.toMatchObject({ status: 404 })
})

test('a file whose transaction was made keeps its bytes, also when the answer to it is lost', async () => {
  const id = await newBase(owner)
  const { organizationId } = owner
  const context = newContext({ tenant: { organizationId, role: 'member' } })
  const db = aroundTransactions(async (work) => {
    await work()
    throw new Error('The connection was lost')
  })
  const body = formWith('a.txt', 'The gate closes at dusk.')
  const request = new Request('https://example.com/', { method: 'POST', body })
  const stored = store(withServices(context, { db }), { owner: ofBases, ownerId: id }, request)
  await expect(stored).rejects.toThrow('The connection was lost')
  const { fileId } = await upload(id, { fileName: 'a.txt', content: 'The gate closes at dusk.' }, owner)
  await advanceFile(newContext(), { ownerKind: 'knowledge_base', ownerId: id, fileId, generation: 1 })
  expect(await settled(id, fileId, owner)).toMatchObject({ status: 'indexed' })
})

test('a file that could not be read is read anew when it is sent again', async () => {
  const id = await newBase(owner)
  const file = { fileName: 'a.txt', content: 'The fountain runs until October.' }
  const { fileId } = await uploaded(id, file, owner)
  const error = { error: 'files.unfinished', message: 'Something did not answer.' }
  await updateRow(fileId, { status: 'error', error })
  expect(await upload(id, file, owner)).toMatchObject({ fileId, status: 'processing', error: null })
  expect(await settled(id, fileId, owner)).toMatchObject({ status: 'indexed', error: null })
})
