import { and, eq, lte, sql } from 'drizzle-orm'
import { crawlHosts, crawls } from '../../../../shared/db/tables/crawls.ts'
import type { Context } from '../../../../shared/kernel/context.ts'

/** Longer than one request may take. Whoever is slower may find that somebody else goes on, and writes nothing then. */
const patienceMs = 45_000

/** A site that is walked through by one stretch of one walk. */
export interface Lease {
  host: string
  holder: string
  crawlId: string
}

export type Leased = { ok: true; lease: Lease; nextAt: number } | { ok: false; waitMs: number }

/** Takes a site for a stretch of a walk, whoever else walks through it. Otherwise says when to come again. */
export async function takeHost(context: Context, host: string, crawlId: string): Promise<Leased> {
  const { db, ids } = context.services
  const [now, holder] = [context.now(), ids.uuid()]
  const heldUntil = now + patienceMs
  const [taken] = await db
    .insert(crawlHosts)
    .values({ host, holder, heldUntil, nextAt: 0 })
    .onConflictDoUpdate({
      target: crawlHosts.host,
      set: { holder, heldUntil },
      setWhere: lte(crawlHosts.heldUntil, now),
    })
    .returning()
  if (taken) return { ok: true, lease: { host, holder, crawlId }, nextAt: taken.nextAt }
  const [held] = await db.select().from(crawlHosts).where(eq(crawlHosts.host, host))
  return { ok: false, waitMs: Math.max(1000, Math.min((held?.heldUntil ?? now) - now, 5000)) }
}

const isMine = ({ host, holder }: Lease) => and(eq(crawlHosts.host, host), eq(crawlHosts.holder, holder))

/** The condition that a stretch is still the one that walks through its site, and its crawl is under way. */
export const goesOn = (lease: Lease) => sql`(
  exists (select 1 from ${crawlHosts} where ${isMine(lease)})
  and exists (select 1 from ${crawls} where crawl_id = ${lease.crawlId} and status = 'running'))`

/** A sign of life before a request or longer work, which says when the next one may follow should this process die. False when the walk was cancelled, or somebody else goes on with it. */
export async function renewLease(context: Context, lease: Lease, nextAt: number): Promise<boolean> {
  const renewed = await context.services.db
    .update(crawlHosts)
    .set({ heldUntil: context.now() + patienceMs, nextAt })
    .where(and(isMine(lease), goesOn(lease)))
  return renewed.meta.changes > 0
}

/** Leaves a site to whoever comes next. */
export async function leaveHost(context: Context, lease: Lease, nextAt: number): Promise<void> {
  await context.services.db.update(crawlHosts).set({ heldUntil: 0, nextAt }).where(isMine(lease))
}

/** Hourly upkeep: forgets sites that nobody walks through. Returns how many. */
export async function sweepHosts({ services: { db }, now }: Context): Promise<number> {
  const old = now() - 86_400_000
  const swept = await db
    .delete(crawlHosts)
    .where(and(lte(crawlHosts.nextAt, old), lte(crawlHosts.heldUntil, old)))
  return swept.meta.changes
}
