import { type ClickKind, judgeClicks } from '../replay/clicks.ts'
import type { ChunkDigest, Click } from '../replay/digest.ts'
import { type PageSize, type Spot, pathOf, pixelsOf } from './seen.ts'

/** A click on the page that is asked for. */
export interface HeatClick extends Pick<Spot, 'selector' | 'offsetX' | 'offsetY' | 'x' | 'y'> {
  kind: ClickKind
}

/** A whole page in a recording, which shows what the page looked like. The size is that of the window. */
export interface Picture extends PageSize {
  at: number
}

/** What one recording says of one page. */
export interface Heat {
  clicks: HeatClick[]
  /** Clicks on it of which the recorder did not tell the place. */
  unplaced: number
  /** How far down the visitor saw, from 0 to 1; null where nobody told. */
  seen: number | null
  page: PageSize | null
  picture: Picture | null
}

export interface AskedPage {
  path: string
  /** Milliseconds since the epoch: from the first on, until before the second. */
  from: number
  to: number
}

/** A spot is told right after the click that it belongs to. */
const sameMs = 100
/** A whole page follows what tells its address at once. */
const followsMs = 1000

/**
 * What a recording says of a page within a time, from all its chunks; null where the page was not seen. What kind a click is is judged with all clicks of the recording, as
 * its summary does.
 */
export function heatOf(chunks: readonly ChunkDigest[], { path, from, to }: AskedPage): Heat | null {
  if (chunks.length === 0) return null
  const isAsked = (each: { at: number; path: string }) =>
    each.path === path && each.at >= from && each.at < to
  const spots = chunks.flatMap((chunk) => chunk.spots ?? []).toSorted((a, b) => a.at - b.at)
  const depths = chunks.flatMap((chunk) => chunk.depths ?? []).filter(isAsked)
  const pages = chunks
    .flatMap((chunk) => chunk.pages)
    .map((page) => ({ ...page, path: pathOf(page.href) ?? '' }))
    .toSorted((a, b) => a.at - b.at)
  const there = spots.filter(isAsked)
  const shown = pages.filter(isAsked)
  if (there.length === 0 && depths.length === 0 && shown.length === 0) return null
  const { clicks, kinds } = judgeClicks(chunks)
  const { kindOf, isPlaced } = joined(spots, clicks, kinds)
  let seen = 0
  const lost = clicks.filter((click, place) => {
    // Both are in order of time, and hostile recordings have thousands of both.
    while ((pages[seen]?.at ?? Infinity) <= click.at) seen++
    return !isPlaced.has(place) && isAsked({ at: click.at, path: pages[seen - 1]?.path ?? '' })
  })
  const sizes = [...there.map(({ at, width, height }) => ({ at, page: { width, height } })), ...depths]
  const last = sizes.toSorted((a, b) => a.at - b.at).findLast(({ page }) => page !== null)
  return {
    clicks: there.map((spot) => clickOf(spot, kindOf.get(spot) ?? 'click')),
    unplaced: lost.length,
    seen: depths.length === 0 ? null : Math.max(...depths.map(({ seen }) => seen)),
    page: last?.page ?? null,
    picture: pictureOf(chunks, shown),
  }
}

const clickOf = ({ selector, offsetX, offsetY, x, y }: Spot, kind: ClickKind): HeatClick => ({
  kind,
  selector,
  offsetX,
  offsetY,
  x,
  y,
})

/** Brings each spot together with rrweb's click, the latest before it that no other spot has; both are in order of time. */
function joined(spots: readonly Spot[], clicks: readonly Click[], kinds: readonly ClickKind[]) {
  const kindOf = new Map<Spot, ClickKind>()
  const isPlaced = new Set<number>()
  let next = 0
  for (const spot of spots) {
    while (next < clicks.length && (clicks[next]?.at ?? Infinity) < spot.at - sameMs) next++
    const click = clicks[next]
    if (!click || click.at > spot.at) continue
    kindOf.set(spot, kinds[next] ?? 'click')
    isPlaced.add(next++)
  }
  return { kindOf, isPlaced }
}

function pictureOf(
  chunks: readonly ChunkDigest[],
  pages: readonly { at: number; width: number; height: number }[],
): Picture | null {
  const snapshots = chunks.flatMap((chunk) => chunk.snapshots).toSorted((a, b) => a - b)
  let next = 0
  for (const { at: told, ...size } of pages) {
    while ((snapshots[next] ?? Infinity) < told) next++
    const at = snapshots[next]
    const [width, height] = [pixelsOf(size.width), pixelsOf(size.height)]
    if (at !== undefined && at - told < followsMs && width !== null && height !== null)
      return { at, width, height }
  }
  return null
}
