/** Someone who asked and did not get a browser keeps the place in the queue only while asking again. */
export const waiterTtlMs = 10_000
/** Launches older than this delay nothing. */
export const launchHorizonMs = 60_000
const pollMs = 250

export interface PoolState {
  /** Leases that have not expired. */
  leased: number
  /** Lease ids in the order of their first request, those that stopped asking left out. */
  waiting: readonly string[]
  /** Times of recent launches, oldest first. */
  launches: readonly number[]
}

export interface LeaseRequest {
  leaseId: string
  /** Browsers that may be open at a time. */
  max: number
  /** Launches allowed within any second. Below 1 it spaces them out: 0.5 is one every two seconds. */
  perSecond: number
  now: number
}

export type LeaseDecision = { granted: true } | { granted: false; ahead: number; retryAfterMs: number }

/** First come, first served. Says whether a request gets a browser now; if not, how many are ahead and when to ask again. */
export function decideLease(
  { leased, waiting, launches }: PoolState,
  { leaseId, max, perSecond, now }: LeaseRequest,
): LeaseDecision {
  const place = waiting.indexOf(leaseId)
  const ahead = place === -1 ? waiting.length : place
  if (leased + ahead >= max) return { granted: false, ahead, retryAfterMs: pollMs }
  const launchableAt = nextLaunchAt(launches, perSecond)
  if (ahead > 0 || launchableAt > now) {
    return { granted: false, ahead, retryAfterMs: Math.max(pollMs, launchableAt - now) }
  }
  return { granted: true }
}

/** When the next browser may be launched; 0 when nothing stands in the way. */
function nextLaunchAt(launches: readonly number[], perSecond: number): number {
  const burst = Math.max(1, Math.floor(perSecond))
  const windowMs = perSecond >= 1 ? 1000 : Math.min(1000 / perSecond, launchHorizonMs)
  const counted = launches.at(-burst)
  return counted === undefined ? 0 : counted + windowMs
}
