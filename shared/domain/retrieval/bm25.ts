/** Numbers of the texts that are ranked together. */
export interface Collection {
  /** How many texts there are. */
  count: number
  /** The mean length of a text, in terms. */
  meanLength: number
}

// How soon a term's repetition stops to count, and how much long texts are held back: the values of Robertson et al. at TREC-3, and of Lucene.
const k1 = 1.2
const b = 0.75

/** How much a term tells that stands in `frequency` of the texts; above 0. Source: Robertson and Zaragoza, 2009, with Lucene's 1 in the logarithm. */
export const inverseFrequency = (frequency: number, count: number): number =>
  Math.log(1 + Math.max(0, count - frequency + 0.5) / (frequency + 0.5))

/** What a term adds that stands `times` times in a text of `length` terms. */
export const saturation = (times: number, length: number, meanLength: number): number =>
  (times * (k1 + 1)) / (times + k1 * (1 - b + (b * length) / meanLength))
