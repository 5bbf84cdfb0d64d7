import { z } from 'zod'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { websiteFileNotFound } from './errors.ts'
import { viewOf } from './link.ts'
import { WebsiteFile } from './schemas.ts'
import { fileOrganization, readFile } from './store.ts'

export const getExport = defineOperation({
  id: 'websites.getExport',
  route: 'GET /api/websites/{websiteId}/exports/{jobId}',
  summary: 'Get how far an export, an import or a rebuild of a website has come',
  access: { role: 'admin', organization: fileOrganization, hidden: websiteFileNotFound },
  effect: 'read',
  // Its link is another one each time.
  isFresh: true,
  input: () => ({ websiteId: z.uuid(), jobId: z.uuid() }),
  output: WebsiteFile,
  errors: [websiteFileNotFound, notConfigured],
  mcp: 'listed',
  run: async (context, { websiteId, jobId }) =>
    viewOf(context, await readFile(context, { websiteId, jobId })),
})
