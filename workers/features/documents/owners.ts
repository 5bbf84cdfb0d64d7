import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Guard } from '../../../shared/db/guard.ts'
import { projectLives } from '../../../shared/db/live-project.ts'
import { type files, knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import type { FindOrganization } from '../../../shared/kernel/access.ts'
import type { ErrorDefinition } from '../../../shared/kernel/errors.ts'
import {
  baseLives,
  knowledgeBaseNotFound,
  knowledgeBaseOrganization,
  sharedBaseOrganization,
} from '../knowledge-bases/index.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { baseArchived } from './errors.ts'
import { KnowledgeFile, ProjectFile } from './schemas.ts'
import { knowledgeFileOf, projectFileOf } from './views.ts'

type Row = typeof files.$inferSelect

/** What keeps files, for whoever works on them. */
export interface FileOwner {
  kind: Row['ownerKind']
  /** The area of its operations' ids. */
  area: 'documents' | 'projectFiles'
  /** How people call it. */
  word: 'knowledge base' | 'project'
  /** The owner's id in the input of its operations. */
  idOf: (input: unknown) => string
  /** What has to hold for it to take files: that it was not deleted, and is open for them. */
  takesFiles: (ownerId: string, organizationId: string) => Guard[]
}

/** The same for whoever declares operations: knowledge bases and projects have the same ones, under their own paths and names of fields. */
export interface Owner<Field extends 'id' | 'projectId', View extends z.ZodType> extends FileOwner {
  path: '/api/knowledge-bases/{id}' | '/api/projects/{projectId}'
  input: () => Record<Field, z.ZodUUID>
  organization: FindOrganization<unknown>
  /** The same for what may be shared with other organizations. */
  sharedOrganization: FindOrganization<unknown>
  notFound: ErrorDefinition
  view: () => View
  viewOf: (row: Row) => z.input<View>
}

const field = (name: string) => (input: unknown) => String((input as Record<string, unknown>)[name])

/** The id of the file that an input names. */
export const fileIdOf = field('fileId')

export const ofBases: Owner<'id', ReturnType<typeof KnowledgeFile>> = {
  kind: 'knowledge_base',
  area: 'documents',
  path: '/api/knowledge-bases/{id}',
  word: 'knowledge base',
  input: () => ({ id: z.uuid() }),
  idOf: field('id'),
  organization: (context, input) => knowledgeBaseOrganization(context, { id: field('id')(input) }),
  sharedOrganization: (context, input) => sharedBaseOrganization(context, { id: field('id')(input) }),
  notFound: knowledgeBaseNotFound,
  takesFiles: (kbId, organizationId) => [
    { condition: baseLives(kbId, organizationId), refusal: knowledgeBaseNotFound },
    {
      condition: sql`(select status <> 'archived' from ${knowledgeBases} where kb_id = ${kbId})`,
      refusal: baseArchived,
    },
  ],
  view: KnowledgeFile,
  viewOf: knowledgeFileOf,
}

const inProject: FindOrganization<unknown> = (context, input) =>
  projectOrganization(context, { projectId: field('projectId')(input) })

export const ofProjects: Owner<'projectId', ReturnType<typeof ProjectFile>> = {
  kind: 'project',
  area: 'projectFiles',
  path: '/api/projects/{projectId}',
  word: 'project',
  input: () => ({ projectId: z.uuid() }),
  idOf: field('projectId'),
  organization: inProject,
  sharedOrganization: inProject,
  notFound: projectNotFound,
  takesFiles: (projectId, organizationId) => [
    { condition: projectLives(projectId, organizationId), refusal: projectNotFound },
  ],
  view: ProjectFile,
  viewOf: projectFileOf,
}

/** What has to hold for a base to take files, for others who add some. */
export const takesFilesOf = ofBases.takesFiles
