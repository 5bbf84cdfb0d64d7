import type { files } from '../../../shared/db/tables/knowledge.ts'
import { iso } from '../../../shared/schemas/time.ts'
import type { KnowledgeFile, ProjectFile } from './schemas.ts'

type Row = typeof files.$inferSelect

const commonOf = (row: Row) => ({
  fileId: row.fileId,
  fileName: row.fileName,
  fileType: row.fileType,
  fileSize: row.fileSize,
  stage: row.stage,
  progress: row.progress,
  chunkCount: row.chunkCount,
  warnings: row.warnings,
  error: row.error,
  sourceUrl: row.sourceUrl,
  parentFileId: row.parentFileId || null,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
})

export const knowledgeFileOf = (row: Row): KnowledgeFile => ({ ...commonOf(row), status: row.status })

/** Projects call a file that waits for its turn pending. */
export const projectFileOf = (row: Row): ProjectFile => ({
  ...commonOf(row),
  status: row.status === 'uploaded' ? 'pending' : row.status,
  uploadedAt: iso(row.createdAt),
  size: row.fileSize,
})

export const organizationFileOf = (row: Row) => ({
  ...knowledgeFileOf(row),
  kbId: row.ownerKind === 'knowledge_base' ? row.ownerId : null,
  projectId: row.ownerKind === 'project' ? row.ownerId : null,
})
