import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { websiteNotFound } from './errors.ts'
import { Ledger } from './schemas.ts'
import { websiteOrganization } from './store.ts'

export const getWebsiteLedger = defineOperation({
  id: 'websites.getLedger',
  route: 'GET /api/websites/{websiteId}/ledger',
  summary: 'Get the account of what became of every hit of a website',
  description:
    '`received` is always `stored` plus all of `dropped`. A repeat of a hit is dropped as `duplicate`.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({ websiteId: z.uuid() }),
  output: Ledger,
  errors: [websiteNotFound],
  mcp: 'listed',
  run: ({ services }, { websiteId }) => services.websiteStores.getByName(websiteId).ledger(),
})
