import type { KeptReplay } from '../../../durable-objects/website-store/replays/listing.ts'
import { statusOf } from '../../../shared/domain/analytics/replay/summarize.ts'
import { iso } from '../../../shared/schemas/time.ts'
import type { ReplaySummary } from './schemas.ts'

/** A recording as it is told. */
export function viewOf(
  kept: KeptReplay,
  { websiteId, now }: { websiteId: string; now: number },
): ReplaySummary {
  const { replay, session, receivedAt, client, summary } = kept
  const { startedAt, endedAt, playable } = summary
  return {
    ...summary,
    ...client,
    replaySessionId: replay,
    websiteId,
    sessionId: session,
    startedAt: iso(startedAt),
    endedAt: iso(endedAt),
    status: statusOf({ receivedAt, playable, now }),
  }
}
