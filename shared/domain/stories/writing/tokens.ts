import type { Token } from '../../requirement-reading/tokens.ts'

export type Word = Token & { kind: 'word' }

export const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''
export const isWord = (token: Token | undefined): token is Word => token?.kind === 'word'
export const isClass = (token: Token | undefined, ...classes: string[]): boolean =>
  isWord(token) && classes.includes(token.classes[0] ?? '')

export const isGerund = (token: Token | undefined): boolean => isWord(token) && token.gerund === true
export const isParticiple = (token: Token | undefined): boolean => isWord(token) && token.participle === true
export const isPlural = (token: Token | undefined): boolean => isWord(token) && token.plural === true

/** The words of a text as they stand there between two tokens, on one line. */
export function textOf(source: string, tokens: readonly Token[]): string {
  const [first] = tokens
  const last = tokens.at(-1)
  return first && last ? source.slice(first.start, last.end).replace(/\s+/g, ' ').trim() : ''
}
