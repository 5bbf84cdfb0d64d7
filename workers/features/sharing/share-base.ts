import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { AlreadyDone } from '../../../shared/db/guard.ts'
import { knowledgeBaseShares } from '../../../shared/db/tables/knowledge.ts'
import { organizations } from '../../../shared/db/tables/organizations.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { rateLimited, validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { endCrawlsOf, stopSchedulesOf } from '../crawls/index.ts'
import {
  baseLives,
  isAccepted,
  knowledgeBaseNotFound,
  knowledgeBaseOrganization,
  nameOfBase,
} from '../knowledge-bases/index.ts'
import { organizationName, stillAllowed } from '../organizations/index.ts'
import { offerLimitReached, targetLimitReached } from './errors.ts'
import { roomForOffer } from './room-for-offer.ts'
import { KnowledgeBaseShares, permission } from './schemas.ts'
import { entryThere, isShare, shareExists, sharesOf } from './store.ts'

export const shareBase = defineOperation({
  id: 'sharing.share',
  route: 'POST /api/knowledge-bases/{id}/share',
  summary: 'Offer a knowledge base to another organization',
  description:
    'An offer opens nothing. Once an admin of the other organization has accepted it, the base stands in their list, and their members may search and read it and link it to their projects; with `write` they may add files. Until then the answer is the same whether or not there is such an organization, and does not tell its name. Sharing it again changes the permission, of an offer and of a share.',
  access: { role: 'admin', organization: knowledgeBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'write',
  repeat: 'redoes',
  input: () => ({
    id: z.uuid(),
    targetOrgId: z.uuid().describe('The other organization'),
    permission: permission().default('read'),
  }),
  output: KnowledgeBaseShares,
  errors: [knowledgeBaseNotFound, offerLimitReached, targetLimitReached, rateLimited],
  limits: [
    {
      name: 'offers of knowledge bases',
      setting: 'SHARE_OFFERS_PER_HOUR',
      key: (context) => tenantOf(context).organizationId,
    },
  ],
  mcp: 'listed',
  async run(context, { id, targetOrgId, permission: may }) {
    if (targetOrgId === tenantOf(context).organizationId)
      throw validationFailed({ details: [{ path: 'targetOrgId', message: 'Name another organization' }] })
    try {
      await offer(context, { kbId: id, organizationId: targetOrgId, permission: may })
    } catch (error) {
      if (!(error instanceof AlreadyDone)) throw error
    }
    return unchanged(context, { shares: await sharesOf(context, id) })
  },
})

type Offer = Pick<typeof knowledgeBaseShares.$inferInsert, 'kbId' | 'organizationId' | 'permission'>

/** Offers a base, or changes what is offered or shared; throws `AlreadyDone` where it is offered or shared like this. */
async function offer(context: Context, share: Offer): Promise<void> {
  const { organizationId } = tenantOf(context)
  const { kbId, organizationId: other, permission: may } = share
  const guests = { kbId, organizationId: other }
  const [name, ours] = await Promise.all([nameOfBase(context, kbId), organizationName(context)])
  const row = { ...share, createdAt: context.now(), offeredBy: actorId(context.actor) }
  const same = and(isShare(kbId, other), eq(knowledgeBaseShares.permission, may))
  const isShared = shareExists(and(isShare(kbId, other), isAccepted))
  const theirs = sql`(select ${organizations.name} from ${organizations} where ${eq(organizations.organizationId, other)})`
  const note = { action: 'sharing.share', resource: 'knowledge_base', resourceId: kbId }
  // Whether they have accepted by now only the transaction knows.
  const summary = sql<string>`case when ${isShared}
    then ${'Shared the knowledge base with '} || ${theirs} || ${`: ${may}`}
    else ${`Offered the knowledge base to the organization ${other}: ${may}`} end`
  const entry = sql<string>`case when ${isShared}
    then ${`${ours} shares the knowledge base ${name} with this organization: ${may}`}
    else ${`${ours} offers the knowledge base ${name} to this organization: ${may}`} end`
  const guards = [
    stillAllowed(context),
    { condition: baseLives(kbId, organizationId), refusal: knowledgeBaseNotFound },
    { condition: sql`not ${shareExists(same)}`, refusal: () => new AlreadyDone() },
    ...roomForOffer({ kbId, from: organizationId, to: other }),
  ]
  await commit(context, { organizationId, ...note, summary, guards }, [
    entryThere(context, { organizationId: other, ...note, summary: entry }),
    context.services.db
      .insert(knowledgeBaseShares)
      .values(row)
      .onConflictDoUpdate({
        target: [knowledgeBaseShares.kbId, knowledgeBaseShares.organizationId],
        set: { permission: may },
      }),
    ...(may === 'read' ? [stopSchedulesOf(context, guests)] : []),
  ])
  if (may === 'read') await endCrawlsOf(context, guests)
}
