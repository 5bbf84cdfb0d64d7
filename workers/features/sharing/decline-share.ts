import { and } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { knowledgeBaseShares } from '../../../shared/db/tables/knowledge.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound, stillAllowed } from '../organizations/index.ts'
import { offerNotFound } from './errors.ts'
import { answered, answering, noteOf } from './received.ts'
import { entryThere, isOffered, isShare, receivedShare, shareExists } from './store.ts'

export const declineShare = defineOperation({
  id: 'sharing.decline',
  route: 'POST /api/organizations/{organizationId}/received-shares/{kbId}/decline',
  summary: 'Decline a knowledge base that another organization offers',
  description:
    'The offer is gone; the other organization hears that it was declined, and no name. What was accepted is ended by `sharing.leave`.',
  access: answering,
  effect: 'destroy',
  input: answered,
  output: () => z.object({ declined: z.literal(true) }),
  errors: [organizationNotFound, offerNotFound],
  mcp: 'listed',
  async run(context, { organizationId, kbId }) {
    const { name, offeredBy } = await receivedShare(context, kbId)
    const note = noteOf(context, 'sharing.decline', kbId)
    const summary = `Declined the knowledge base ${name} of ${offeredBy.organizationName}`
    const entry = `The organization ${organizationId} declined the offer of the knowledge base`
    const open = and(isShare(kbId, organizationId), isOffered)
    const guards = [stillAllowed(context), { condition: shareExists(open), refusal: offerNotFound }]
    const answer = { declined: true as const }
    await commit(context, { ...note, summary, guards, answer }, [
      entryThere(context, { ...note, organizationId: offeredBy.organizationId, summary: entry }),
      context.services.db.delete(knowledgeBaseShares).where(open),
    ])
    return answer
  },
})
