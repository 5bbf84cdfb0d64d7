import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { embeddingModelName } from '../../../shared/services/embeddings.ts'
import { newestFiles } from './list-files.ts'
import { ofProjects } from './owners.ts'
import { ProjectFile } from './schemas.ts'

export const getIndexingStatus = defineOperation({
  id: 'projectFiles.getIndexingStatus',
  route: 'GET /api/projects/{projectId}/indexing-status',
  summary: 'See how far the reading of each file of a project is',
  access: { role: 'viewer', organization: ofProjects.organization, hidden: ofProjects.notFound },
  effect: 'read',
  input: () => ({ projectId: z.uuid(), ...pageFields(), limit: pageFields().limit.default(200) }),
  output: () =>
    z.object({
      files: z.array(
        ProjectFile().pick({
          fileId: true,
          fileName: true,
          status: true,
          stage: true,
          progress: true,
          error: true,
        }),
      ),
      nextCursor: z.string().nullable(),
      vectors: z
        .object({
          model: z.string().describe('What makes the vectors by which texts are found beside their words'),
          status: z
            .enum(['current', 'renewing'])
            .describe('`renewing`: another model made some, and they are made anew in the background'),
          progress: z.number().min(0).max(1).describe('The share of the pieces whose vectors are of `model`'),
        })
        .describe('A piece without a vector of `model` is found by its words alone'),
    }),
  errors: [ofProjects.notFound],
  mcp: 'listed',
  async run(context, { projectId, limit, cursor }) {
    const [{ items, nextCursor }, vectors] = await Promise.all([
      newestFiles(context, projectId, { limit, cursor }),
      vectorsOf(context, projectId),
    ])
    return {
      files: items.map((row) => {
        const { fileId, fileName, status, stage, progress, error } = ofProjects.viewOf(row) as ProjectFile
        return { fileId, fileName, status, stage, progress, error }
      }),
      nextCursor,
      vectors,
    }
  },
})

/** How far the configured model is with what can be found; what an index learns by itself, it learns of all of it. */
async function vectorsOf({ services: { embedder, knowledgeIndexes, settings } }: Context, ownerId: string) {
  const model = embeddingModelName(settings)
  if (!embedder) return { model, status: 'current' as const, progress: 1 }
  const { chunks, unembedded } = await knowledgeIndexes.getByName(ownerId).embeddingFigures({ model })
  if (unembedded === 0) return { model, status: 'current' as const, progress: 1 }
  return { model, status: 'renewing' as const, progress: (chunks - unembedded) / chunks }
}
