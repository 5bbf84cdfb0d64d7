import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { crawls } from '../../../shared/db/tables/crawls.ts'
import { accessKeys, memberships } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { endCrawl } from './end-crawl.ts'

interface Guests {
  kbId: string
  /** The organization that has lost write access to the base. */
  organizationId: string
}

const inOrganization = (organizationId: unknown) => sql`(
  select ${memberships.userId} from ${memberships} where ${memberships.organizationId} = ${organizationId}
  union all select ${accessKeys.keyId} from ${accessKeys} where ${accessKeys.organizationId} = ${organizationId})`

/** Crawls that people and access keys of that organization started, and who do not belong to the one whose base it is. */
const isTheirs = ({ kbId, organizationId }: Guests) =>
  and(
    eq(crawls.kbId, kbId),
    sql`${crawls.createdBy} in ${inOrganization(organizationId)}`,
    sql`${crawls.createdBy} not in ${inOrganization(sql`(select own.organization_id from knowledge_bases own where own.kb_id = ${kbId})`)}`,
  )

/** The statement after which none of their crawls starts again by its schedule. */
export const stopSchedulesOf = ({ services: { db }, now }: Context, guests: Guests) =>
  db
    .update(crawls)
    .set({ nextAt: null, updatedAt: now() })
    .where(and(isTheirs(guests), or(isNotNull(crawls.nextAt), eq(crawls.status, 'running'))))

/** Ends the running crawl, which stops before the next address. The audit entry names no person. */
export async function endCrawlsOf(context: Context, guests: Guests): Promise<void> {
  const running = await context.services.db
    .select()
    .from(crawls)
    .where(and(isTheirs(guests), eq(crawls.status, 'running')))
  const asSystem: Context = { ...context, actor: { kind: 'system' } }
  for (const row of running) await endCrawl(asSystem, row, { status: 'cancelled' })
}
