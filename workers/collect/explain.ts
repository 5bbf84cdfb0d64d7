import { describeEvent } from '../../shared/domain/analytics/reading/describe-event.ts'
import type { AcceptedHit } from '../../shared/domain/tracker/hit.ts'
import { sessionIdOf } from './session-id.ts'

/** What becomes of a hit, for who asks with `explain=1`: whether it counts, or why not, and as what. */
export function explain(hit: AcceptedHit) {
  const { texts } = describeEvent(hit)
  return {
    outcome: hit.dropped ? 'dropped' : 'queued',
    reason: hit.dropped ?? null,
    path: texts.path ?? null,
    referrerDomain: texts.domain ?? null,
    channel: texts.channel ?? null,
    browser: texts.browser ?? null,
    os: texts.os ?? null,
    device: texts.device ?? null,
    country: texts.country ?? null,
    // Null where visitors cannot be told apart, or nobody was to be known.
    sessionId: hit.visitor === undefined ? null : sessionIdOf(hit),
    visitId: hit.visitId,
  }
}
