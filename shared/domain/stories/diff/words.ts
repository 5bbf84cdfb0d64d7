/** A word, number or sign of a text. */
export interface Word {
  /** As it stands there. */
  text: string
  /** What makes it the same as another: case and the shape of apostrophes do not count. */
  key: string
}

/**
 * Words and numbers as wholes ("10:30", "4.5", "don't"), letters of scripts without blanks one by one, and signs that carry meaning: those of
 * mathematics, money and the like, and a minus before a number. Punctuation, quotes and blanks are none.
 */
const pattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?<![\p{L}\p{N}\p{M}.,)\]–-])[-−–](?=\p{N}|\.\p{N})|\p{N}+(?:[.,:]\p{N}+)*(?:[\p{L}\p{M}][\p{L}\p{N}\p{M}]*)?|[\p{L}\p{M}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}]+)*|[\p{Sm}\p{Sc}\p{So}^%‰@#&*§\\_]/gu

export const wordsOf = (text: string): Word[] =>
  text.match(pattern)?.map((one) => ({ text: one, key: keyOf(one) })) ?? []

const keyOf = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[−–]$/, '-')
    .replace(/(?<=^\d{1,3}|,\d{3}),(?=\d{3}(?!\d))/g, '')
