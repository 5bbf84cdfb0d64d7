import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { crawlNotFound } from './errors.ts'
import { Crawl } from './schemas.ts'
import { readCrawl, viewsOf } from './store.ts'

export const getCrawl = defineOperation({
  id: 'crawls.get',
  route: 'GET /api/knowledge-bases/{id}/crawls/{crawlId}',
  summary: 'Get a crawl: how far it is, and what it left out',
  access: { role: 'viewer', organization: sharedBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'read',
  input: () => ({ id: z.uuid(), crawlId: z.uuid() }),
  output: Crawl,
  errors: [knowledgeBaseNotFound, crawlNotFound],
  mcp: 'listed',
  async run(context, { id, crawlId }) {
    const [view] = await viewsOf(context, [await readCrawl(context, id, crawlId)])
    if (!view) throw crawlNotFound()
    return view
  },
})
