import { and, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { fileNotFound } from './errors.ts'
import { ofProjects } from './owners.ts'
import { reindex } from './reindex.ts'
import { ReindexStarted, startedWith } from './schemas.ts'

export const reindexProject = defineOperation({
  id: 'projectFiles.reindex',
  route: 'POST /api/projects/{projectId}/files/reindex',
  summary: 'Read files of a project anew',
  description:
    'Answers at once. Name the files by `fileIds`, or send `all`. Each file stays findable as it was until it is read again.',
  access: {
    role: 'member',
    organization: ofProjects.organization,
    hidden: ofProjects.notFound,
    existing: (context, { projectId, fileIds }) => requireFiles(context, projectId, fileIds),
  },
  effect: 'write',
  repeat: 'redoes',
  input: () => ({
    projectId: z.uuid(),
    all: z.boolean().default(false),
    fileIds: z.array(z.uuid()).max(1000).default([]),
  }),
  check(_context, { all, fileIds }) {
    if (all || fileIds.length > 0) return
    throw validationFailed({ details: [{ path: 'fileIds', message: 'Name files, or send all' }] })
  },
  output: ReindexStarted,
  errors: [ofProjects.notFound, fileNotFound],
  mcp: 'listed',
  async run(context, { projectId, all, fileIds }) {
    await requireFiles(context, projectId, all ? [] : fileIds)
    const named = all ? undefined : fileIds
    const count = await reindex(context, { owner: ofProjects, ownerId: projectId, fileIds: named })
    return startedWith(context, count)
  },
})

async function requireFiles({ services: { db } }: Context, projectId: string, fileIds: readonly string[]) {
  if (fileIds.length === 0) return
  const rows = await db
    .select({ fileId: files.fileId })
    .from(files)
    .where(and(eq(files.ownerId, projectId), isNull(files.deletedAt), inArray(files.fileId, idsIn(fileIds))))
  const known = new Set(rows.map(({ fileId }) => fileId))
  const details = fileIds.flatMap((fileId, at) =>
    known.has(fileId) ? [] : [{ path: `fileIds.${at}`, message: fileNotFound.sentence }],
  )
  if (details.length > 0) throw fileNotFound({ details })
}
