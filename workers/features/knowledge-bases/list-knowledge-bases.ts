import { z } from 'zod'
import { defineList } from '../organizations/index.ts'
import { KnowledgeBase } from './schemas.ts'
import { basesOf } from './store.ts'

export const listKnowledgeBases = defineList({
  id: 'knowledgeBases.list',
  route: 'GET /api/knowledge-bases',
  things: 'knowledge bases',
  output: () => z.object({ knowledgeBases: z.array(KnowledgeBase()), nextCursor: z.string().nullable() }),
  mcp: 'direct',
  read: basesOf,
})
