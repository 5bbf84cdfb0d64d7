import { resemblance } from './near-duplicates.ts'
import { type Sketch, mostHash, sketchOf } from './sketch.ts'

const hashes = 64
const digits = 8
/** A text of fewer shingles is a menu or a form, and says too little. */
const fewest = 8

/**
 * The sketch of a text so short that a row of a table holds it: its 64 smallest hashes, ascending, of 8 hexadecimal digits each; fewer of a text of
 * fewer shingles, and an empty text of one without words.
 */
export const printOf = (text: string): string =>
  sketchOf([text], hashes)
    .shingles.map(({ hash }) => hash.toString(16).padStart(digits, '0'))
    .join('')

/**
 * What share of their shingles two texts have in common, 0 to 1, by their prints; within about 6 percentage points where they are long. Undefined where one of
 * them is too short to tell, or is no print.
 */
export function likeness(one: string, other: string): number | undefined {
  const [left, right] = [read(one), read(other)]
  return left && right && resemblance(left, right)
}

function read(print: string): Sketch | undefined {
  const shingles = (print.match(/[0-9a-f]{8}/g) ?? []).map((hash) => ({
    hash: Number.parseInt(hash, 16),
    part: 0,
  }))
  if (shingles.length < fewest) return undefined
  return { shingles, upTo: shingles.length < hashes ? mostHash : (shingles.at(-1)?.hash ?? 0) }
}
