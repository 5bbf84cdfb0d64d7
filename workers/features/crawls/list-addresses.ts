import { z } from 'zod'
import { addressStates } from '../../../shared/db/tables/crawls.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { crawlNotFound } from './errors.ts'
import { CrawlAddress } from './schemas.ts'
import { addressesOf, readCrawl } from './store.ts'

export const listAddresses = defineOperation({
  id: 'crawls.listAddresses',
  route: 'GET /api/knowledge-bases/{id}/crawls/{crawlId}/addresses',
  summary: 'List the inventory of a crawl: every address that it has met, and what became of it',
  description:
    'In the order in which the crawl goes through the site. A site has one inventory: the addresses that a later crawl has met again are listed with that one.',
  access: { role: 'viewer', organization: sharedBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'read',
  input: () => ({
    id: z.uuid(),
    crawlId: z.uuid(),
    state: z.enum(addressStates).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50).describe('How many to return'),
    cursor: z
      .string()
      .regex(/^\d{1,7}$/, 'Must be the `nextCursor` of the page before')
      .optional()
      .describe('`nextCursor` of the page before'),
  }),
  output: () => z.object({ addresses: z.array(CrawlAddress()), nextCursor: z.string().nullable() }),
  errors: [knowledgeBaseNotFound, crawlNotFound],
  mcp: 'listed',
  async run(context, { id, crawlId, limit, cursor = '0', state }) {
    await readCrawl(context, id, crawlId)
    return addressesOf(context, crawlId, { limit, after: Number(cursor), state })
  },
})
