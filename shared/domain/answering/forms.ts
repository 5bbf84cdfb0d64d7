import { type Token, tokensOf } from './tokens.ts'

/** What all forms of a word share; a figure in words is that word alone. */
const formOf = ({ isFigure, word, stem }: Token): string => (isFigure ? word : stem)

/** The words of a list, to be found in all of their forms. */
export const formsOf = (words: string): ReadonlySet<string> => new Set(tokensOf(words).map(formOf))

/** Whether one of some words stands among others, in any form. */
export const speaksOf = (tokens: readonly Token[], words: ReadonlySet<string>): boolean =>
  tokens.some((token) => words.has(formOf(token)))
