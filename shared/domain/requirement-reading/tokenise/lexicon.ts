import { once } from '../../basics/once.ts'
import { classes, contractions, others, words } from './lexicon.generated.ts'

/** What the lexicon says of a word as it is written. Parts of speech are numbers, as the tagger's machines know them. */
export interface Lexeme {
  /** The part that it has most often; 0 where that is open. */
  tag: number
  /** All parts that it can have: a bit for each. */
  can: number
  /** A name of its own for the machines, beside its part; 0 for most words. */
  hint: number
  isBase: boolean
  /** The spelling that stands for it: "color" for "colour". */
  spelled?: string
  /** Its base form, where the word may be of a closed class. */
  lemma?: string
}
/** A part of a contraction: "wo" of "won't" is said "will". */
type Contracted = readonly [value: string, normal: string, lemma: string, tag: number]

const beginning = 3

/** The lexicon lies there as lines, one for each beginning of words, in which a word is looked for when it comes. */
const lines = once(() => new Map(words.split('\n').map((line) => [line.slice(0, line.indexOf('\t')), line])))
const odd = once(
  () =>
    new Map((others as [string, number, string, string][]).map(([word, ...rest]) => [word, lexeme(...rest)])),
)
const known = new Map<string, Lexeme>()

/** What the lexicon knows of a word in this very writing. */
export function lexemeOf(word: string): Lexeme | undefined {
  const before = known.get(word)
  if (before) return before
  const line = lines().get(word.slice(0, beginning))
  const found = (line === undefined ? undefined : lexemeIn(line, word.slice(beginning))) ?? odd().get(word)
  if (found) known.set(word, found)
  return found
}

export const contractionOf = (word: string): readonly Contracted[] | undefined =>
  Object.hasOwn(contractions, word)
    ? (contractions as unknown as Record<string, readonly Contracted[]>)[word]
    : undefined

/** A line has its class before each group of words: their ends, with the lemma behind "=" and another spelling behind ">". */
function lexemeIn(line: string, end: string): Lexeme | undefined {
  if (/[ \t=>]/.test(end)) return undefined
  let at = line.length
  do at = line.lastIndexOf(` ${end}`, at - 1)
  while (at > 0 && !closing.has(line.charAt(at + 1 + end.length)))
  if (at <= 0) return undefined
  const group = line.lastIndexOf('\t', at) + 1
  const [entry = ''] = line.slice(at + 1).split(/[ \t]/, 1)
  const [rest = '', spelled = ''] = entry.split('>')
  const [, lemma = ''] = rest.split('=')
  return lexeme(Number.parseInt(line.slice(group, line.indexOf(' ', group)), 36), spelled, lemma)
}

const closing = new Set([' ', '\t', '=', '>', ''])

function lexeme(is: number, spelled: string, lemma: string): Lexeme {
  const [tag = 0, can = 0, hint = 0, base = 0] = classes[is] ?? []
  return { tag, can, hint, isBase: base === 1, ...(spelled && { spelled }), ...(lemma && { lemma }) }
}
