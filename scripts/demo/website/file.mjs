import { gzipSync } from 'node:zlib'

/**
 * A website as one file, as `POST /api/websites/{websiteId}/import` takes it: NDJSON in gzip, a head, an event a line, an end.
 * @param {object[]} events
 * @param {{ at: number, website: object }} head
 */
export function websiteFile(events, { at, website }) {
  const ledger = { received: events.length, stored: events.length, dropped: {} }
  const lines = [
    { format: 'tracewright-website', version: 1, at, website },
    ...events,
    { end: true, events: events.length, ledger },
  ]
  return gzipSync(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
}
