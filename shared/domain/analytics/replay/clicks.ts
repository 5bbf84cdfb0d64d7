import type { ChunkDigest, Click, ReactionKind } from './digest.ts'

export type ClickKind = 'click' | 'rage' | 'dead'

const rage = { clicks: 3, px: 30, ms: 1000 }
/** Within which a page has answered a click; after posthog-js (packages/browser/src/entrypoints/dead-clicks-autocapture.ts). */
const answered: Record<ReactionKind, number> = {
  mutation: 2500,
  scroll: 100,
  selection: 100,
  visibility: 100,
}
const longestAnswer = 2500
const repeatMs = 1000

export interface JoinedClicks {
  clicks: Click[]
  /** How often somebody clicked in anger, and on what did nothing. */
  rage: number
  dead: number
  /** What each click was, by its place in `clicks`. */
  kinds: ClickKind[]
}

/**
 * Joins the clicks of all chunks and tells what they were. Rage: three clicks or more, each less than 30 pixels (Manhattan) and less than a second after the last; a run counts
 * once. Dead: no change of the page within 2.5 s, no scrolling, selecting or hiding within 0.1 s; not on what is typed into, not again on the same node within a second, and not
 * where the recording ends before. Thresholds of posthog-js (packages/browser/src/extensions/rageclick.ts and entrypoints/dead-clicks-autocapture.ts).
 */
export function judgeClicks(chunks: readonly ChunkDigest[]): JoinedClicks {
  const clicks = chunks.flatMap((chunk) => chunk.clicks).toSorted((a, b) => a.at - b.at)
  const kinds: ClickKind[] = clicks.map(() => 'click')
  const dead = noteDead(chunks, clicks, kinds)
  return { clicks, dead, rage: noteRage(clicks, kinds), kinds }
}

function noteRage(clicks: readonly Click[], kinds: ClickKind[]): number {
  let found = 0
  let run = 1
  for (let place = 1; place < clicks.length; place++) {
    const [last, next] = [clicks[place - 1], clicks[place]]
    if (!last || !next) break
    const isNear = Math.abs(next.x - last.x) + Math.abs(next.y - last.y) < rage.px
    run = isNear && next.at - last.at < rage.ms ? run + 1 : 1
    if (run < rage.clicks) continue
    if (run === rage.clicks) found++
    for (let back = 0; back < rage.clicks; back++) kinds[place - back] = 'rage'
  }
  return found
}

function noteDead(chunks: readonly ChunkDigest[], clicks: readonly Click[], kinds: ClickKind[]): number {
  const end = Math.max(...chunks.map(({ to }) => to))
  const isAnswered = answersOf(chunks)
  const isInput = inputsOf(chunks)
  const lastOn = new Map<number, number>()
  let found = 0
  for (const [place, { at, id }] of clicks.entries()) {
    const isRepeat = at - (lastOn.get(id) ?? -Infinity) < repeatMs
    lastOn.set(id, at)
    if (isRepeat || at + longestAnswer > end || isInput(id, at) || isAnswered(at)) continue
    kinds[place] = 'dead'
    found++
  }
  return found
}

/** Whether a page did anything soon enough after a moment. What it did of each kind lies in the order of time, for hostile recordings hold thousands of both. */
function answersOf(chunks: readonly ChunkDigest[]): (at: number) => boolean {
  const reactions = chunks.flatMap((chunk) => chunk.reactions)
  const byKind = (Object.keys(answered) as ReactionKind[]).map((kind) => ({
    within: answered[kind],
    times: reactions.flatMap(([at, of]) => (of === kind ? [at] : [])).toSorted((a, b) => a - b),
  }))
  return (at) => byKind.some(({ within, times }) => (times[firstFrom(times, at)] ?? Infinity) - at < within)
}

/** Whether something is typed into a node of the page that was there at a time: numbers of nodes begin anew with each page. */
function inputsOf(chunks: readonly ChunkDigest[]): (id: number, at: number) => boolean {
  const snapshots = chunks.flatMap((chunk) => chunk.snapshots).toSorted((a, b) => a - b)
  const pageAt = (at: number) => firstFrom(snapshots, at, { isAfter: true })
  const inputs = new Map<number, Set<number>>()
  for (const { at, ids } of chunks.flatMap((chunk) => chunk.inputs)) {
    const page = pageAt(at)
    const known = inputs.get(page) ?? new Set()
    for (const id of ids) known.add(id)
    inputs.set(page, known)
  }
  return (id, at) => inputs.get(pageAt(at))?.has(id) ?? false
}

/** The place of the first of sorted times that is not before a moment, or that is after it. */
function firstFrom(times: readonly number[], at: number, { isAfter = false } = {}): number {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const time = times[middle] ?? Infinity
    if (time > at || (time === at && !isAfter)) high = middle
    else low = middle + 1
  }
  return low
}
