import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { Crawl } from './schemas.ts'
import { crawlsOf } from './store.ts'

export const listCrawls = defineOperation({
  id: 'crawls.list',
  route: 'GET /api/knowledge-bases/{id}/crawls',
  summary: 'List the crawls of a knowledge base, newest first',
  access: { role: 'viewer', organization: sharedBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'read',
  input: () => ({ id: z.uuid(), ...pageFields() }),
  output: () => z.object({ crawls: z.array(Crawl()), nextCursor: z.string().nullable() }),
  errors: [knowledgeBaseNotFound],
  mcp: 'listed',
  run: (context, { id, ...page }) => crawlsOf(context, id, page),
})
