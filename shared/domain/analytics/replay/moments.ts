import { type ClickKind, judgeClicks } from './clicks.ts'
import type { ChunkDigest } from './digest.ts'

/** What one may want to jump to in a recording, at a time in milliseconds since the epoch. `url` is null for a click. */
export interface Moment {
  at: number
  kind: 'page' | ClickKind
  url: string | null
}

/** The pages and clicks of a recording, from all its chunks in whatever order; ascending by time, a page before what is clicked on it. */
export function momentsOf(chunks: readonly ChunkDigest[]): Moment[] {
  if (chunks.length === 0) return []
  const { clicks, kinds } = judgeClicks(chunks)
  const pages = chunks.flatMap((chunk) => chunk.pages)
  // A whole page is recorded again and again without anybody going elsewhere.
  const opened = pages
    .toSorted((a, b) => a.at - b.at)
    .filter(({ href }, place, all) => all[place - 1]?.href !== href)
  return [
    ...opened.map(({ at, href }): Moment => ({ at, kind: 'page', url: href })),
    ...clicks.map(({ at }, place): Moment => ({ at, kind: kinds[place] ?? 'click', url: null })),
  ].toSorted((a, b) => a.at - b.at)
}
