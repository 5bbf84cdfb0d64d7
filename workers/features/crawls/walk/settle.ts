import { and, eq, sql } from 'drizzle-orm'
import type { Statement } from '../../../../shared/db/database.ts'
import { crawlAddresses } from '../../../../shared/db/tables/crawls.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { type KeptFile, keepFetched, removeFetched } from '../../documents/index.ts'
import { leftAlone } from './canonical.ts'
import { changeAlike } from './change-alike.ts'
import { renewLease } from './host-lease.ts'
import { judgeFailure, judgeFile, judgeRefusal } from './judge.ts'
import { noteAddresses } from './note-addresses.ts'
import { remember } from './open-walk.ts'
import { saveState } from './save-state.ts'
import { survey } from './survey.ts'
import type { Verdict, Visit, Walk } from './types.ts'

/**
 * Makes of visits what follows from them: files of the base, addresses that are gone, and those that are next. Everything is written at the end in one transaction, so that visits are
 * made again after a crash; their files are there then, and are not made twice. False where the walk was cancelled, or somebody else goes on with it.
 */
export async function settle(context: Context, walk: Walk, visits: readonly Visit[]): Promise<boolean> {
  if (!(await isOurs(context, walk))) return false
  const verdicts = await judgeAll(context, walk, visits)
  if (!(await isOurs(context, walk))) return false
  await keepAll(context, walk, verdicts)
  const { kbId, organizationId } = walk.row
  const removed = verdicts.flatMap(({ removes, address }) => (removes && address.fileId) || [])
  if (removed.length > 0) await removeFetched(context, { kbId, organizationId, fileIds: removed })
  const met = verdicts.flatMap((verdict) => verdict.met)
  const statements = [
    ...verdicts.map((verdict) => update(context, walk, verdict)),
    ...noteAddresses(context, walk, met),
    ...judgeAnew(context, walk),
  ]
  return saveState(context, walk, statements)
}

/** Reading and keeping take longer than a request at times: another walk would take the site meanwhile, and all of it would be in vain. */
const isOurs = (context: Context, { lease, pace }: Walk): Promise<boolean> =>
  renewLease(context, lease, pace.nextAt())

/** What was left out for the sake of an address that is no part of the base has missed nothing, and has its turn once more. */
const judgeAnew = (context: Context, walk: Walk): Statement[] =>
  changeAlike(context, walk, leftAlone(walk.known), {
    state: 'found',
    reason: null,
    misses: sql`max(${crawlAddresses.misses} - 1, 0)`,
  })

/** One after the other: each may be a copy of one before. */
async function judgeAll(context: Context, walk: Walk, visits: readonly Visit[]): Promise<Verdict[]> {
  const surveyed = await survey(context, visits)
  const view = { scope: walk.scope, known: walk.known, now: context.now() }
  return visits.map((visit) => {
    const verdict = verdictOf(visit)
    const { address, change, keep } = verdict
    remember(walk, { ...address, ...change, ...(keep && { fileId: 'new' }) })
    return verdict
  })

  function verdictOf(visit: Visit): Verdict {
    if ('refusal' in visit) return judgeRefusal(visit.address, visit.refusal, visit.isOutage)
    const { address, fetched } = visit
    if (!fetched.ok) return judgeFailure(address, fetched, view)
    const found = surveyed.get(visit) ?? unread
    return judgeFile(address, { fetched, surveyed: found }, view)
  }
}

const unread = { kind: 'other' as const, message: 'It takes more work to read than one page may.' }

async function keepAll(context: Context, walk: Walk, verdicts: readonly Verdict[]): Promise<void> {
  const { kbId, organizationId, createdBy } = walk.row
  const keeping = verdicts.flatMap((verdict) => (verdict.keep ? [{ verdict, document: verdict.keep }] : []))
  const documents = keeping.map(({ document }) => document)
  const files = await keepFetched(context, { kbId, organizationId, createdBy, documents })
  for (const [at, { verdict }] of keeping.entries()) {
    const file = files[at]
    if (file) take(walk, verdict, file)
  }
}

/** Bytes that somebody has uploaded, or that another address has brought, are no file of this one. */
function take(walk: Walk, verdict: Verdict, { fileId, sourceUrl, fileName }: KeptFile): void {
  const { address } = verdict
  if (sourceUrl === address.url) verdict.change.fileId = fileId
  else {
    const reason = `The base holds the same already: ${sourceUrl ?? fileName}.`
    verdict.change = { ...verdict.change, state: 'skipped', reason, fileId: address.fileId }
  }
  remember(walk, { ...address, ...verdict.change })
}

/** A visit that was made twice is written once. */
const update = ({ services: { db }, now }: Context, { row }: Walk, { address, change }: Verdict): Statement =>
  db
    .update(crawlAddresses)
    .set({ ...change, updatedAt: now() })
    .where(
      and(
        eq(crawlAddresses.kbId, row.kbId),
        eq(crawlAddresses.site, row.url),
        eq(crawlAddresses.url, address.url),
        eq(crawlAddresses.crawlId, row.crawlId),
        eq(crawlAddresses.state, 'found'),
      ),
    )
