import { pathOf, tags } from './seen.ts'

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What rrweb gives events that a recorder makes up. */
const custom = 5

/** Whether a request brings clicks and scrolling alone, as recorders of Umami after 3.1 do. */
export const isUmamiHeatmap = (raw: unknown): raw is Fields => isRecord(raw) && raw['type'] === 'heatmap'

/**
 * Such a request in the form of a recording, whose events are those by which our recorder tells of clicks and depths. Takes `click {url, pageX, pageY, pageW, pageH, timestamp}` and
 * `scroll {url, scrollPct, timestamp}`; what is neither stays as it is, and is refused by its place.
 */
export function asRecording(raw: Fields): Fields {
  const payload = isRecord(raw['payload']) ? raw['payload'] : {}
  const events = Array.isArray(payload['events']) ? payload['events'].map(eventOf) : payload['events']
  return { ...raw, type: 'record', payload: { ...payload, events } }
}

function eventOf(event: unknown): unknown {
  if (!isRecord(event)) return event
  const { type, url, timestamp, pageX, pageY, pageW, pageH, scrollPct } = event
  const page = { path: pathOf(url), width: pageW, height: pageH }
  // By its address the rules of the website are applied.
  const href = typeof url === 'string' && { href: url.replace(/[?#].*$/s, '') }
  const told = (tag: string, payload: object) => ({
    type: custom,
    timestamp,
    data: { tag, payload, ...href },
  })
  if (type === 'scroll')
    return told(tags.depth, { ...page, seen: typeof scrollPct === 'number' ? scrollPct / 100 : null })
  return type === 'click' ? told(tags.click, { ...page, x: pageX, y: pageY }) : event
}
