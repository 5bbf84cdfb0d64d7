import { fnv1a } from '../basics/fnv.ts'

/** The hash of some words that follow each other (32 bits), and the part of the text in which they stand. */
export interface Shingle {
  hash: number
  part: number
}

export interface Sketch {
  /** Ascending by hash. */
  shingles: Shingle[]
  /** Every shingle of the text up to this hash is there. */
  upTo: number
}

/** The largest hash: a sketch up to it holds every shingle of its text. */
export const mostHash = 2 ** 32 - 1
const wordsEach = 3
const sketchSize = 600

/**
 * What a text needs to keep to be compared with others: the smallest hashes of its word shingles, ascending, at most 600 unless `most` says otherwise (a bottom-k sketch). Texts
 * with fewer are compared exactly, longer ones within about 2 percentage points. Takes the text in parts (blocks), so that some of them can be left
 * out later; no shingle goes across parts. Case, punctuation and blanks do not count. Costs the length of the text.
 * Source: Broder, "On the resemblance and containment of documents", 1997; Cohen and Kaplan, "Summarizing data using bottom-k sketches", 2007.
 */
export function sketchOf(parts: readonly string[], most: number = sketchSize): Sketch {
  const smallest = new Map<number, number>()
  for (const [part, text] of parts.entries())
    for (const hash of shinglesOf(text)) if (!smallest.has(hash)) smallest.set(hash, part)
  const all = [...smallest]
    .map(([hash, part]) => ({ hash, part }))
    .sort((one, other) => one.hash - other.hash)
  const shingles = all.slice(0, most)
  return { shingles, upTo: all.length > most ? (shingles.at(-1)?.hash ?? 0) : mostHash }
}

/** The same sketch without the parts that are no content. */
export const withoutParts = ({ shingles, upTo }: Sketch, isLeftOut: (part: number) => boolean): Sketch => ({
  shingles: shingles.filter(({ part }) => !isLeftOut(part)),
  upTo,
})

const word = /[\p{L}\p{N}]+/gu

function* shinglesOf(text: string): Generator<number> {
  const words = text.normalize('NFKC').toLowerCase().match(word) ?? []
  if (words.length > 0 && words.length < wordsEach) yield hashOf(words.join(' '))
  for (let at = 0; at + wordsEach <= words.length; at++)
    yield hashOf(words.slice(at, at + wordsEach).join(' '))
}

/** FNV-1a with a final mix (of MurmurHash3), so that close texts are far apart and the smallest hashes are a fair sample. */
function hashOf(text: string): number {
  let hash = fnv1a(text)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
