import type { Sketch } from './sketch.ts'

/** Two texts, by their places in what was given (`one` before `other`), and what share of their shingles both have. */
export interface NearDuplicate {
  one: number
  other: number
  similarity: number
}

/** An edited date, a changed name, an added sentence leave more than that of a page; pages of one template share less. */
const leastAlike = 0.7
/** Two texts that share 0.7 of their shingles have none of each other's eight smallest in 1 of 10,000 cases. */
const probes = 8
/** Shingles that more texts have say nothing of two of them; texts that are alike share others, too. */
const mostHolders = 300
/** A text of fewer shingles is a menu or a form: what is the same in two of them is no content. */
const fewest = 8

/**
 * Pairs of texts that say nearly the same, by their sketches (`sketchOf`), in the order of `one` and `other`. Of several that are identical each is
 * paired with the first of them, and only that one with others. Compared are only texts that share one of their smallest hashes, so the cost grows
 * with the texts and the pairs that are alike.
 */
export function nearDuplicates(
  sketches: readonly Sketch[],
  { least = leastAlike }: { least?: number } = {},
): NearDuplicate[] {
  const firsts = new Map<string, number>()
  const found: NearDuplicate[] = []
  for (const [at, { shingles }] of sketches.entries()) {
    if (shingles.length < fewest) continue
    const key = shingles.map(({ hash }) => hash).join()
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, at)
    else found.push({ one: first, other: at, similarity: 1 })
  }
  for (const [one, other] of candidates(sketches, [...firsts.values()])) {
    const [left, right] = [sketches[one], sketches[other]]
    const similarity = left && right ? resemblance(left, right) : 0
    if (similarity >= least) found.push({ one, other, similarity })
  }
  return found.sort((x, y) => x.one - y.one || x.other - y.other)
}

function candidates(sketches: readonly Sketch[], places: readonly number[]): [number, number][] {
  const holders = new Map<number, number[]>()
  for (const at of places)
    for (const { hash } of (sketches[at]?.shingles ?? []).slice(0, probes)) {
      const known = holders.get(hash)
      if (known) known.push(at)
      else holders.set(hash, [at])
    }
  const pairs = new Map<string, [number, number]>()
  for (const some of holders.values())
    if (some.length <= mostHolders)
      for (const [nth, a] of some.entries())
        for (const b of some.slice(nth + 1)) pairs.set(`${a},${b}`, [a, b])
  return [...pairs.values()]
}

/** The share of the hashes of both that are the same, among those that both are sure to know. */
export function resemblance(one: Sketch, other: Sketch): number {
  const limit = Math.min(one.upTo, other.upTo)
  const known = ({ shingles }: Sketch) => shingles.flatMap(({ hash }) => (hash <= limit ? [hash] : []))
  const left = new Set(known(one))
  const right = known(other)
  const shared = right.filter((hash) => left.has(hash)).length
  return shared / Math.max(1, left.size + right.length - shared)
}
