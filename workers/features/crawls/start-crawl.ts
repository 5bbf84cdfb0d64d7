import { z } from 'zod'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { mayReachPrivate } from '../../../shared/kernel/private-targets.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { ownHosts } from '../../../shared/services/own-hosts.ts'
import { baseArchived } from '../documents/index.ts'
import { knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { beginCrawl } from './begin.ts'
import { crawlUnderWay } from './errors.ts'
import { deepest, readStart, usualDepth } from './rules.ts'
import { CrawlStarted, patterns, schedule } from './schemas.ts'

export const startCrawl = defineOperation({
  id: 'crawls.start',
  route: 'POST /api/knowledge-bases/{id}/crawl',
  summary: 'Crawl a website into a knowledge base',
  description:
    'Answers at once; ask for the crawl to see how far it is. It goes by the sitemap and then by links, one page at a time, heeds robots.txt, canonical addresses and `noindex`, and reads pages and the documents that they link to. Again from the same address it asks only for what has changed, and a page that two crawls in a row do not find leaves the index. One crawl of a base at a time.',
  access: { role: 'member', organization: sharedBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'write',
  input: () => ({
    id: z.uuid(),
    url: z.string().trim().min(1).max(2000).describe('Where it starts; it stays on this site'),
    maxPages: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe('How many pages it asks for; as many as one crawl may unless given'),
    maxDepth: z
      .number()
      .int()
      .min(0)
      .max(deepest)
      .default(usualDepth)
      .describe('How many links it goes away from the start'),
    include: patterns().describe(
      'Only addresses that one of these takes: "/blog/**" is everything below /blog/, "*" stops at a slash',
    ),
    exclude: patterns().describe('No address that one of these takes, whatever includes it'),
    schedule: schedule()
      .optional()
      .describe(
        'Starts it again by itself, in place of an earlier schedule of this site, which "none" ends; unless given, the site keeps the one that it has',
      ),
  }),
  check: (context, { url, maxPages }) => {
    requireStart(context, url)
    requirePages(context, maxPages)
  },
  output: CrawlStarted,
  errors: [knowledgeBaseNotFound, baseArchived, crawlUnderWay],
  openWorld: true,
  mcp: 'listed',
  run: (context, { id, url, maxPages, schedule: asked, ...fields }) =>
    beginCrawl(context, {
      ...fields,
      schedule: asked,
      organizationId: tenantOf(context).organizationId,
      kbId: id,
      url: requireStart(context, url),
      maxPages: maxPages ?? context.services.settings.CRAWL_PAGES,
      ...policyOf(context),
      createdBy: actorId(context.actor),
    }),
})

const policyOf = (context: Context) => ({
  allowPrivate: mayReachPrivate(context),
  ownHosts: ownHosts(context.services.settings, context.origin),
})

function requireStart(context: Context, given: string): string {
  const start = readStart(given, policyOf(context))
  if (start.ok) return start.url
  throw validationFailed({ details: [{ path: 'url', message: start.fault }] })
}

function requirePages({ services: { settings } }: Context, maxPages = 0): void {
  if (maxPages <= settings.CRAWL_PAGES) return
  const message = `Must be ${settings.CRAWL_PAGES} at most. Crawl parts of the site by patterns to include.`
  throw validationFailed({ details: [{ path: 'maxPages', message }] })
}
