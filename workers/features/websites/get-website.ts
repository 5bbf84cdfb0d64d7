import { z } from 'zod'
import { noRules } from '../../../shared/domain/tracker/site-entry.ts'
import { rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { websiteOrganization } from './access.ts'
import { websiteNotFound } from './errors.ts'
import { linkReads } from './link-reads.ts'
import { ShownWebsite } from './schemas.ts'
import { readWebsite } from './store.ts'

export const getWebsite = defineOperation({
  id: 'websites.get',
  route: 'GET /api/websites/{websiteId}',
  summary: 'Get a website',
  description:
    'Whoever has its share link hears what it is called and where its days begin: no rules, no team, no organization.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound, byLink: true },
  effect: 'read',
  input: () => ({ websiteId: z.uuid() }),
  output: ShownWebsite,
  errors: [websiteNotFound, rateLimited],
  limits: [linkReads],
  mcp: 'listed',
  async run(context, { websiteId }) {
    const website = await readWebsite(context, websiteId)
    return context.actor.kind === 'link'
      ? { ...website, rules: noRules, teamId: null, organizationId: null }
      : website
  },
})
