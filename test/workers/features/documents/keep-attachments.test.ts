import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../shared/db/database.ts'
import { uploads } from '../../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { deleteFile } from '../../../../workers/features/documents/delete-file.ts'
import { keepAttachments } from '../../../../workers/features/documents/keep-attachments.ts'
import { removeFetched } from '../../../../workers/features/documents/remove-fetched.ts'
import { sweepUploads } from '../../../../workers/features/documents/resume-files.ts'
import type { FileRow } from '../../../../workers/features/documents/store.ts'
import { resumePurges } from '../../../../workers/features/purges/resume-purges.ts'
import { ask } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { type Around, interceptingDatabase } from '../../../support/intercepting-database.ts'
import { newOwner } from '../../../support/people.ts'
import { silentQueue } from '../../../support/queues.ts'
import { db } from '../projects/support.ts'
import { newBase, patience, rowOf, rowsOf, uploaded } from './support.ts'

const owner = await newOwner()

const attachment = (text: string, fileName = 'rooms.txt') => ({
  fileName,
  contentType: 'text/plain',
  bytes: new TextEncoder().encode(text).buffer as ArrayBuffer,
})

/** A context whose queues hand nothing on, and whose database is watched. */
function contextWith(around: Around = (work) => work()): Context {
  const context = newContext()
  const queues = { ...context.services.queues, documents: silentQueue }
  return withServices(context, { queues, db: openDatabase(interceptingDatabase(env.DB, around)) })
}

/** Does something right before the first transaction that writes to a table. */
function before(table: string, act: () => Promise<unknown>): Around {
  let isOver = false
  return async (work, sql) => {
    const isTheOne = !isOver && sql.some((text) => text.startsWith(table))
    if (isTheOne) {
      isOver = true
      await act()
    }
    return work()
  }
}

/** An indexed file that stands for a mail. */
async function newMail(): Promise<{ id: string; mail: FileRow }> {
  const id = await newBase(owner)
  const { fileId } = await uploaded(id, { fileName: 'keys.txt', content: 'The keys lie there.' }, owner)
  const mail = await rowOf(fileId)
  return { id, mail }
}

const originalsOf = async (id: string) =>
  (await env.FILES.list({ prefix: `knowledge-bases/${id}/` })).objects
    .filter(({ key }) => key.endsWith('/original'))
    .map(({ key }) => key.split('/').at(-2) ?? '')
    .toSorted()

const sweep = () => sweepUploads(newContext({ now: () => Date.now() + 3 * 3_600_000 }))

/** Each file has its bytes, no bytes are without their file, and no upload is under way. */
async function expectNoneOver(id: string): Promise<void> {
  await sweep()
  const ids = (await rowsOf(id)).map(({ fileId }) => fileId)
  expect(await originalsOf(id)).toEqual(ids.toSorted())
  const left = (await db.select().from(uploads)).filter(({ key }) => key.includes(id))
  expect(left).toEqual([])
}

test('an attachment that two readings of a mail bring at once is kept once, and leaves no bytes', async () => {
  const { id, mail } = await newMail()
  const rooms = [attachment('Room 12 is locked after six.')]
  const other = () => keepAttachments(contextWith(), { ...mail, generation: 2 }, rooms)
  const context = contextWith(before('insert into "audit_entries"', other))
  expect(await keepAttachments(context, mail, rooms)).toEqual([])
  expect(await rowsOf(id)).toHaveLength(2)
  expect(await originalsOf(id)).toHaveLength(2)
  await expectNoneOver(id)
})

test('the bytes of an attachment whose keeping died with its process are removed, and kept where it went on later', async () => {
  const { id, mail } = await newMail()
  const dying = contextWith(before('insert into "audit_entries"', () => Promise.reject(new Error('Killed'))))
  await expect(keepAttachments(dying, mail, [attachment('Room 12 is open.')])).rejects.toThrow('Killed')
  expect(await originalsOf(id)).toHaveLength(2)
  await expectNoneOver(id)
  await keepAttachments(contextWith(), mail, [attachment('Room 12 is open.')])
  await db.insert(uploads).values(
    (await rowsOf(id)).map(({ fileId }) => ({
      fileId,
      key: keyOf(id, fileId),
      uploadId: '',
      startedAt: 1,
    })),
  )
  expect(await originalsOf(id)).toHaveLength(2)
  await expectNoneOver(id)
})

const keyOf = (id: string, fileId: string) => `knowledge-bases/${id}/files/${fileId}/original`

test('an attachment of a mail that is deleted at that moment leaves nothing', async () => {
  const { id, mail } = await newMail()
  const remove = () => ask(deleteFile, { id, fileId: mail.fileId }, owner)
  const context = contextWith(before('insert into "audit_entries"', remove))
  await keepAttachments(context, mail, [attachment('Room 12 is shut.')])
  await expect.poll(() => rowsOf(id), patience).toEqual([])
  await expectNoneOver(id)
})

test('an attachment that comes while its mail is being deleted is deleted with it, with its bytes', async () => {
  const { id, mail } = await newMail()
  const bring = () => keepAttachments(contextWith(), mail, [attachment('Room 12 is for rent.')])
  const context = contextWith(before('insert into "audit_entries"', bring))
  const { organizationId } = owner
  await removeFetched(context, { kbId: id, organizationId, fileIds: [mail.fileId] })
  const rows = await rowsOf(id)
  expect(rows.filter(({ deletedAt }) => deletedAt === null)).toEqual([])
  await resumePurges(newContext({ now: () => Date.now() + 3_600_000 }))
  await expect.poll(() => rowsOf(id), patience).toEqual([])
  await expectNoneOver(id)
})
