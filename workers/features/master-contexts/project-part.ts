import { eq } from 'drizzle-orm'
import { projectContexts } from '../../../shared/db/tables/knowledge.ts'
import { defineProjectPart } from '../../../shared/kernel/project-part.ts'

export const masterContextPart = defineProjectPart({
  name: 'masterContexts',
  words: ['master context', 'master contexts'],
  purge: async ({ services: { db } }, projectId) =>
    (await db.delete(projectContexts).where(eq(projectContexts.projectId, projectId))).meta.changes,
})
