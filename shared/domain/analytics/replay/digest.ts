import type { ReplayEvent } from '../../tracker/recording.ts'
import { type Depth, type Spot, readSeen } from '../heatmap/seen.ts'

/** A click, with the node that it was on and its place in the window in pixels. Times in milliseconds since the epoch. */
export interface Click {
  at: number
  id: number
  x: number
  y: number
}

export type ReactionKind = 'mutation' | 'scroll' | 'selection' | 'visibility'

/** What a chunk of a recording says for its summary: small, and joined with those of other chunks in whatever order they came. */
export interface ChunkDigest {
  from: number
  to: number
  events: number
  bytes: number
  /** The place that its recorder gave it; null where none was given. */
  n: number | null
  /** When whole pages were recorded, from which each can be played. */
  snapshots: number[]
  pages: { at: number; href: string; width: number; height: number }[]
  clicks: Click[]
  /** What a page did, by which a click is told from one that did nothing. */
  reactions: [at: number, kind: ReactionKind][]
  /** Nodes in which something is typed or chosen, since the page of that time. */
  inputs: { at: number; ids: number[] }[]
  errors: number
  /** How many times the visitor did something. */
  acts: number
  /** On what the visitor clicked and how far they saw, where the recorder tells it; chunks of earlier have neither. */
  spots?: Spot[]
  depths?: Depth[]
}

/** rrweb's numbers (packages/types, EventType, IncrementalSource, MouseInteractions). */
const kinds = { fullSnapshot: 2, incremental: 3, meta: 4, custom: 5, plugin: 6 } as const
const sources = {
  mutation: 0,
  mouseMove: 1,
  mouseInteraction: 2,
  scroll: 3,
  input: 5,
  touchMove: 6,
  selection: 14,
} as const
const click = 2
const acting = new Set<number>([
  sources.mouseMove,
  sources.mouseInteraction,
  sources.scroll,
  sources.input,
  sources.touchMove,
])
const reacting: Partial<Record<number, ReactionKind>> = {
  [sources.mutation]: 'mutation',
  [sources.scroll]: 'scroll',
  [sources.selection]: 'selection',
}
const typedInto = new Set(['input', 'textarea', 'select', 'option', 'label'])
/** What of a page's address, of the pages and of the inputs of one chunk is looked at, whoever sent it. */
const longestHref = 500
const mostPages = 50
const mostInputs = 2000

type Data = Record<string, unknown>

const dataOf = ({ data }: ReplayEvent): Data =>
  typeof data === 'object' && data !== null ? (data as Data) : {}
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** Reads the events of one chunk, whoever sent them. `bytes` is their size as JSON; `n` the place that its recorder gave it. */
export function digestChunk(
  events: readonly ReplayEvent[],
  { bytes, n }: { bytes: number; n: number | null },
): ChunkDigest {
  const times = events.map(({ timestamp }) => timestamp)
  const digest: ChunkDigest = {
    from: Math.floor(Math.min(...times)),
    to: Math.ceil(Math.max(...times)),
    events: events.length,
    bytes,
    n,
    snapshots: [],
    pages: [],
    clicks: [],
    reactions: [],
    inputs: [],
    errors: 0,
    acts: 0,
  }
  for (const event of events) read(event, dataOf(event), digest)
  return digest
}

function read(event: ReplayEvent, data: Data, digest: ChunkDigest): void {
  const { type, timestamp: at } = event
  if (type === kinds.incremental) readIncrement(at, data, digest)
  else if (type === kinds.fullSnapshot) {
    digest.snapshots.push(at)
    digest.reactions.push([at, 'mutation'])
    noteInputs(at, [data['node']], digest)
  } else if (type === kinds.meta && typeof data['href'] === 'string') {
    const size = { width: numberOf(data['width']), height: numberOf(data['height']) }
    // Of more pages than that the last still says where a visit ended.
    if (digest.pages.length === mostPages) digest.pages.pop()
    digest.pages.push({ at, href: data['href'].slice(0, longestHref), ...size })
  } else if (isError(type, data)) digest.errors++
  else if (type === kinds.custom && data['tag'] === 'visibility') digest.reactions.push([at, 'visibility'])
  else noteSeen(event, digest)
}

function noteSeen(event: ReplayEvent, digest: ChunkDigest): void {
  const seen = readSeen(event)
  if (!seen) return
  if ('spot' in seen) (digest.spots ??= []).push(seen.spot)
  else (digest.depths ??= []).push(seen.depth)
}

function readIncrement(at: number, data: Data, digest: ChunkDigest): void {
  const source = numberOf(data['source'])
  const reaction = reacting[source]
  if (reaction) digest.reactions.push([at, reaction])
  if (acting.has(source)) digest.acts++
  if (source === sources.mouseInteraction && data['type'] === click)
    digest.clicks.push({ at, id: numberOf(data['id']), x: numberOf(data['x']), y: numberOf(data['y']) })
  if (source === sources.mutation && Array.isArray(data['adds']))
    noteInputs(
      at,
      data['adds'].map((add: unknown) => (add as Data | null)?.['node']),
      digest,
    )
}

/** Errors of the page, as our recorder tells them, and those on its console, as the plug-in of rrweb does. */
function isError(type: number, data: Data): boolean {
  if (type === kinds.custom) return data['tag'] === 'error'
  const payload = data['payload'] as Data | null | undefined
  return type === kinds.plugin && data['plugin'] === 'rrweb/console@1' && payload?.['level'] === 'error'
}

/** Walks nodes and all below them, without calling itself: pages may be nested however deep. */
function noteInputs(at: number, nodes: unknown[], digest: ChunkDigest): void {
  const ids: number[] = []
  const waiting = [...nodes]
  const most = mostInputs - digest.inputs.reduce((sum, noted) => sum + noted.ids.length, 0)
  while (waiting.length > 0 && ids.length < most) {
    const node = waiting.pop() as Data | null | undefined
    if (typeof node !== 'object' || node === null) continue
    if (typedInto.has(String(node['tagName']))) ids.push(numberOf(node['id']))
    if (Array.isArray(node['childNodes'])) for (const child of node['childNodes']) waiting.push(child)
  }
  if (ids.length > 0) digest.inputs.push({ at, ids })
}
