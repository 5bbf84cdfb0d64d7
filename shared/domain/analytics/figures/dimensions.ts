import { type TextColumn, eventKinds } from '../event.ts'
import type { Segment } from '../segment/segment.ts'
import { silenceMs } from './rows.ts'

/** What figures are told by: nothing (the website as a whole), a column, or the page on which visits began or ended. */
export type Dimension = TextColumn | 'entry' | 'exit' | null

/** The value of each row by its place in `values`. Rows of place 0 say nothing where `skips` is set. */
export interface Coding {
  values: string[]
  codes: ArrayLike<number> | null
  skips: boolean
}

const whole: Coding = { values: [''], codes: null, skips: false }
const nothing: Coding = { values: [''], codes: null, skips: true }

export function codingOf(segment: Segment, dimension: Dimension): Coding {
  if (dimension === null) return whole
  if (dimension === 'entry' || dimension === 'exit') return endsOf(segment, dimension)
  const column = segment.columns[dimension]
  return column ? { ...column, skips: true } : nothing
}

/** The paths of the first or last page view of each visit; other rows say nothing. */
function endsOf({ columns: { path }, rows, visitor, at, kind }: Segment, end: 'entry' | 'exit'): Coding {
  if (!path) return nothing
  const codes = new Uint32Array(rows)
  let chosen = -1
  for (let row = 0; row < rows; row++) {
    const who = visitor[row] ?? 0
    const goesOn = visitor[row - 1] === who && (at[row] ?? 0) - (at[row - 1] ?? 0) <= silenceMs
    if (!goesOn) chosen = -1
    if (who === 0 || kind[row] !== eventKinds.pageview) continue
    if (end === 'entry' && chosen >= 0) continue
    if (chosen >= 0) codes[chosen] = 0
    codes[row] = path.codes[row] ?? 0
    chosen = row
  }
  return { values: path.values, codes, skips: true }
}
