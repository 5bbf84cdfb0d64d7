import { type SQL, and, eq, isNull, sql } from 'drizzle-orm'
import type { Guard } from '../../../shared/db/guard.ts'
import { knowledgeBaseShares, knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { offerLimitReached, targetLimitReached } from './errors.ts'
import { mostOpenOffers, mostWaitingOffers } from './rules.ts'
import { isOffered, isShare, shareExists } from './store.ts'

interface Way {
  kbId: string
  from: string
  to: string
}

/** Leave room for one more offer; whatever is offered or shared already takes no second place. They count what there is and ask for no organization, so that refusals do not tell whether there is one. */
export function roomForOffer({ kbId, from, to }: Way): Guard[] {
  const ours = eq(knowledgeBases.organizationId, from)
  const theirs = eq(knowledgeBaseShares.organizationId, to)
  const isThere = shareExists(isShare(kbId, to))
  const fewer = (which: SQL | undefined, most: number) => sql`(${isThere} or ${openOffers(which)} < ${most})`
  return [
    { condition: fewer(ours, mostOpenOffers), refusal: offerLimitReached },
    { condition: fewer(and(ours, theirs), mostWaitingOffers.ofEach), refusal: targetLimitReached },
    { condition: fewer(theirs, mostWaitingOffers.ofAll), refusal: targetLimitReached },
  ]
}

const openOffers = (which: SQL | undefined) =>
  sql`(select count(*) from ${knowledgeBaseShares} join ${knowledgeBases} on ${knowledgeBases.kbId} = ${knowledgeBaseShares.kbId}
    where ${and(which, isOffered, isNull(knowledgeBases.deletedAt))})`
