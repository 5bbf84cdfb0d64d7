import { asc, eq } from 'drizzle-orm'
import { crawlAddresses } from '../../../../shared/db/tables/crawls.ts'
import type { Robots } from '../../../../shared/domain/crawling/robots.ts'
import { kindOf } from '../../../../shared/domain/crawling/traps.ts'
import { checkTarget } from '../../../../shared/domain/targets/check-target.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { mayReachPrivate } from '../../../../shared/kernel/private-targets.ts'
import { ownHosts } from '../../../../shared/services/own-hosts.ts'
import { robotsKey } from '../keys.ts'
import type { CrawlRow } from '../store.ts'
import type { Leased } from './host-lease.ts'
import { newPace } from './pace.ts'
import type { Known, Walk } from './types.ts'

/** A stretch ends well before its message would be given to somebody else. */
const stretchMs = 20_000
/** Rows that one statement writes: D1 takes 2 MB of one parameter, and each may hold two addresses of 2,000 characters. */
export const rowsAStatement = 300

/** What a walk knows when a stretch of it begins. */
export async function openWalk(
  context: Context,
  row: CrawlRow,
  { lease, nextAt }: Extract<Leased, { ok: true }>,
): Promise<Walk> {
  const [known, robots] = await Promise.all([knownOf(context, row.crawlId), robotsOf(context, row)])
  const policy = {
    // A schedule outlives what was allowed when it was made.
    allowPrivate: row.allowPrivate && mayReachPrivate(context),
    ownHosts: [...row.ownHosts, ...ownHosts(context.services.settings, context.origin)],
  }
  const walk: Walk = {
    row,
    state: structuredClone(row.walk),
    scope: { start: row.url, include: row.include, exclude: row.exclude },
    lease,
    pace: newPace(context, lease, nextAt),
    allows: (address) => checkTarget(address, policy).ok,
    allowPrivate: policy.allowPrivate,
    robots,
    known: new Map(),
    kinds: new Map(),
    warnings: [...row.warnings],
    deadline: context.now() + stretchMs,
  }
  for (const one of known) remember(walk, one)
  return walk
}

/** Takes an address down as met. */
export function remember({ known, kinds }: Walk, one: Known): void {
  if (!known.has(one.url)) {
    const kind = kindOf(one.url)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  known.set(one.url, one)
}

/** What a walk has met so far, in the order in which it goes through it. */
export const knownOf = ({ services: { db } }: Context, crawlId: string): Promise<Known[]> =>
  db
    .select({
      url: crawlAddresses.url,
      depth: crawlAddresses.depth,
      state: crawlAddresses.state,
      reason: crawlAddresses.reason,
      canonical: crawlAddresses.canonical,
      title: crawlAddresses.title,
      hash: crawlAddresses.hash,
      fingerprint: crawlAddresses.fingerprint,
      fileId: crawlAddresses.fileId,
    })
    .from(crawlAddresses)
    .where(eq(crawlAddresses.crawlId, crawlId))
    .orderBy(asc(crawlAddresses.depth), asc(crawlAddresses.ordinal))

async function robotsOf({ services: { files } }: Context, row: CrawlRow): Promise<Walk['robots']> {
  const object = await files.get(robotsKey(row))
  return new Map(object ? await object.json<[string, Robots | null][]>() : [])
}
