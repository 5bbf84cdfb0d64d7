import { and } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { endCrawlsOf } from '../crawls/index.ts'
import { isAccepted, shareNotFound } from '../knowledge-bases/index.ts'
import { organizationName, organizationNotFound, stillAllowed } from '../organizations/index.ts'
import { offerNotFound } from './errors.ts'
import { answered, answering, noteOf } from './received.ts'
import { endOf, entryThere, isShare, receivedShare, shareExists } from './store.ts'

export const leaveShare = defineOperation({
  id: 'sharing.leave',
  route: 'DELETE /api/organizations/{organizationId}/received-shares/{kbId}',
  summary: 'End the share of a knowledge base that another organization shares with yours',
  description:
    'At once: it leaves the lists, searches and projects of the organization. Files that its members added stay in the base. An offer is declined by `sharing.decline`.',
  access: answering,
  effect: 'destroy',
  input: answered,
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [organizationNotFound, offerNotFound, shareNotFound],
  mcp: 'listed',
  async run(context, { organizationId, kbId }) {
    const { name, offeredBy } = await receivedShare(context, kbId)
    const ours = await organizationName(context)
    const note = noteOf(context, 'sharing.leave', kbId)
    const summary = `Ended the share of the knowledge base ${name} of ${offeredBy.organizationName}`
    const entry = `${ours} ended the share of the knowledge base`
    const isShared = shareExists(and(isShare(kbId, organizationId), isAccepted))
    const guards = [stillAllowed(context), { condition: isShared, refusal: shareNotFound }]
    await commit(context, { ...note, summary, guards }, [
      entryThere(context, { ...note, organizationId: offeredBy.organizationId, summary: entry }),
      ...endOf(context, kbId, organizationId),
    ])
    await endCrawlsOf(context, { kbId, organizationId })
    return { deleted: true as const }
  },
})
