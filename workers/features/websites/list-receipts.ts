import { z } from 'zod'
import { type Receipt, lineOf } from '../../../durable-objects/website-store/receipts.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { websiteOrganization } from './access.ts'
import { websiteNotFound } from './errors.ts'

const sha256 = () => z.string().regex(/^[0-9a-f]{64}$/)

export const listReceipts = defineOperation({
  id: 'websites.listReceipts',
  route: 'GET /api/websites/{websiteId}/receipts',
  summary: 'List the receipts of what was destroyed of a website',
  description:
    'One chain, oldest first: each salt that was made and destroyed, and each visitor who was erased. The `hash` of a receipt is the SHA-256 of `before`, a line feed and `line`, and `before` is the `hash` of the receipt before it: what is changed or taken out shows.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({
    websiteId: z.uuid(),
    limit: z.coerce.number().int().min(1).max(1000).default(100).describe('How many to return'),
    after: z.coerce.number().int().min(0).default(0).describe('`n` of the last receipt that is known'),
  }),
  output: () =>
    z.object({
      receipts: z.array(
        z.object({
          n: z.number().int(),
          at: z.iso.datetime(),
          action: z.enum(['created', 'destroyed', 'erased']).describe('Of a salt, or `erased` of a visitor'),
          from: z.iso.datetime().nullable().describe('When the salt began to be used; null of a visitor'),
          until: z.iso.datetime().nullable().describe('When the salt was over; null of a visitor'),
          receiptId: z.uuid().nullable().describe('Of the erasure; null of a salt'),
          removed: z
            .record(z.string(), z.number().int())
            .nullable()
            .describe('How much of each kind; null of a salt'),
          digest: sha256().describe(
            'Of the salt, or of `proof`, a line feed and the id by which the visitor was named',
          ),
          before: z.string().describe('The hash of the receipt before, empty for the first'),
          line: z.string().describe('What of this receipt the hash is over'),
          hash: sha256(),
        }),
      ),
    }),
  errors: [websiteNotFound],
  mcp: 'listed',
  async run({ services }, { websiteId, after, limit }) {
    const receipts = await services.websiteStores.getByName(websiteId).receipts({ after, limit })
    return { receipts: receipts.map(viewOf) }
  },
})

function viewOf(receipt: Receipt) {
  const { n, at, action, digest, before, hash } = receipt
  const told = { n, at: iso(at), action, digest, before, line: lineOf(receipt), hash }
  return action === 'erased'
    ? {
        ...told,
        from: null,
        until: null,
        receiptId: receipt.receiptId,
        removed: JSON.parse(receipt.removed) as Record<string, number>,
      }
    : { ...told, from: iso(receipt.from), until: iso(receipt.until), receiptId: null, removed: null }
}
