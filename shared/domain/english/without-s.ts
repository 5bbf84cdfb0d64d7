const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** They end in an `s`, an `e` or a `u` of their own, which the rules by letters would take for a part of another ending. */
const endingInS = wordsOf(
  'alias bias bonus bus campus canvas census clothes consensus focus gas goods lens minus plus status surplus virus',
)
const endingInE = wordsOf('ache axe cache headache niche')
const endingInIe = wordsOf('calorie cookie hoodie movie rookie selfie smoothie zombie')
const endingInU = wordsOf('cpu gpu menu sku')

/**
 * A word in small letters without the `s` of a plural or of a third person, by its letters alone: "box" for "boxes", "try" for "tries", "status" for
 * "statuses". A word that ends in no such `s` comes back as it is.
 */
export function withoutS(word: string): string {
  if (!word.endsWith('s') || word.length < 3 || !/[aeiouy]/.test(word)) return word
  const [one, two] = [word.slice(0, -1), word.slice(0, -2)]
  if (endingInU.has(one)) return one
  if (endingInS.has(word) || /(?:ss|us|is)$/.test(word)) return word
  if (endingInE.has(one) || endingInIe.has(one) || !word.endsWith('es')) return one
  if (endingInS.has(two) || /(?:x|ch|sh|ss|zz)$/.test(two)) return two
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  return one
}
