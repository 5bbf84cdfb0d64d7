import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { knowledgeBaseTools } from '../../../shared/db/tables/knowledge.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { knowledgeBaseNotFound } from './errors.ts'
import { knowledgeBaseOrganization } from './readers.ts'
import { KnowledgeBaseTool } from './tool-schemas.ts'

type Row = typeof knowledgeBaseTools.$inferSelect

export const listTools = defineOperation({
  id: 'knowledgeBases.listTools',
  route: 'GET /api/knowledge-bases/{id}/tools',
  summary: 'List the tools of a knowledge base, in the order of their making',
  access: { role: 'viewer', organization: knowledgeBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'read',
  input: () => ({ id: z.uuid() }),
  output: () => z.object({ tools: z.array(KnowledgeBaseTool()) }),
  errors: [knowledgeBaseNotFound],
  mcp: 'listed',
  async run({ services: { db } }, { id }) {
    const rows = await db
      .select()
      .from(knowledgeBaseTools)
      .where(eq(knowledgeBaseTools.kbId, id))
      .orderBy(asc(knowledgeBaseTools.createdAt), asc(knowledgeBaseTools.toolId))
    return { tools: rows.map(toolOf) }
  },
})

/** A tool as clients see it. */
export const toolOf = ({ toolId, name, type, description, config, kbIds, createdAt }: Row) => ({
  toolId,
  name,
  type,
  description,
  config,
  kbIds,
  createdAt: iso(createdAt),
})
