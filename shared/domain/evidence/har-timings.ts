import type { Exchange } from './exchange.ts'

/**
 * HAR phases in milliseconds from a browser's resource timing: -1 where a phase does not apply; `connect` includes `ssl`.
 * Without timing (failed, cached) the whole duration counts as waiting. Source: HAR 1.2, section timings.
 */
export function timingsOf({ startedAt, finishedAt, response }: Exchange): Record<string, number> {
  const total = Math.max(0, (finishedAt ?? startedAt) - startedAt)
  const timing = response?.timing
  if (!timing) return { blocked: -1, dns: -1, connect: -1, ssl: -1, send: 0, wait: round(total), receive: 0 }
  const begun = [timing.dnsStart, timing.connectStart, timing.sendStart].find((ms) => ms >= 0) ?? 0
  return {
    blocked: round(begun),
    dns: span(timing.dnsStart, timing.dnsEnd),
    connect: span(timing.connectStart, timing.connectEnd),
    ssl: span(timing.sslStart, timing.sslEnd),
    send: Math.max(0, span(timing.sendStart, timing.sendEnd)),
    wait: Math.max(0, span(timing.sendEnd, timing.receiveHeadersEnd)),
    receive: Math.max(0, round(total - timing.receiveHeadersEnd)),
  }
}

function span(start: number, end: number): number {
  return start < 0 || end < 0 ? -1 : round(Math.max(0, end - start))
}

function round(ms: number): number {
  return Math.round(ms * 1000) / 1000
}
