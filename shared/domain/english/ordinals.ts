/** The words that count places, from the first. */
export const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/** The place that such a word counts to, from 1; undefined for any other word. */
export const placeOf = (word: string): number | undefined => ordinals.indexOf(word) + 1 || undefined
