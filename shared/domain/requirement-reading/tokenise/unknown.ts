import { contractionOf, lexemeOf, type Lexeme } from './lexicon.ts'
import { part } from './parts.ts'

/** What the categories of pieces that are no words are taken for: numbers, signs of money, marks and the like. */
const partOfCategory: Record<number, number> = {
  0: 17,
  2: 9,
  7: 15,
  9: 15,
  10: 11,
  11: 15,
  12: 13,
  13: 15,
  14: 14,
  18: 9,
}
export const wordCategory = 1

const { adjective, adverb, noun, name, verb } = part
const byEnd = new Map<string, number>([
  ['ing', verb],
  ['ed', verb],
  ['ly', adverb],
  ...'able tish like ous ful ary less ier est fy ky'
    .split(' ')
    .map((end): [string, number] => [end, adjective]),
  ...'es er or ity ion'.split(' ').map((end): [string, number] => [end, noun]),
  ...'llah stan gton abad land pur tnam'.split(' ').map((end): [string, number] => [end, name]),
])
const byBeginning = new Map([
  ['anti', adjective],
  ['post', adjective],
  ['non', adjective],
  ['cross', noun],
])
const small = /^[a-z][a-z\-–—.]*$/
const titled = /^[A-Z][a-z\-–—.]*$/

/** What a piece is taken for that the lexicon does not know: by the word in small letters, by its end, by its beginning. */
export function unknownLexeme(word: string, category: number): Lexeme {
  const byWord = category === wordCategory ? partOfWord(word) : 0
  const tag = byWord || partOfCategory[category] || (titled.test(word) ? name : noun)
  return { tag, can: 0, hint: 0, isBase: false }
}

function partOfWord(word: string): number {
  const lower = word.toLowerCase()
  const known = lexemeOf(contractionOf(lower)?.[0]?.[0] ?? lower)
  if (known) return known.tag === noun || known.tag === adjective ? name : known.tag
  if (!small.test(word)) return name
  const ends = [4, 3, 2].map((length) => byEnd.get(word.slice(-length)))
  const begins = [5, 4, 3, 2].map((length) => byBeginning.get(word.slice(0, length)))
  return [...ends, ...begins].find((found) => found !== undefined) ?? noun
}
