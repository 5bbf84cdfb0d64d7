import { and, asc, eq, isNull } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { projectLives } from '../../../shared/db/live-project.ts'
import { files, knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { type SummarisedFile, type Summary, summaryOf } from '../../../shared/domain/answering/summary.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { isLiveBase } from '../knowledge-bases/index.ts'
import { projectNotFound } from '../projects/index.ts'
import { keepContext } from './store.ts'

interface Owner {
  ownerKind: 'knowledge_base' | 'project'
  ownerId: string
  organizationId: string
}

const mostFiles = 200
/** The first pieces of a file say what it is about. */
const piecesEach = 3

/** Makes the master context of a base or project out of its indexed files. One that was deleted meanwhile keeps none. */
export async function summarise(context: Context, owner: Owner): Promise<void> {
  const { text, sources, leftOut } = summaryOf(await filesToTell(context, owner))
  const left = leftOut > 0 ? `\n\n${leftOut} further files are not told here.` : ''
  try {
    await keep(context, owner, { text: `${text}${left}`.trim(), sources })
  } catch (error) {
    if (!isServiceError(error)) throw error
  }
}

async function filesToTell({ services }: Context, { ownerId }: Owner): Promise<SummarisedFile[]> {
  const index = services.knowledgeIndexes.getByName(ownerId)
  const rows = await services.db
    .select({ fileId: files.fileId, fileName: files.fileName })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.status, 'indexed'), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt))
    .limit(mostFiles)
  return Promise.all(
    rows.map(async ({ fileId, fileName }) => ({
      fileId,
      fileName,
      passages: await index.chunksOf({ fileId, from: 0, limit: piecesEach }),
    })),
  )
}

/** That of a project was asked for by somebody and stands in the audit log; that of a base comes by itself, with each file. */
async function keep(
  context: Context,
  { ownerKind, ownerId, organizationId }: Owner,
  { text, sources }: Omit<Summary, 'leftOut'>,
) {
  if (ownerKind === 'knowledge_base') {
    await context.services.db
      .update(knowledgeBases)
      .set({ masterContext: text || null, masterContextSources: sources })
      .where(isLiveBase(ownerId, organizationId))
    return
  }
  const guards = [{ condition: projectLives(ownerId, organizationId), refusal: projectNotFound }]
  const row = {
    projectId: ownerId,
    masterContext: text,
    sources,
    source: 'generated' as const,
    updatedAt: context.now(),
  }
  const note = {
    action: 'masterContexts.generate',
    resource: ownerKind,
    resourceId: ownerId,
    summary: 'Made the master context of the project out of its files',
  }
  await commit(context, { organizationId, ...note, guards }, [keepContext(context, row)])
}
