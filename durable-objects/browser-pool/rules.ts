/** Someone who asked and did not get a browser keeps the place in the queue only while asking again. */
export const waiterTtlMs = 10_000
/** Launches older than this delay nothing. */
export const launchHorizonMs = 60_000
const pollMs = 250

export interface PoolState {
  /** The parties of the leases that have not expired: an organization, an e-mail address, or whoever else the browsers are shared among. */
  leased: readonly string[]
  /** Requests in the order in which they were first made, those that stopped asking left out. */
  waiting: readonly Waiter[]
  /** Times of recent launches, oldest first. */
  launches: readonly number[]
}

export interface Waiter {
  leaseId: string
  /** Among whom turns are taken. */
  party: string
}

export interface LeaseRequest extends Waiter {
  /** Browsers that may be open at a time. */
  max: number
  /** Launches allowed within any second. Below 1 it spaces them out: 0.5 is one every two seconds. */
  perSecond: number
  now: number
}

export type LeaseDecision = { granted: true } | { granted: false; ahead: number; retryAfterMs: number }

/**
 * Says whether a request gets a browser now; if not, how many are ahead and when to ask again. Parties take turns: whoever holds and waits for the
 * fewest goes first, so that a hundred runs of one do not keep the single run of another waiting. Within a party, first come, first served.
 */
export function decideLease(
  { leased, waiting, launches }: PoolState,
  { leaseId, party, max, perSecond, now }: LeaseRequest,
): LeaseDecision {
  const asked = waiting.some((waiter) => waiter.leaseId === leaseId)
  const queue = inTurns(leased, asked ? waiting : [...waiting, { leaseId, party }])
  const ahead = queue.findIndex((waiter) => waiter.leaseId === leaseId)
  if (leased.length + ahead >= max) return { granted: false, ahead, retryAfterMs: pollMs }
  const launchableAt = nextLaunchAt(launches, perSecond)
  if (ahead > 0 || launchableAt > now) {
    return { granted: false, ahead, retryAfterMs: Math.max(pollMs, launchableAt - now) }
  }
  return { granted: true }
}

/** Round robin: a party's first request stands behind as many turns as it has leases, its second one turn later, and so on. */
function inTurns(leased: readonly string[], waiting: readonly Waiter[]): Waiter[] {
  const turns = new Map<string, number>()
  for (const party of leased) turns.set(party, (turns.get(party) ?? 0) + 1)
  const placed = waiting.map((waiter) => {
    const turn = turns.get(waiter.party) ?? 0
    turns.set(waiter.party, turn + 1)
    return { waiter, turn }
  })
  return placed.toSorted((a, b) => a.turn - b.turn).map(({ waiter }) => waiter)
}

/** When the next browser may be launched; 0 when nothing stands in the way. */
function nextLaunchAt(launches: readonly number[], perSecond: number): number {
  const burst = Math.max(1, Math.floor(perSecond))
  const windowMs = perSecond >= 1 ? 1000 : Math.min(1000 / perSecond, launchHorizonMs)
  const counted = launches.at(-burst)
  return counted === undefined ? 0 : counted + windowMs
}
