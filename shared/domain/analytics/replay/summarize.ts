import { judgeClicks } from './clicks.ts'
import type { ChunkDigest } from './digest.ts'

export type ReplayStatus = 'recording' | 'finalized' | 'failed' | ''

/** What a recording is as a whole. Times in milliseconds since the epoch. */
export interface ReplaySummary {
  startedAt: number
  endedAt: number
  durationMs: number
  eventCount: number
  chunkCount: number
  errorCount: number
  rageClickCount: number
  deadClickCount: number
  landingUrl: string
  exitUrl: string
  playable: boolean
  qualityScore: number
}

/** A stretch of a recording that is missing. */
export interface Gap {
  from: number
  to: number
  /** How many chunks. */
  missing: number
}

/** After so long without a chunk a recording is over. */
export const silenceMs = 30 * 60_000

/** In the order in which they were recorded, whatever the order in which they came. */
export const inOrder = <C extends Pick<ChunkDigest, 'from' | 'to' | 'n'>>(chunks: readonly C[]): C[] =>
  chunks.toSorted((a, b) => a.from - b.from || (a.n ?? 0) - (b.n ?? 0) || a.to - b.to)

/** Where chunks are missing between those that came, for a recorder that numbers them; what is missing before the first counts, too. */
export function gapsOf(chunks: readonly Pick<ChunkDigest, 'from' | 'to' | 'n'>[]): Gap[] {
  const numbered = chunks
    .flatMap(({ n, from, to }) => (n === null ? [] : [{ n, from, to }]))
    .toSorted((a, b) => a.n - b.n)
  const [first] = numbered
  if (!first) return []
  const before = { n: -1, from: first.from, to: first.from }
  return numbered.flatMap((chunk, place) => {
    const last = numbered[place - 1] ?? before
    const missing = chunk.n - last.n - 1
    return missing > 0 ? [{ from: last.to, to: Math.max(last.to, chunk.from), missing }] : []
  })
}

/** Sums up a recording from all its chunks, of which there is one at least. The result does not depend on their order. */
export function summarize(given: readonly ChunkDigest[]): ReplaySummary {
  const chunks = inOrder(given)
  const startedAt = Math.min(...chunks.map(({ from }) => from))
  const endedAt = Math.max(...chunks.map(({ to }) => to))
  const sum = (of: (chunk: ChunkDigest) => number) => chunks.reduce((all, chunk) => all + of(chunk), 0)
  const pages = chunks.flatMap((chunk) => chunk.pages).toSorted((a, b) => a.at - b.at)
  const { rage, dead } = judgeClicks(chunks)
  const playable = chunks.some(({ snapshots }) => snapshots.length > 0)
  return {
    startedAt,
    endedAt,
    durationMs: endedAt - startedAt,
    eventCount: sum(({ events }) => events),
    chunkCount: chunks.length,
    errorCount: sum(({ errors }) => errors),
    rageClickCount: rage,
    deadClickCount: dead,
    landingUrl: pages[0]?.href ?? '',
    exitUrl: pages.at(-1)?.href ?? '',
    playable,
    qualityScore: playable ? qualityOf(chunks, { startedAt, endedAt, acts: sum(({ acts }) => acts) }) : 0,
  }
}

/** From so long, and with so much done, a recording shows what there is to see. */
const enough = { ms: 60_000, acts: 20 }

/**
 * How much of a visit a recording shows, from 0 to 100: of 60 points the part of its time that is there (from the first whole page on, without gaps), of 20 its length up to a
 * minute, of 20 what the visitor did, up to 20 acts. 0 for one that cannot be played. A measure of our own.
 */
function qualityOf(
  chunks: readonly ChunkDigest[],
  { startedAt, endedAt, acts }: { startedAt: number; endedAt: number; acts: number },
): number {
  const duration = endedAt - startedAt
  const shownFrom = Math.min(...chunks.flatMap(({ snapshots }) => snapshots))
  const lost = gapsOf(chunks).reduce(
    (all, { from, to }) => all + Math.max(0, to - Math.max(from, shownFrom)),
    shownFrom - startedAt,
  )
  const there = duration === 0 ? 1 : Math.max(0, 1 - lost / duration)
  return Math.round(
    60 * there + 20 * Math.min(1, duration / enough.ms) + 20 * Math.min(1, acts / enough.acts),
  )
}

/** What a recording is doing: nothing can be said yet of one whose first page has not come. */
export function statusOf({
  receivedAt,
  playable,
  now,
}: {
  receivedAt: number
  playable: boolean
  now: number
}): ReplayStatus {
  const isOver = now - receivedAt >= silenceMs
  if (playable) return isOver ? 'finalized' : 'recording'
  return isOver ? 'failed' : ''
}
