import { stemsOf } from './words.ts'

/** A text of the index and how like it is: 0 (no word in common) to 1 (the same words as often). */
export interface Similar {
  /** Its place among the texts of the index. */
  at: number
  similarity: number
}

export interface TextIndex {
  /** The texts that are at least so like another, the likest first; equals in the order of the index. */
  nearest: (text: string, options?: { least?: number; most?: number }) => Similar[]
}

/**
 * Texts that can be compared with others by their words. The cosine of their vectors of tf-idf: a stem that stands `n` times in a text
 * weighs `(1 + ln n) · ln(1 + N / df)`, where `df` of the `N` texts have it; one that none has weighs as if one had it. Word order, case and
 * inflection do not count. Costs the words of the texts once, and for each comparison the texts that share a word.
 * Source: Manning, Raghavan, Schütze, Introduction to Information Retrieval, sections 6.2 to 6.4.
 */
export function textIndex(texts: readonly string[]): TextIndex {
  const counts = texts.map((text) => countsOf(stemsOf(text)))
  const holders = new Map<string, { at: number; weight: number }[]>()
  for (const [at, count] of counts.entries())
    for (const [stem, n] of count) {
      const known = holders.get(stem)
      if (known) known.push({ at, weight: 1 + Math.log(n) })
      else holders.set(stem, [{ at, weight: 1 + Math.log(n) }])
    }
  const rarity = (stem: string) => Math.log(1 + texts.length / (holders.get(stem)?.length ?? 1))
  const lengthOf = (count: ReadonlyMap<string, number>) =>
    Math.sqrt([...count].reduce((sum, [stem, n]) => sum + ((1 + Math.log(n)) * rarity(stem)) ** 2, 0))
  const lengths = counts.map(lengthOf)
  return {
    nearest(text, { least = 0, most = Infinity } = {}) {
      const asked = countsOf(stemsOf(text))
      const length = lengthOf(asked)
      const products = new Float64Array(texts.length)
      for (const [stem, n] of asked) {
        const weight = (1 + Math.log(n)) * rarity(stem) ** 2
        for (const holder of holders.get(stem) ?? [])
          products[holder.at] = (products[holder.at] ?? 0) + weight * holder.weight
      }
      return [...products.entries()]
        .filter(([, product]) => product > 0)
        .map(([at, product]) => ({ at, similarity: Math.min(1, product / (length * (lengths[at] ?? 0))) }))
        .filter(({ similarity }) => similarity >= least)
        .toSorted((a, b) => b.similarity - a.similarity || a.at - b.at)
        .slice(0, most)
    },
  }
}

function countsOf(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}
