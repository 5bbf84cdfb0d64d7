/** Undoes what a picture's rows were filtered with; gives the samples of each row. The rows it gives are overwritten by later ones. */
export type Unfilter = (row: Uint8Array) => Uint8Array

/** Filters of PNG (third edition, section 9.2), whose type stands before each row. `distance` is the bytes of a whole pixel. */
export function pngUnfilter(rowBytes: number, distance: number): Unfilter {
  let before = new Uint8Array(rowBytes)
  let current = new Uint8Array(rowBytes)
  return (row) => {
    const type = row[0] ?? 0
    const above = before
    const out = current
    if (type === 0) out.set(row.subarray(1, rowBytes + 1))
    for (let at = 0; type !== 0 && at < rowBytes; at++) {
      const value = row[at + 1] ?? 0
      const left = at >= distance ? (out[at - distance] ?? 0) : 0
      const up = above[at] ?? 0
      if (type === 1) out[at] = value + left
      else if (type === 2) out[at] = value + up
      else if (type === 3) out[at] = value + ((left + up) >> 1)
      else if (type === 4) out[at] = value + paeth(left, up, at >= distance ? (above[at - distance] ?? 0) : 0)
      else out[at] = value
    }
    before = out
    current = above
    return out
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/** The predictor of TIFF (6.0, section 14) for samples of eight bits: each is the difference to the one before it. */
export function tiffUnfilter(components: number): Unfilter {
  return (row) => {
    for (let at = components; at < row.length; at++) row[at] = (row[at] ?? 0) + (row[at - components] ?? 0)
    return row
  }
}
