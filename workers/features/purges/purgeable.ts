import { and, eq, isNotNull } from 'drizzle-orm'
import type { Statement } from '../../../shared/db/database.ts'
import type { Database } from '../../../shared/db/database.ts'
import { files, knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { projects, type purges } from '../../../shared/db/tables/projects.ts'
import { websites } from '../../../shared/db/tables/websites.ts'
import type { PurgePart } from '../../../shared/kernel/purge-part.ts'
import { fileParts } from '../file-parts.ts'
import { knowledgeBaseParts } from '../knowledge-base-parts.ts'
import { projectParts } from '../project-parts.ts'
import { websiteParts } from '../website-parts.ts'

export type Resource = (typeof purges.$inferSelect)['resource']

interface Purgeable {
  /** How the audit log names the end of its purge. */
  action: string
  /** How its own row is counted. */
  rows: string
  parts: readonly PurgePart[]
  removeRow: (db: Database, resourceId: string) => Statement
}

/** What a purge can remove, with all its parts. */
export const purgeable: Record<Resource, Purgeable> = {
  project: {
    action: 'projects.purge',
    rows: 'projects',
    parts: projectParts,
    removeRow: (db, projectId) =>
      db.delete(projects).where(and(eq(projects.projectId, projectId), isNotNull(projects.deletedAt))),
  },
  knowledge_base: {
    action: 'knowledgeBases.purge',
    rows: 'knowledgeBases',
    parts: knowledgeBaseParts,
    removeRow: (db, kbId) =>
      db
        .delete(knowledgeBases)
        .where(and(eq(knowledgeBases.kbId, kbId), isNotNull(knowledgeBases.deletedAt))),
  },
  website: {
    action: 'websites.purge',
    rows: 'websites',
    parts: websiteParts,
    removeRow: (db, websiteId) =>
      db.delete(websites).where(and(eq(websites.websiteId, websiteId), isNotNull(websites.deletedAt))),
  },
  file: {
    action: 'documents.purge',
    rows: 'fileRows',
    parts: fileParts,
    removeRow: (db, fileId) =>
      db.delete(files).where(and(eq(files.fileId, fileId), isNotNull(files.deletedAt))),
  },
}
