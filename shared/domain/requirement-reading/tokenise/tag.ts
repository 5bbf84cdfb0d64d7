import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import type { WordClass } from '../tokens.ts'

/** A word as the tagger sees it: the class that it has in its sentence first, then others that it can have. */
export interface Tag {
  classes: WordClass[]
  lemma: string
}

const classOf: Record<string, WordClass> = {
  NOUN: 'noun',
  PROPN: 'noun',
  X: 'noun',
  VERB: 'verb',
  ADJ: 'adjective',
  ADV: 'adverb',
  PRON: 'pronoun',
  DET: 'determiner',
  ADP: 'preposition',
  CCONJ: 'conjunction',
  SCONJ: 'conjunction',
  AUX: 'auxiliary',
}
/** Words that the tagger often takes for something else. */
const corrected: Record<string, WordClass> = {
  people: 'noun',
  persons: 'noun',
  when: 'conjunction',
  to: 'preposition',
}
/** Numbers under which the tagger's lexicon keeps the classes that a word can have. */
const possible: [number, WordClass][] = [
  [8, 'noun'],
  [16, 'verb'],
  [1, 'adjective'],
]
/** Classes in which new words do not arise: what the tagger says of these is all. */
const closed = new Set<WordClass>([
  'determiner',
  'auxiliary',
  'pronoun',
  'preposition',
  'conjunction',
  'other',
])

interface Lexicon {
  isMemberPOS(word: number, part: number): boolean
}
interface Raw {
  tokens: Uint32Array
  cache: Lexicon
}
type Lemmatize = (word: string, part: string, lexicon: Lexicon) => string

interface Tagger {
  its: Record<'value' | 'pos' | 'lemma', unknown>
  as: Record<'text', unknown>
  readDoc(text: string): { tokens(): { out(what: unknown, how?: unknown): unknown } }
}

/** Loading costs a tenth of a second, so it waits for the first text. */
let tagger: Tagger | undefined
let lexicon: Lexicon | undefined

/** Tags words that stand one after the other; parts into which the tagger cuts a word are put together again. */
export function tag(words: readonly string[]): Tag[] {
  tagger ??= winkNLP(model, ['sbd', 'pos']) as unknown as Tagger
  const { its, as } = tagger
  const tokens = tagger.readDoc(words.join(' ')).tokens()
  const values = tokens.out(its.value) as string[]
  const parts = tokens.out(its.pos) as string[]
  const lemmas = tokens.out(its.lemma) as string[]
  const others: WordClass[][] = []
  // As text, the collection hands its own store to the function: the only way to the lexicon's other classes of a word.
  tokens.out((index: number, raw: Raw): string => {
    lexicon = raw.cache
    const word = raw.tokens[index * 4] ?? 0
    others.push(possible.flatMap(([part, name]) => (raw.cache.isMemberPOS(word, part) ? [name] : [])))
    return ''
  }, as.text)
  let at = 0
  return words.map((word) => {
    const first = at
    for (let rest = word.length; rest > 0 && at < values.length; at += 1) rest -= values[at]?.length ?? 1
    const last = at - 1
    if (last !== first) {
      const tail = classOf[parts[last] ?? ''] ?? 'noun'
      return { classes: [closed.has(tail) ? 'noun' : tail], lemma: word.toLowerCase() }
    }
    const found = corrected[word.toLowerCase()] ?? classOf[parts[first] ?? ''] ?? 'other'
    const own = closed.has(found) && word.includes('-') ? 'noun' : found
    const classes = closed.has(own) ? [own] : [...new Set([own, ...(others[first] ?? [])])]
    return { classes, lemma: lemmas[first] ?? word }
  })
}

/** The base form of a word as a verb or a noun: "taken" is "take", "Users" are "user". */
export function lemmaAs(word: string, part: 'VERB' | 'NOUN'): string {
  const lemmatize = (model.addons as { lemmatize?: Lemmatize }).lemmatize
  return lexicon && lemmatize ? lemmatize(word.toLowerCase(), part, lexicon) : word.toLowerCase()
}
