/**
 * The most tokens of a chunk, and the fewest that may stand alone where a section ends. Models that embed read 512 tokens, and names and headings need some.
 */
export const target = 400
export const least = 100

/**
 * How many tokens a piece of text has, about: four letters are one in languages with spaces, one character is one in Chinese, Japanese and Korean.
 * White space in a row counts as one letter. Source: the rule of thumb of OpenAI's tokenizer page.
 */
export function tokensIn(text: string, start: number, end: number): number {
  let quarters = 0
  let inSpace = false
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    const space = code <= 32 || code === 0xa0
    if (!space || !inSpace) quarters += isWide(code) ? 4 : 1
    inSpace = space
  }
  return quarters / 4
}

const isWide = (code: number): boolean =>
  (code >= 0x2e80 && code <= 0x9fff) ||
  (code >= 0xac00 && code <= 0xd7af) ||
  (code >= 0xf900 && code <= 0xfaff)
