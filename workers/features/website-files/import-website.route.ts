import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { websiteFiles } from '../../../shared/db/tables/analytics.ts'
import { uploads } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { receiveUpload } from '../../../shared/kernel/streamed-upload.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { filePart, uploadErrors } from '../../../shared/kernel/uploads.ts'
import { openSink } from '../documents/index.ts'
import { askStore, readWebsite, websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { noteAccounts } from './archive/accounts.ts'
import { websiteArchived, websiteFileUnderWay, websiteNotEmpty } from './errors.ts'
import { importKey } from './keys.ts'
import { order } from './order.ts'
import { prepareStore } from './prepare-store.ts'
import { StartedFile } from './schemas.ts'
import { type FileRow, isFree, newFile } from './store.ts'

/** As much as comes through the front door in one request. */
const mostBytes = 100 * 2 ** 20
const limit = { maxBytes: mostBytes, sentence: 'The file of a website has 100 MB at most.' }

export const importWebsite = defineRoute({
  id: 'websites.import',
  route: 'POST /api/websites/{websiteId}/import',
  summary: 'Read an export into an empty website',
  description:
    'Takes the file of an export as the part `file` of a form. Answers when it is stored; read the job until it is `completed`. A file that is damaged anywhere is refused as a whole. Events and the account of hits are taken; the settings of the website stay as they are.',
  // As who makes a website: it is empty, so nobody's visits are at stake.
  access: { role: 'member', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'write',
  repeat: 'meets',
  streams: true,
  input: () => ({ websiteId: z.uuid() }),
  consumes: {
    mediaType: 'multipart/form-data',
    schema: () => ({ type: 'object', required: ['file'], properties: { file: filePart } }),
  },
  produces: [
    {
      status: 200,
      mediaType: 'application/json',
      description: 'The job that reads it',
      schema: StartedFile,
    },
  ],
  errors: [websiteNotFound, ...uploadErrors, websiteArchived, websiteFileUnderWay, websiteNotEmpty],
  async run(context, { websiteId }, request) {
    const { name } = await readWebsite(context, websiteId)
    const store = context.services.websiteStores.getByName(websiteId)
    const [{ received }, dates] = await Promise.all([
      store.ledger(),
      askStore(context, { websiteId, report: 'dateRange', asked: undefined }),
    ])
    // What an import left that broke off has dates and no account.
    if (received > 0 || dates) throw websiteNotEmpty()
    await prepareStore(context, websiteId)
    if (await noteAccounts(context, websiteId)) throw websiteArchived()
    const { organizationId } = tenantOf(context)
    const row = newFile(context, { websiteId, organizationId, kind: 'import' })
    await receive(context, row, request)
    await keep(context, row, name)
    await order(context, row)
    return Response.json({ jobId: row.jobId, status: row.status })
  },
})

async function receive(context: Context, row: FileRow, request: Request): Promise<void> {
  const sink = await openSink(context, { fileId: row.jobId, key: importKey(row) })
  try {
    await receiveUpload(request, { accept: () => limit, take: sink.take })
  } catch (error) {
    await sink.discard()
    throw error
  }
}

/** Makes the import known. What is refused leaves nothing; what nobody knows of, because its answer was lost, the upkeep removes. */
async function keep(context: Context, row: FileRow, name: string): Promise<void> {
  const { organizationId } = tenantOf(context)
  const { db, files } = context.services
  const { websiteId, jobId } = row
  const note = {
    resource: 'website',
    resourceId: websiteId,
    summary: `Began an import into the website ${name}`,
  }
  const action = 'websites.import'
  try {
    await commit(context, { organizationId, action, ...note, guards: [isFree(websiteId)] }, [
      db.insert(websiteFiles).values(row),
      db.delete(uploads).where(eq(uploads.fileId, jobId)),
    ])
  } catch (error) {
    if (isServiceError(error)) await files.delete(importKey(row))
    throw error
  }
}
