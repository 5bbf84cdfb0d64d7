/** An interval that holds the true mean in 95 of 100 cases. */
export interface Interval {
  low: number
  high: number
}

/** Five differences that all go one way come by chance once in sixteen times; six do once in thirty-two. */
export const fewestPairs = 6
const resamples = 4000
const seed = 0x5eed

/**
 * The 95 % interval of the mean of paired differences, by resampling them 4,000 times with one seed, so that the same differences in the same order give the same interval.
 * Null for fewer than six, which tell nothing. Source: the percentile interval of Efron and Tibshirani 1993, chapter 13.
 */
export function bootstrapInterval(differences: readonly number[]): Interval | null {
  const { length } = differences
  if (length < fewestPairs) return null
  const random = mulberry32(seed)
  const means = new Float64Array(resamples)
  for (let at = 0; at < resamples; at++) {
    let sum = 0
    for (let pick = 0; pick < length; pick++) sum += differences[Math.floor(random() * length)] ?? 0
    means[at] = sum / length
  }
  means.sort()
  const cut = Math.floor(resamples * 0.025)
  return { low: means[cut] ?? 0, high: means[resamples - 1 - cut] ?? 0 }
}

/** Numbers from 0 to below 1, the same for the same seed (T. Ettinger's mulberry32, public domain). */
function mulberry32(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
