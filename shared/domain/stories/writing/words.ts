/** A text in small letters, its words one blank apart: for looking up phrases in it. */
export const asWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'€$£%-]+/gu, ' ')
    .trim()

/** Whether one of some phrases stands in words that `asWords` gave, as whole words. */
export const says = (words: string, phrases: readonly string[]): boolean => {
  const padded = ` ${words} `
  return phrases.some((phrase) => padded.includes(` ${phrase} `))
}
