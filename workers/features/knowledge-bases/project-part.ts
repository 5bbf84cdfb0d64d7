import { eq, sql } from 'drizzle-orm'
import { projectKnowledgeBases } from '../../../shared/db/tables/projects.ts'
import { defineProjectPart } from '../../../shared/kernel/project-part.ts'

/** Which knowledge bases a project is linked to. */
export const linksPart = defineProjectPart({
  name: 'knowledgeBaseLinks',
  words: ['link to a knowledge base', 'links to knowledge bases'],
  async purge({ services: { db } }, projectId) {
    const links = projectKnowledgeBases
    return (await db.delete(links).where(eq(links.projectId, projectId))).meta.changes
  },
  duplicate: ({ services: { db } }, { from, to }) => [
    db.insert(projectKnowledgeBases).select(sql`
      select ${to}, kb_id, position from ${projectKnowledgeBases} where project_id = ${from}`),
  ],
})
