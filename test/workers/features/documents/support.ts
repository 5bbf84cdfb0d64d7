import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { files } from '../../../../shared/db/tables/knowledge.ts'
import { createKnowledgeBase } from '../../../../workers/features/knowledge-bases/create-knowledge-base.ts'
import { getFile, getProjectFile } from '../../../../workers/features/documents/get-file.ts'
import { uploadFile, uploadProjectFile } from '../../../../workers/features/documents/upload-file.route.ts'
import type { KnowledgeFile, ProjectFile } from '../../../../workers/features/documents/schemas.ts'
import { ask, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { db } from '../projects/support.ts'

/** How long the reading of a file may wait for its turn on a busy machine. */
export const patience = { timeout: 60_000, interval: 50 }

export const formWith = (fileName: string, content: BlobPart, type = '') => {
  const body = new FormData()
  body.append('file', new File([content], fileName, { type }))
  return body
}

interface Caller {
  token: string
}

export async function newBase({ token }: Caller, name = 'Manuals'): Promise<string> {
  return (await ask(createKnowledgeBase, { name }, { token })).kbId
}

/** Uploads a file to a base, which has to take it. */
export async function upload(
  id: string,
  { fileName, content }: { fileName: string; content: BlobPart },
  { token }: Caller,
): Promise<KnowledgeFile> {
  const response = await send(uploadFile, { id }, { token, body: formWith(fileName, content) })
  const body = await response.json()
  expect(response.status, JSON.stringify(body)).toBe(200)
  return body as KnowledgeFile
}

/** The same, once its reading has come to its end. */
export async function uploaded(
  id: string,
  file: { fileName: string; content: BlobPart },
  caller: Caller,
): Promise<KnowledgeFile> {
  const { fileId } = await upload(id, file, caller)
  return settled(id, fileId, caller)
}

export async function settled(id: string, fileId: string, { token }: Caller): Promise<KnowledgeFile> {
  const read = () => ask(getFile, { id, fileId }, { token })
  return vi.waitFor(async () => {
    const file = await read()
    expect(file.stage).toBe('done')
    return file
  }, patience)
}

/** The same for a project. */
export async function uploadedToProject(
  projectId: string,
  { fileName, content }: { fileName: string; content: BlobPart },
  { token }: Caller,
): Promise<ProjectFile> {
  const body = formWith(fileName, content)
  const response = await send(uploadProjectFile, { projectId }, { token, body })
  const { fileId } = await response.json<ProjectFile>()
  const read = () => ask(getProjectFile, { projectId, fileId }, { token })
  return vi.waitFor(async () => {
    const file = await read()
    expect(file.stage).toBe('done')
    return file
  }, patience)
}

/** A mail with a text, and with the file `rooms.txt` that says `attached`. */
export const mailWith = (attached: string): string =>
  [
    'From: Ada <ada@example.com>',
    'Subject: Keys',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'The keys lie with the porter.',
    '--b',
    'Content-Type: text/plain',
    'Content-Disposition: attachment; filename="rooms.txt"',
    '',
    attached,
    '--b--',
    '',
  ].join('\r\n')

/** The index of the pieces of a base. */
export const indexOf = (id: string) => newContext().services.knowledgeIndexes.getByName(id)

/** The row of a file, which is there. */
export async function rowOf(fileId: string) {
  const [row] = await db.select().from(files).where(eq(files.fileId, fileId))
  if (!row) throw new Error('The file is there')
  return row
}

/** All rows of a base, those of deleted files too. */
export const rowsOf = (ownerId: string) => db.select().from(files).where(eq(files.ownerId, ownerId))

export const updateRow = (fileId: string, changes: Partial<typeof files.$inferInsert>) =>
  db.update(files).set(changes).where(eq(files.fileId, fileId))

/** Keys of all that the store of files has of a base. */
export const keysOf = async (id: string, below = ''): Promise<string[]> =>
  (await env.FILES.list({ prefix: `knowledge-bases/${id}/${below}` })).objects.map(({ key }) => key)
