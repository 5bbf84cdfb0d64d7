import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { KnowledgeBase } from './schemas.ts'
import { basesOf } from './store.ts'

export const listKnowledgeBases = defineOperation({
  id: 'knowledgeBases.list',
  route: 'GET /api/knowledge-bases',
  summary: "List an organization's knowledge bases, newest first",
  access: {
    role: 'viewer',
    organization: (_context, { organizationId }) => organizationId ?? null,
    hidden: organizationNotFound,
  },
  effect: 'read',
  input: () => ({
    organizationId: z.uuid().optional().describe('The current organization unless given'),
    ...pageFields(),
  }),
  output: () => z.object({ knowledgeBases: z.array(KnowledgeBase()), nextCursor: z.string().nullable() }),
  errors: [organizationNotFound],
  mcp: 'direct',
  run: (context, { limit, cursor }) => basesOf(context, { limit, cursor }),
})
