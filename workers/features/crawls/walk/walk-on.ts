import { and, eq } from 'drizzle-orm'
import { crawls } from '../../../../shared/db/tables/crawls.ts'
import { siteOf } from '../../../../shared/domain/crawling/site.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { enqueue } from '../../../../shared/kernel/job.ts'
import { isServiceError } from '../../../../shared/kernel/errors.ts'
import { baseArchived } from '../../documents/index.ts'
import { endCrawl } from '../end-crawl.ts'
import { walkJobName } from '../rules.ts'
import { findRunning } from './find-running.ts'
import { leaveHost, takeHost } from './host-lease.ts'
import { openWalk } from './open-walk.ts'
import { stretch } from './stretch.ts'
import { type Pause, type Walk, failed } from './types.ts'

interface Message {
  crawlId: string
  turn: number
}

/** When a stretch comes again that lost its site. */
const againMs = 5000

/** How the job is addressed: it imports this file. */
const address = { name: walkJobName, version: 1, queue: 'crawls' } as const

/**
 * Takes a walk a stretch further, and orders the next one. A message may come twice, late, or again after a crash: a message for an earlier stretch does nothing,
 * and of two for the same one goes on while the other waits until it is over.
 */
export async function walkOn(context: Context, message: Message): Promise<void> {
  const found = await findRunning(context, message)
  if (!found) return
  const { row, baseStatus } = found
  if (baseStatus === 'archived')
    return void (await endCrawl(context, row, { status: 'failed', error: baseArchived.sentence }))
  const leased = await takeHost(context, siteOf(row.url), row.crawlId)
  if (!leased.ok) return send(context, message, leased.waitMs)
  const walk = await openWalk(context, row, leased)
  const pause = await paused(context, walk).finally(() =>
    leaveHost(context, leased.lease, walk.pace.nextAt()),
  )
  await conclude(context, message, pause)
}

/** What a base refuses ends the walk: it would be refused the same again. */
async function paused(context: Context, walk: Walk): Promise<Pause> {
  try {
    return await stretch(context, walk)
  } catch (error) {
    if (isServiceError(error)) return failed(error.message)
    throw error
  }
}

async function conclude(context: Context, message: Message, pause: Pause): Promise<void> {
  if (pause.kind === 'stopped') {
    // Another walk has taken the site from a stretch that was too slow: nobody else orders this one again.
    if (await findRunning(context, message)) await send(context, message, againMs)
    return
  }
  if (pause.kind === 'end') {
    const found = await findRunning(context, message)
    const { status, error } = pause
    if (found) await endCrawl(context, found.row, { status, ...(error !== undefined && { error }) })
    return
  }
  const { crawlId, turn } = message
  const moved = await context.services.db
    .update(crawls)
    .set({ turn: turn + 1, updatedAt: context.now() })
    .where(and(eq(crawls.crawlId, crawlId), eq(crawls.turn, turn), eq(crawls.status, 'running')))
  if (moved.meta.changes > 0) await send(context, { crawlId, turn: turn + 1 }, pause.waitMs)
}

const send = (context: Context, message: Message, waitMs: number) =>
  enqueue(context, address, message, { delaySeconds: Math.ceil(Math.max(0, waitMs) / 1000) })
