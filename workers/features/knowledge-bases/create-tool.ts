import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { knowledgeBaseTools } from '../../../shared/db/tables/knowledge.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { description } from '../../../shared/schemas/description.ts'
import { name } from '../../../shared/schemas/name.ts'
import { knowledgeBaseNotFound, toolLimitReached } from './errors.ts'
import { requireKnowledgeBases } from './links.ts'
import { toolOf } from './list-tools.ts'
import { knowledgeBaseOrganization } from './readers.ts'
import { baseLives } from './store.ts'
import { KnowledgeBaseTool, toolType } from './tool-schemas.ts'

const mostTools = 100
const mostConfigCharacters = 20_000

const config = () =>
  z.record(z.string(), z.unknown()).refine((given) => JSON.stringify(given).length <= mostConfigCharacters, {
    message: `A tool keeps up to ${mostConfigCharacters.toLocaleString('en-US')} characters of JSON: leave out what it does not need`,
  })

export const createTool = defineOperation({
  id: 'knowledgeBases.createTool',
  route: 'POST /api/knowledge-bases/{id}/tools',
  summary: 'Keep a tool of voice agents with a knowledge base',
  description: 'It is stored and listed; nothing uses it until there are voice agents.',
  access: {
    role: 'member',
    organization: knowledgeBaseOrganization,
    hidden: knowledgeBaseNotFound,
    existing: (context, { kbIds = [] }) => requireKnowledgeBases(context, kbIds, 'kbIds'),
  },
  effect: 'write',
  input: () => ({
    id: z.uuid(),
    name: name(200),
    type: toolType(),
    description: description().default(''),
    config: config().default({}),
    kbIds: z
      .array(z.uuid())
      .max(100)
      .optional()
      .describe('The knowledge bases that it uses; this one unless given'),
  }),
  ignores: ['toolId', 'createdAt'],
  output: KnowledgeBaseTool,
  status: 201,
  errors: [knowledgeBaseNotFound, toolLimitReached],
  mcp: 'listed',
  async run(context, { id, kbIds = [id], ...fields }) {
    const { organizationId } = tenantOf(context)
    const { db, ids } = context.services
    await requireKnowledgeBases(context, kbIds, 'kbIds')
    const toolId = ids.uuid()
    const row = { ...fields, toolId, kbId: id, organizationId, kbIds, createdAt: context.now() }
    const answer = toolOf(row)
    const note = { resource: 'knowledge_base', resourceId: id, summary: `Added the tool ${fields.name}` }
    const room = sql`(select count(*) from ${knowledgeBaseTools} where ${eq(knowledgeBaseTools.kbId, id)}) < ${mostTools}`
    const guards = [
      { condition: baseLives(id, organizationId), refusal: knowledgeBaseNotFound },
      { condition: room, refusal: toolLimitReached },
    ]
    await commit(context, { organizationId, action: 'knowledgeBases.createTool', ...note, guards, answer }, [
      db.insert(knowledgeBaseTools).values(row),
    ])
    return answer as z.input<ReturnType<typeof KnowledgeBaseTool>>
  },
})
