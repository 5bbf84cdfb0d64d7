import type { Lexeme } from './lexicon.ts'

/** Parts of speech by the numbers that the lexicon and the machines know them by. */
export const part = {
  adjective: 1,
  preposition: 2,
  adverb: 3,
  auxiliary: 4,
  coordinator: 5,
  determiner: 6,
  noun: 8,
  pronoun: 11,
  name: 12,
  verb: 16,
  unknown: 17,
  subordinator: 18,
} as const

export const can = ({ can: mask }: Lexeme, as: number): boolean => (mask & (1 << as)) !== 0
