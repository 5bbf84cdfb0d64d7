import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { name } from '../../../shared/schemas/name.ts'
import { SummarySource } from '../../../shared/schemas/summary-source.ts'

export const knowledgeBaseName = () => name(200)

export const baseType = () => z.enum(['manual_files', 'drive_folders', 'integration', 'website'])

export const KnowledgeBase = once(() =>
  z
    .object({
      kbId: z.uuid(),
      organizationId: z.uuid(),
      name: z.string(),
      description: z.string(),
      type: baseType().describe('How content comes in'),
      isPublic: z.boolean().describe('Whether anyone may search it'),
      publicSlug: z
        .string()
        .nullable()
        .describe('Its public address; made when it becomes public, and kept when it is closed again'),
      fileCount: z.number().int(),
      totalSizeBytes: z.number().int(),
      embeddingModel: z.string(),
      status: z.enum(['active', 'indexing', 'error', 'archived']),
      masterContext: z.string().nullable().describe('A summary of all content; null until there is any'),
      permission: z
        .enum(['read', 'write'])
        .nullable()
        .describe('What another organization lets yours do in it; null for a base of your own'),
      createdBy: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'KnowledgeBase' }),
)
export type KnowledgeBase = z.infer<ReturnType<typeof KnowledgeBase>>

export const KnowledgeBaseInFull = once(() =>
  KnowledgeBase()
    .extend({
      masterContextSources: z
        .array(SummarySource())
        .describe('Where `masterContext` is quoted from, in the order of its marks'),
    })
    .meta({ id: 'KnowledgeBaseInFull' }),
)
export type KnowledgeBaseInFull = z.infer<ReturnType<typeof KnowledgeBaseInFull>>
