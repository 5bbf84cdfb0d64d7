import { z } from 'zod'
import { fileStages, fileStatuses } from '../../../shared/db/tables/knowledge.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import type { Context } from '../../../shared/kernel/context.ts'

const common = () => ({
  fileId: z.uuid(),
  fileName: z.string(),
  fileType: z.string().describe('By the content of the file: pdf, docx, html …'),
  fileSize: z.number().int().describe('Bytes'),
  stage: z.enum(fileStages).describe('Where it stands on its way into the index'),
  progress: z.number().min(0).max(1),
  chunkCount: z.number().int().describe('Pieces that can be found'),
  warnings: z.array(z.string()).describe('What was read otherwise than one would expect, or not at all'),
  error: z
    .object({ error: z.string(), message: z.string() })
    .nullable()
    .describe('Why it could not be read; null unless `status` is error'),
  sourceUrl: z.string().nullable().describe('Where it was fetched from: a page, or its place in a drive'),
  parentFileId: z.uuid().nullable().describe('The mail that it came with'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export const KnowledgeFile = once(() =>
  z.object({ ...common(), status: z.enum(fileStatuses) }).meta({ id: 'KnowledgeFile' }),
)
export type KnowledgeFile = z.infer<ReturnType<typeof KnowledgeFile>>

export const ProjectFile = once(() =>
  z
    .object({
      ...common(),
      status: z.enum(['pending', 'processing', 'indexed', 'error']),
      uploadedAt: z.iso.datetime(),
      size: z.number().int().describe('Bytes'),
    })
    .meta({ id: 'ProjectFile' }),
)
export type ProjectFile = z.infer<ReturnType<typeof ProjectFile>>

/** A file in a list of the organization says where it lies. */
export const OrganizationFile = once(() =>
  z
    .object({
      ...common(),
      status: z.enum(fileStatuses),
      kbId: z.uuid().nullable(),
      projectId: z.uuid().nullable(),
    })
    .meta({ id: 'OrganizationFile' }),
)

export const ReindexStarted = once(() =>
  z
    .object({
      jobId: z.uuid().describe('Names this order in the log; how far it is, the files say'),
      status: z.enum(['running', 'completed']).describe('`completed` where there was nothing to read'),
    })
    .meta({ id: 'ReindexStarted' }),
)

export const startedWith = ({ services: { ids } }: Context, count: number) => ({
  jobId: ids.uuid(),
  status: count > 0 ? ('running' as const) : ('completed' as const),
})
