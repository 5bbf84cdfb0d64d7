import { type Bitmap, runsOf } from './bitmap.ts'
import { markHeights } from './mark-heights.ts'

interface Row {
  /** Pairs of the first pixel of a run and the one behind its last. */
  runs: Int32Array
  /** How many numbers of `runs` count. */
  length: number
  /** The mark of each run. */
  marks: Int32Array
}

export interface Marks {
  /** Black pixels that touch, also by their corners, are one. */
  marks: number
  /** Black pixels beside each other in a row are one. */
  runs: number
}

/**
 * How many marks of a picture are `least` pixels high or higher, and how many runs there are in all. Looks at each pixel
 * once and joins the runs of each row with those above (Rosenfeld and Pfaltz 1966).
 */
export function measureMarks(bitmap: Bitmap, least: number): Marks {
  let runs = 0
  const heights = markHeights()
  let [above, row] = [newRow(bitmap.width), newRow(bitmap.width)]
  for (let y = 0; y < bitmap.height; y++) {
    row.length = runsOf(bitmap, y, row.runs)
    runs += row.length / 2
    continueMarks({ above, row, y }, heights)
    ;[above, row] = [row, above]
  }
  return { marks: heights.count(least), runs }
}

const newRow = (width: number): Row => ({
  runs: new Int32Array(width + 2),
  length: 0,
  marks: new Int32Array(width / 2 + 2),
})

function continueMarks(
  { above, row, y }: { above: Row; row: Row; y: number },
  heights: ReturnType<typeof markHeights>,
): void {
  let first = 0
  for (let at = 0; at < row.length; at += 2) {
    const [from = 0, to = 0] = [row.runs[at], row.runs[at + 1]]
    // Runs above that end before this one begins touch none that follows.
    while (first < above.length && (above.runs[first + 1] ?? 0) < from) first += 2
    let mark = -1
    for (let other = first; other < above.length && (above.runs[other] ?? 0) <= to; other += 2) {
      const touched = above.marks[other / 2] ?? 0
      if (mark >= 0) heights.join(mark, touched)
      mark = touched
    }
    if (mark < 0) mark = heights.begin(y)
    else heights.grow(mark, y)
    row.marks[at / 2] = mark
  }
}
