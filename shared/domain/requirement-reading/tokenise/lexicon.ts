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
export type Contracted = readonly [value: string, normal: string, lemma: string, tag: number]

const beginning = 3

/** The lexicon lies there as lines, one for each beginning of words; a line is cut up when a word with this beginning comes. */
let lines: Map<string, string> | undefined
const known = new Map<string, Lexeme>()

/** What the lexicon knows of a word in this very writing. */
export function lexemeOf(word: string): Lexeme | undefined {
  lines ??= opened()
  const begins = word.slice(0, beginning)
  const line = lines.get(begins)
  if (line !== undefined) {
    lines.delete(begins)
    cutUp(line)
  }
  return known.get(word)
}

export const contractionOf = (word: string): readonly Contracted[] | undefined =>
  Object.hasOwn(contractions, word)
    ? (contractions as unknown as Record<string, readonly Contracted[]>)[word]
    : undefined

function opened(): Map<string, string> {
  for (const [word, is, spelled, lemma] of others as [string, number, string, string][])
    known.set(word, lexeme(is, spelled, lemma))
  return new Map(words.split('\n').map((line) => [line.slice(0, line.indexOf('\t')), line]))
}

function cutUp(line: string): void {
  const [begins = '', ...parts] = line.split('\t')
  for (const part of parts) {
    const [number = '', ...ends] = part.split(' ')
    const is = Number.parseInt(number, 36)
    const common = lexeme(is, '', '')
    for (const end of ends) {
      const [rest = '', spelled = ''] = end.split('>')
      const [tail = '', lemma = ''] = rest.split('=')
      known.set(begins + tail, spelled || lemma ? lexeme(is, spelled, lemma) : common)
    }
  }
}

function lexeme(is: number, spelled: string, lemma: string): Lexeme {
  const [tag = 0, can = 0, hint = 0, base = 0] = classes[is] ?? []
  return { tag, can, hint, isBase: base === 1, ...(spelled && { spelled }), ...(lemma && { lemma }) }
}
