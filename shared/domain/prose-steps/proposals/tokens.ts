/** A word, number, sign or quoted text of a clause. */
export interface Token {
  text: string
  /** Lower case, as words are compared. */
  key: string
  quoted: boolean
}

// A quoted text, a placeholder, a signed number, a word or number with what may stand inside it, any other sign.
const token =
  /\uE000(?<literal>\d+)\uE001|%[\w+-]+%|(?<![\p{L}\p{N}])[-−]\d+(?:[.,:]\d+)*|[\p{L}\p{N}]+(?:[.,:'’/@_+-][\p{L}\p{N}]+)*|[^\s.,;:!?…()[\]{}"“”„'‘’«»–—-]/gu

/** The tokens of masked prose. "doesn't" is two: a negation may not hide in a word. */
export function tokensOf(masked: string, literals: readonly string[]): Token[] {
  return [...masked.matchAll(token)].flatMap(({ 0: text, groups }) => {
    const literal = groups?.['literal']
    if (literal !== undefined) return [{ text: literals[Number(literal)] ?? '', key: '', quoted: true }]
    const denied = /^(.+)n['’]t$/i.exec(text)?.[1] ?? /^(can)not$/i.exec(text)?.[1]
    return denied === undefined ? [word(text)] : [word(denied), word('not')]
  })
}

const word = (text: string): Token => ({ text, key: fold(text), quoted: false })

/** How names are compared: without case, with plain quotes and single blanks. */
export function fold(text: string): string {
  return text.normalize('NFC').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()
}

/** A clause as it is shown to a model and to people. */
export function wordsIn(tokens: readonly Token[]): string {
  return tokens.map(({ text, quoted }) => (quoted ? JSON.stringify(text) : text)).join(' ')
}
