import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { websiteNotFound } from './errors.ts'
import { Website } from './schemas.ts'
import { readWebsite, websiteOrganization } from './store.ts'

export const getWebsite = defineOperation({
  id: 'websites.get',
  route: 'GET /api/websites/{websiteId}',
  summary: 'Get a website',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({ websiteId: z.uuid() }),
  output: Website,
  errors: [websiteNotFound],
  mcp: 'listed',
  run: (context, { websiteId }) => readWebsite(context, websiteId),
})
