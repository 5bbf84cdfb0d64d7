/** One accepted request: its id and time in milliseconds since the epoch. */
export type Hit = [hitId: string, at: number]

export interface Decision {
  allowed: boolean
  /** The hits that count after the decision, oldest first. */
  hits: Hit[]
  remaining: number
  /** When allowed: when the oldest counted hit leaves the window. When refused: when the next one will be allowed. */
  resetAt: number
}

/**
 * An exact sliding window: a hit is allowed when fewer than `max` were accepted in the `windowMs` before `now`.
 * A hit leaves the window exactly `windowMs` after it was accepted. Hits dated later than `now` (another machine's clock) count.
 */
export function decide(
  earlier: readonly Hit[],
  { hitId, max, windowMs, now }: { hitId: string; max: number; windowMs: number; now: number },
): Decision {
  const counted = earlier.filter(([, at]) => at > now - windowMs)
  const allowed = counted.length < max
  const hits = allowed ? [...counted, [hitId, now] satisfies Hit].toSorted(([, a], [, b]) => a - b) : counted
  const freeing = allowed ? hits[0] : hits[hits.length - max]
  return {
    allowed,
    hits,
    remaining: Math.max(0, max - hits.length),
    resetAt: (freeing?.[1] ?? now) + windowMs,
  }
}

/** When the last hit has left the window, so that nothing need be kept. */
export function expiresAt(hits: readonly Hit[], windowMs: number): number {
  return Math.max(...hits.map(([, at]) => at)) + windowMs
}
