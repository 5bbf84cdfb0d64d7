import type { RecordedGroup, RecordedHit } from '../../../durable-objects/website-store/rules.ts'
import { describeEvent } from '../../../shared/domain/analytics/reading/describe-event.ts'
import type { AcceptedHit } from '../../../shared/domain/tracker/hit.ts'
import { type Committed, readHitMessage } from '../../../shared/domain/tracker/hit-message.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { inTime } from '../../../shared/kernel/in-time.ts'
import { logError } from '../../../shared/services/log.ts'

const longestDelaySeconds = 900

/** A website that is silent for so long has failed: what else its messages hold must not wait for it. */
const patienceMs = 30_000

/**
 * Hands a batch of messages to the websites that their hits are of, one call per website. A website that fails has the messages with hits of its own delivered
 * again, whose other hits are known where they were counted; what is no message of hits at all is delivered again until it reaches the dead-letter queue.
 */
export async function consumeHits(context: Context, batch: Pick<MessageBatch, 'messages'>): Promise<void> {
  const read = batch.messages.map((message) => ({ message, committed: readHitMessage(message.body) }))
  const groups = read.flatMap(({ committed }) => (committed ? groupsOf(committed) : []))
  const recorded = new Map(
    [...Map.groupBy(groups, ({ websiteId }) => websiteId)].map(([websiteId, some]) => [
      websiteId,
      record(context, websiteId, some),
    ]),
  )
  await Promise.all(
    read.map(async ({ message, committed }) => {
      const websites = new Set(committed?.hits.map(({ websiteId }) => websiteId))
      const all = await Promise.all([...websites].flatMap((websiteId) => recorded.get(websiteId) ?? []))
      if (committed && all.every(Boolean)) message.ack()
      else message.retry({ delaySeconds: delayOf(message.attempts) })
    }),
  )
}

interface Group extends RecordedGroup {
  websiteId: string
}

/** What a message brings, for each website. */
function groupsOf({ commitId, hits }: Committed): Group[] {
  return [...Map.groupBy(hits, ({ websiteId }) => websiteId)].map(([websiteId, some]) => ({
    websiteId,
    commitId,
    hits: some.map(recordedOf),
  }))
}

/** What a website keeps of a hit. */
function recordedOf(hit: AcceptedHit): RecordedHit {
  const { eventId, receivedAt, dropped, visitId } = hit
  if (dropped) return { eventId, receivedAt, dropped }
  const event = describeEvent(hit)
  return { eventId, receivedAt, event, ...(event.texts.distinctId && { visit: visitId }) }
}

async function record(context: Context, websiteId: string, groups: readonly Group[]): Promise<boolean> {
  try {
    const store = context.services.websiteStores.getByName(websiteId)
    const sent = groups.map(({ commitId, hits }) => ({ commitId, hits }))
    await inTime(store.record({ groups: sent, now: context.now() }), patienceMs)
    return true
  } catch (error) {
    logError({ kind: 'analytics.consumeHits', requestId: context.requestId, error })
    return false
  }
}

/** Doubles from two seconds, so that a website in trouble is not beaten further. */
function delayOf(attempts: number): number {
  return Math.min(2 ** Math.min(attempts, 10), longestDelaySeconds)
}
