const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** They end in an `s` of their own. */
const endingInS = wordsOf(
  'alias bias bonus bus campus canvas census clothes consensus focus gas goods lens minus plus status surplus virus',
)
/** They lose an `s` only, where their letters would tell of another ending. */
const endingOtherwise = wordsOf(
  'ache axe cache calorie cookie cpu gpu headache hoodie menu movie niche rookie selfie sku smoothie zombie',
)

/**
 * A word in small letters without the `s` of a plural or of a third person, by its letters alone: "box" for "boxes", "try" for "tries", "status" for
 * "statuses". A word that ends in no such `s` comes back as it is.
 */
export function withoutS(word: string): string {
  if (!/..s$/.test(word) || !/[aeiouy]/.test(word)) return word
  const [one, two] = [word.slice(0, -1), word.slice(0, -2)]
  if (endingOtherwise.has(one)) return one
  if (endingInS.has(word) || /[sui]s$/.test(word)) return word
  if (!word.endsWith('es')) return one
  if (endingInS.has(two) || /(?:x|ch|sh|ss|zz)$/.test(two)) return two
  return /.[^aeiou]ies$/.test(word) ? `${word.slice(0, -3)}y` : one
}
