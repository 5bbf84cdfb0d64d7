import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pageMigrations } from '../../../../../shared/db/tables/content-planning.ts'
import { files } from '../../../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../../../shared/kernel/context.ts'
import { deleteFile } from '../../../../../workers/features/documents/delete-file.ts'
import { listFiles } from '../../../../../workers/features/documents/list-files.ts'
import { reindexBase } from '../../../../../workers/features/documents/reindex-base.ts'
import { chunkFile } from '../../../../../workers/features/documents/stages/chunk-file.ts'
import { indexFile } from '../../../../../workers/features/documents/stages/index-file.ts'
import { ask } from '../../../../support/client.ts'
import { newContext, withServices } from '../../../../support/context.ts'
import { newOwner } from '../../../../support/people.ts'
import { db } from '../../projects/support.ts'
import { indexOf, mailWith, newBase, patience, rowOf, settled, updateRow, uploaded } from '../support.ts'

const owner = await newOwner()

test('what came with a mail goes with it when another mail takes its place', async () => {
  const id = await newBase(owner)
  const all = async () => (await ask(listFiles, { id }, owner)).files
  const statuses = async () => (await all()).map(({ status }) => status)
  await uploaded(id, { fileName: 'keys.eml', content: mailWith('Room 12 is locked after six.') }, owner)
  await expect.poll(statuses, patience).toEqual(['indexed', 'indexed'])
  const later = { fileName: 'keys.eml', content: mailWith('Room 12 is never locked.') }
  const { fileId } = await uploaded(id, later, owner)
  await expect.poll(statuses, patience).toEqual(['indexed', 'indexed'])
  expect((await all()).every((file) => file.fileId === fileId || file.parentFileId === fileId)).toBe(true)
  expect(await indexOf(id).figures()).toMatchObject({ files: 2 })
})

test('a mail that takes the place of another leaves no bytes of that, and what was decided of its attachment is of the new one', async () => {
  const id = await newBase(owner)
  const projectId = crypto.randomUUID()
  const all = async () => (await ask(listFiles, { id }, owner)).files
  const attachmentOf = async (parent: string) =>
    (await all()).find(({ parentFileId }) => parentFileId === parent)?.fileId ?? ''
  const statuses = async () => (await all()).map(({ status }) => status)
  const first = { fileName: 'keys.eml', content: mailWith('Room 12 is locked after six.') }
  const { fileId: old } = await uploaded(id, first, owner)
  await expect.poll(statuses, patience).toEqual(['indexed', 'indexed'])
  const decided = { projectId, organizationId: owner.organizationId, ordinal: 0, status: 'planned' } as const
  await db
    .insert(pageMigrations)
    .values({ ...decided, fileId: await attachmentOf(old), contentTypeId: null, fieldOverrides: { n: 1 } })
  const later = { fileName: 'keys.eml', content: mailWith('Room 12 is never locked.') }
  const { fileId } = await uploaded(id, later, owner)
  await expect.poll(statuses, patience).toEqual(['indexed', 'indexed'])
  const plan = await db.select().from(pageMigrations).where(eq(pageMigrations.projectId, projectId))
  expect(plan).toMatchObject([{ fileId: await attachmentOf(fileId), fieldOverrides: { n: 1 } }])
  const rows = () => db.select({ fileId: files.fileId }).from(files).where(eq(files.ownerId, id))
  await expect.poll(async () => (await rows()).length, patience).toBe(2)
  const { objects } = await env.FILES.list({ prefix: `knowledge-bases/${id}/` })
  const parts = ['original', 'outline', 'structure', 'text']
  const wanted = (await rows()).flatMap((row) => parts.map((part) => `${row.fileId}/${part}`))
  expect(objects.map(({ key }) => key.split('/').slice(-2).join('/')).toSorted()).toEqual(wanted.toSorted())
})

/** A context in which something happens right after a file has become searchable. */
function after(publishing: () => Promise<unknown>): Context {
  const context = newContext()
  const getByName = (id: string) => {
    const index = indexOf(id)
    const publish = async (request: Parameters<typeof index.publish>[0]) => {
      const published = await index.publish(request)
      await publishing()
      return published
    }
    return { publish, remove: (file: { fileId: string }) => index.remove(file) }
  }
  return withServices(context, { knowledgeIndexes: { getByName } })
}

test('a file stays, and can be read anew, when what was to take its place is deleted at that moment', async () => {
  const id = await newBase(owner)
  const old = await uploaded(id, { fileName: 'a.txt', content: 'The bell rings at noon.' }, owner)
  const later = await uploaded(id, { fileName: 'b.txt', content: 'The bell rings at one.' }, owner)
  const renamed = { fileName: 'a.txt', status: 'processing', stage: 'indexing', generation: 2 } as const
  await updateRow(later.fileId, renamed)
  const row = await rowOf(later.fileId)
  await chunkFile(newContext(), row)
  await indexFile(
    after(() => ask(deleteFile, { id, fileId: later.fileId }, owner)),
    row,
  )
  expect((await ask(listFiles, { id }, owner)).files.map(({ fileId }) => fileId)).toEqual([old.fileId])
  expect(await indexOf(id).figures()).toMatchObject({ files: 1 })
  await ask(reindexBase, { id }, owner)
  expect(await settled(id, old.fileId, owner)).toMatchObject({ status: 'indexed' })
})
