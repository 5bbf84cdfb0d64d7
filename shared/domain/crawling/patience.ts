const second = 1000
const longestWaitMs = 3600 * second
const firstWaitMs = 5 * second
const longestBackOffMs = 300 * second
/** After so many refusals in a row a server wants no walk at all. */
const mostSetbacks = 8
const longestDelayMs = 60 * second

/**
 * How long a server that is too busy (429, 503) is left alone, in milliseconds, or `null` when it has said so too often. `retryAfter` is what its header
 * says: seconds or a date (RFC 9110, 10.2.3), of which an hour is heeded at most; without it the wait doubles from 5 seconds to 5 minutes.
 */
export function waitFor({
  retryAfter,
  setbacks,
  now,
}: {
  retryAfter: string | null
  setbacks: number
  now: number
}) {
  if (setbacks >= mostSetbacks) return null
  const asked = askedMs(retryAfter, now)
  if (asked !== undefined) return Math.min(Math.max(asked, second), longestWaitMs)
  return Math.min(firstWaitMs * 2 ** setbacks, longestBackOffMs)
}

function askedMs(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined
  if (/^\s*\d{1,9}\s*$/.test(retryAfter)) return Number(retryAfter) * second
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? undefined : at - now
}

/** The pause between two requests to one host: what its robots.txt asks for, of which a minute is heeded, and never less than our own. */
export const pauseMs = (delaySeconds: number | undefined, leastMs: number): number =>
  Math.max(leastMs, Math.min((delaySeconds ?? 0) * second, longestDelayMs))
