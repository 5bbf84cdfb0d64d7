/** The letters and digits of a text alone, small. */
export interface Letters {
  letters: string
  /** How many of them stand before a place in the text. */
  before: (place: number) => number
}

export function lettersOf(text: string): Letters {
  const counts = new Uint32Array(text.length + 1)
  let letters = ''
  let at = 0
  for (const character of text) {
    for (let unit = 0; unit < character.length; unit++) counts[at + unit] = letters.length
    at += character.length
    if (/[\p{L}\p{N}]/u.test(character)) letters += character.normalize('NFKC').toLowerCase()
  }
  counts[text.length] = letters.length
  return { letters, before: (place) => counts[Math.min(place, text.length)] ?? 0 }
}

/** Everywhere that a quote stands in the letters of a text, from and to. */
export function placeOfQuote(letters: string, quote: string): [number, number][] {
  const { letters: wanted } = lettersOf(quote)
  const places: [number, number][] = []
  if (wanted === '') return places
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + 1))
    places.push([at, at + wanted.length])
  return places
}

/** What two spans share, of the longer one. */
export const sharedShare = (one: readonly [number, number], other: readonly [number, number]): number =>
  Math.max(0, Math.min(one[1], other[1]) - Math.max(one[0], other[0])) /
  Math.max(one[1] - one[0], other[1] - other[0], 1)
