import { and } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { AlreadyDone } from '../../../shared/db/guard.ts'
import { knowledgeBaseShares } from '../../../shared/db/tables/knowledge.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { organizationName, organizationNotFound, stillAllowed } from '../organizations/index.ts'
import { offerNotFound } from './errors.ts'
import { answered, answering, noteOf } from './received.ts'
import { ReceivedShare } from './schemas.ts'
import { entryThere, isOffered, isShare, receivedShare, shareExists } from './store.ts'

export const acceptShare = defineOperation({
  id: 'sharing.accept',
  route: 'POST /api/organizations/{organizationId}/received-shares/{kbId}/accept',
  summary: 'Accept a knowledge base that another organization offers',
  description:
    'From now on it is in the list and in searches of the organization, and the other one hears its name. Accepting it again changes nothing.',
  access: answering,
  effect: 'write',
  repeat: 'redoes',
  input: answered,
  output: ReceivedShare,
  errors: [organizationNotFound, offerNotFound],
  mcp: 'listed',
  async run(context, { organizationId, kbId }) {
    const offer = await receivedShare(context, kbId)
    if (offer.status === 'offered') await accept(context, { organizationId, offer })
    const share = await receivedShare(context, kbId)
    // Withdrawn at the same moment, and offered anew.
    if (share.status === 'offered') throw offerNotFound()
    return unchanged(context, share)
  },
})

type Offer = Awaited<ReturnType<typeof receivedShare>>

/** Accepts an offer, once whoever else accepts it at the same moment. */
async function accept(
  context: Context,
  { organizationId, offer: { kbId, name, permission, offeredBy } }: { organizationId: string; offer: Offer },
): Promise<void> {
  const ours = await organizationName(context)
  const note = noteOf(context, 'sharing.accept', kbId)
  const summary = `Accepted the knowledge base ${name} of ${offeredBy.organizationName}: ${permission}`
  const entry = `${ours} accepted the offer of the knowledge base: ${permission}`
  const open = and(isShare(kbId, organizationId), isOffered)
  const guards = [stillAllowed(context), { condition: shareExists(open), refusal: () => new AlreadyDone() }]
  const accepted = {
    status: 'accepted' as const,
    acceptedBy: actorId(context.actor),
    acceptedAt: context.now(),
  }
  try {
    await commit(context, { ...note, summary, guards }, [
      entryThere(context, { ...note, organizationId: offeredBy.organizationId, summary: entry }),
      context.services.db.update(knowledgeBaseShares).set(accepted).where(open),
    ])
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
  }
}
