/** A picture of black and white as Leptonica keeps it: rows of 32-bit words, the first pixel in the highest bit, ones are black. */
export interface Bitmap {
  words: Uint32Array
  wordsPerRow: number
  width: number
  height: number
}

/** The black runs of row `y`: pairs of their first pixel and the one behind their last, written into `into`. Returns how many numbers that are. */
export function runsOf({ words, wordsPerRow, width }: Bitmap, y: number, into: Int32Array): number {
  let count = 0
  let wasBlack = 0
  for (let at = 0; at < wordsPerRow; at++) {
    const word = words[y * wordsPerRow + at] ?? 0
    // Most words are all of one colour.
    if (word === (wasBlack ? 0xffff_ffff : 0)) continue
    const end = Math.min(32, width - at * 32)
    for (let bit = 0; bit < end; bit++) {
      const isBlack = (word >>> (31 - bit)) & 1
      if (isBlack !== wasBlack) into[count++] = at * 32 + bit
      wasBlack = isBlack
    }
  }
  if (count % 2 === 1) into[count++] = width
  return count
}
