import { createHash } from 'node:crypto'
import { z } from 'zod'
import { and, eq, ne } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { websiteFiles } from '../../../shared/db/tables/analytics.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { websiteFilesOf } from '../../../shared/kernel/file-prefixes.ts'
import { purgeFiles } from '../../../shared/kernel/purge-part.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { websiteOrganization } from './access.ts'
import { change } from './change.ts'
import { websiteNotFound } from './errors.ts'
import { restartHeatmaps } from './heatmaps.ts'
import { readRow } from './store.ts'
import { requireOneName, visitorFields, whoIsMeant } from './visitor.ts'

export const eraseVisitor = defineOperation({
  id: 'websites.eraseVisitor',
  route: 'POST /api/websites/{websiteId}/visitors/erase',
  summary: 'Erase what one visitor of a website did',
  description:
    'In one transaction, with a receipt in the chain of `GET …/receipts` that says nothing of the visitor. What they did until now and what comes late is not stored either; what they do from now on counts again. Days of the archive that knew them are written anew in the background. `proof` is told this once: the SHA-256 of it, a line feed and the id that was asked for is the `digest` of the receipt.',
  access: { role: 'admin', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'destroy',
  input: visitorFields,
  output: () =>
    z.object({
      receiptId: z.uuid(),
      removed: z
        .record(z.string(), z.number().int())
        .describe(
          'How much of each kind: `events`, `recordings`, and the `files` of exports, which are removed as a whole',
        ),
      proof: z.uuid().describe('By this the visitor can show that the receipt is about them'),
    }),
  errors: [websiteNotFound, validationFailed],
  mcp: 'listed',
  check: requireOneName,
  async run(context, { websiteId, sessionId, distinctId }) {
    const { organizationId } = tenantOf(context)
    const who = whoIsMeant({ websiteId, sessionId, distinctId })
    const { name } = await readRow(context, websiteId)
    const receiptId = idsFor(context, 'receipt').uuid()
    const proof = idsFor(context, 'proof').uuid()
    const digest = createHash('sha256')
      .update(`${proof}\n${sessionId ?? distinctId ?? ''}`)
      .digest('hex')
    const asked = { who, now: context.now(), receiptId, digest }
    const removed = await change(context, { websiteId, change: 'eraseVisitor', asked })
    if (!removed) throw websiteNotFound()
    await restartHeatmaps(context, websiteId)
    // Of what was written to a file before nobody can be taken out again.
    const files = await removeFiles(context, websiteId)
    const answer = { receiptId, removed: { ...removed, files }, proof }
    const summary = `Erased a visitor of the website ${name} (receipt ${receiptId})`
    const note = { organizationId, resource: 'website', resourceId: websiteId, summary }
    await commit(context, { ...note, action: 'websites.eraseVisitor', answer }, [])
    return answer
  },
})

/** Rows first: what is being written finds its own gone, and removes what it has stored since. What is made anew of the archive knows who was erased, and goes on. */
async function removeFiles(context: Context, websiteId: string): Promise<number> {
  const isWritten = and(eq(websiteFiles.websiteId, websiteId), ne(websiteFiles.kind, 'rebuild'))
  await context.services.db.delete(websiteFiles).where(isWritten)
  let removed = 0
  for (let some = 1; some > 0; removed += some) some = await purgeFiles(context, websiteFilesOf(websiteId))
  return removed
}
