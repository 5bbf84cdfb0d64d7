import type { ReplayEvent } from '../../tracker/recording.ts'

/** The page of a place, in pixels, whole. */
export interface PageSize {
  width: number
  height: number
}

/** Where somebody clicked, as the recorder of that page tells it. Offsets are shares of the element, `x` and `y` shares of the page; null where they were not told. */
export interface Spot extends PageSize {
  at: number
  path: string
  /** The element; empty where none was told. */
  selector: string
  offsetX: number | null
  offsetY: number | null
  x: number
  y: number
}

/** How far down of a page somebody saw, from 0 to 1. Its size is null where it was not told. */
export interface Depth {
  at: number
  path: string
  seen: number
  page: PageSize | null
}

/** The tags of rrweb's custom events (EventType 5) by which our recorder tells both. */
export const tags = { click: 'click', depth: 'depth' } as const

const custom = 5
const longest = { path: 500, selector: 300 }
/** Browsers know no longer page (2^25 pixels). */
const largestPage = 33_554_432

type Data = Record<string, unknown>

const recordOf = (value: unknown): Data | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : null

/** The path of an address or a path, without what stands behind it; null for anything else. */
export function pathOf(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value, 'https://localhost')) return null
  const { pathname } = new URL(value, 'https://localhost')
  return pathname.startsWith('/') ? pathname.slice(0, longest.path) : null
}

const shareOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : null

export const pixelsOf = (value: unknown): number | null =>
  typeof value === 'number' && value >= 1 && value <= largestPage ? Math.round(value) : null

const chosenId = /^#[a-z][a-z_-]*\d{0,2}$/i
const kindAndNumber = /^[a-z][a-z0-9-]*(?::nth-of-type\(\d{1,5}\))?$/i

/** From an id or an element on down, by kinds and numbers: what our recorder writes. Whatever else a stranger sends would be looked for in a page by everybody who opens the heatmap. */
const isSelector = (text: string): boolean =>
  text.length <= longest.selector &&
  text.split('>').every((step, place) => kindAndNumber.test(step) || (place === 0 && chosenId.test(step)))

const selectorOf = (value: unknown): string => (typeof value === 'string' && isSelector(value) ? value : '')

/** Reads a click or a depth out of an event of a recording, whoever sent it: null where the event is none or says something impossible. */
export function readSeen({
  type,
  timestamp: at,
  data,
}: ReplayEvent): { spot: Spot } | { depth: Depth } | null {
  const told = type === custom ? recordOf(data) : null
  const payload = recordOf(told?.['payload'])
  if (!told || !payload) return null
  const path = pathOf(payload['path'])
  const [width, height] = [pixelsOf(payload['width']), pixelsOf(payload['height'])]
  if (path === null) return null
  const page = width === null || height === null ? null : { width, height }
  if (told['tag'] === tags.depth) {
    const seen = shareOf(payload['seen'])
    return seen === null ? null : { depth: { at, path, seen, page } }
  }
  if (told['tag'] !== tags.click || width === null || height === null) return null
  const [x, y] = [placeIn(payload['x'], width), placeIn(payload['y'], height)]
  if (x === null || y === null) return null
  const selector = selectorOf(payload['selector'])
  const offset = (name: string) => (selector === '' ? null : shareOf(payload[name]))
  return {
    spot: { at, path, width, height, selector, offsetX: offset('offsetX'), offsetY: offset('offsetY'), x, y },
  }
}

/** Pixels of a page as a share of it. */
const placeIn = (value: unknown, size: number): number | null =>
  typeof value === 'number' ? shareOf(value / size) : null
