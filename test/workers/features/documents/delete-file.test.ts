import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fileTotals, files } from '../../../../shared/db/tables/knowledge.ts'
import { purges } from '../../../../shared/db/tables/projects.ts'
import { deleteFile } from '../../../../workers/features/documents/delete-file.ts'
import { getFile } from '../../../../workers/features/documents/get-file.ts'
import { listFiles } from '../../../../workers/features/documents/list-files.ts'
import { deleteKnowledgeBase } from '../../../../workers/features/knowledge-bases/delete-knowledge-base.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { db } from '../projects/support.ts'
import { indexOf, keysOf, mailWith, newBase, patience, upload, uploaded } from './support.ts'

const owner = await newOwner()

const mail = mailWith('Room 12 is locked after six.')

test('a deleted file is gone at once from lists and index, and soon from every store', async () => {
  const id = await newBase(owner)
  const kept = await uploaded(id, { fileName: 'kept.txt', content: 'Bring your own cup.' }, owner)
  const { fileId } = await uploaded(id, { fileName: 'gone.txt', content: 'The lift is out of order.' }, owner)
  expect(await ask(deleteFile, { id, fileId }, owner)).toEqual({ deleted: true })
  await expectRefusal(send(getFile, { id, fileId }, owner), 404)
  expect((await ask(listFiles, { id }, owner)).files.map((file) => file.fileId)).toEqual([kept.fileId])
  expect(await indexOf(id).figures()).toMatchObject({ files: 1 })
  await expect.poll(() => db.select().from(files).where(eq(files.fileId, fileId)), patience).toEqual([])
  expect(await keysOf(id, `files/${fileId}/`)).toEqual([])
  expect(await db.select().from(fileTotals).where(eq(fileTotals.ownerId, id))).toMatchObject([
    { files: 1, underWay: 0, failed: 0 },
  ])
})

test('what came with a mail is a file of its own, and goes with the mail', async () => {
  const id = await newBase(owner)
  const { fileId } = await uploaded(id, { fileName: 'keys.eml', content: mail }, owner)
  const attached = async () =>
    (await ask(listFiles, { id }, owner)).files.filter(({ parentFileId }) => parentFileId === fileId)
  await expect.poll(async () => (await attached()).map(({ status }) => status), patience).toEqual(['indexed'])
  expect(await attached()).toMatchObject([{ fileName: 'rooms.txt', fileType: 'txt' }])
  await ask(deleteFile, { id, fileId }, owner)
  expect((await ask(listFiles, { id }, owner)).files).toEqual([])
  expect(await indexOf(id).figures()).toEqual({ files: 0, chunks: 0 })
})

test('a base that is deleted while its files are read leaves no row, piece or object of them', async () => {
  const id = await newBase(owner)
  await uploaded(id, { fileName: 'a.txt', content: 'The bell rings at noon.' }, owner)
  const late = Array.from({ length: 5 }, (_, at) =>
    upload(
      id,
      { fileName: `late-${at}.txt`, content: `Late ${at}: ${'words and words. '.repeat(50)}` },
      owner,
    ),
  )
  await Promise.all(late)
  await ask(deleteKnowledgeBase, { id }, owner)
  const purge = () => db.select().from(purges).where(eq(purges.resourceId, id))
  await expect.poll(async () => (await purge())[0]?.finishedAt ?? null, patience).not.toBeNull()
  expect((await purge())[0]?.removed).toMatchObject({ fileRows: 6, knowledgeBases: 1 })
  const left = async () => ({
    rows: (await db.select().from(files).where(eq(files.ownerId, id))).length,
    totals: (await db.select().from(fileTotals).where(eq(fileTotals.ownerId, id))).length,
    objects: (await env.FILES.list({ prefix: `knowledge-bases/${id}/` })).objects.length,
    ...(await indexOf(id).figures()),
  })
  await expect.poll(left, patience).toEqual({ rows: 0, totals: 0, objects: 0, files: 0, chunks: 0 })
})
