import { z } from 'zod'
import type { RecordingLedger } from '../../../durable-objects/website-store/replays/readings.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { websiteOrganization } from './access.ts'
import { websiteNotFound } from './errors.ts'
import { Ledger } from './schemas.ts'

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
  async run({ services }, { websiteId }) {
    const store = services.websiteStores.getByName(websiteId)
    const [hits, told, check] = await Promise.all([
      store.ledger(),
      store.recordings('ledger', null),
      store.ledgerCheck(),
    ])
    const recordings = (told as RecordingLedger | null) ?? { received: 0, stored: 0, dropped: {} }
    const checked = check && { at: new Date(check.at).toISOString(), holds: check.holds }
    return { ...hits, recordings, checked }
  },
})
