/**
 * The seconds that a header `Retry-After` asks to wait, counted from `now` (milliseconds since the epoch); undefined where it says nothing.
 * Source: RFC 9110, section 10.2.3: a number of seconds, or a date.
 */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000))
}
