import type { Token } from '../tokens.ts'

/** The words that something can begin with, by their lemma or as they stand; without `words` it may begin with anything. */
interface Beginning {
  words?: ReadonlySet<string>
  mayBeEmpty: boolean
  /** How many attempts it takes to see that it does not begin in a place: a sentence has so many of them. */
  attempts: number
}
/** What may say with which words it begins. Asked when it is first used: grammars refer to each other. */
export interface Beginner {
  begins?: () => Beginning
}

/** Longer than any word of a grammar. */
export const longestWord = 60
const anything: Beginning = { mayBeEmpty: true, attempts: 0 }

/** Gives a parser its beginning, worked out once; one that is asked for while it is worked out may be anything. */
export function beginning<P extends Beginner>(parser: P, work: () => Beginning): P {
  let known: Beginning | undefined
  parser.begins = () => {
    if (known) return known
    known = anything
    known = work()
    return known
  }
  return parser
}

export const beginningOf = ({ begins }: Beginner): Beginning => begins?.() ?? anything

export function ofAny(parsers: readonly Beginner[]): Beginning {
  const all = parsers.map(beginningOf)
  const mayBeEmpty = all.some((one) => one.mayBeEmpty)
  const attempts = sum(all)
  return all.every(({ words }) => words)
    ? { words: union(all), mayBeEmpty, attempts }
    : { mayBeEmpty, attempts }
}

export function ofSequence(parsers: readonly Beginner[]): Beginning {
  const leading: Beginning[] = []
  for (const parser of parsers) {
    const one = beginningOf(parser)
    if (!one.words) return anything
    leading.push(one)
    if (!one.mayBeEmpty) break
  }
  const mayBeEmpty = leading.every((one) => one.mayBeEmpty)
  return { words: union(leading), mayBeEmpty, attempts: sum(leading) }
}

const sum = (all: readonly Beginning[]): number => all.reduce((attempts, one) => attempts + one.attempts, 0)
const union = (all: readonly Beginning[]): Set<string> =>
  new Set(all.flatMap(({ words }) => [...(words ?? [])]))

/** One that may fit, and the attempts that those before it were spared. */
interface Fitting<P> {
  parser?: P
  spared: number
}

/** For each token those of `all` that it can begin, in their order. */
export function byBeginning<P extends Beginner>(
  all: readonly P[],
): (head: Token | undefined) => readonly Fitting<P>[] {
  const begins = all.map(beginningOf)
  const words = new Set(begins.flatMap(({ words: own, mayBeEmpty }) => (mayBeEmpty ? [] : [...(own ?? [])])))
  const fitting = (...heads: string[]) => fittingOf(all, begins, heads)
  const byWord = new Map([...words].map((word) => [word, fitting(word)]))
  const others = fitting()
  const letters = lettersOf(words)
  return (head) => {
    if (!head || !(letters & lettersAt(head)) || head.text.length > longestWord) return others
    const said = head.text.toLowerCase()
    const meant = head.kind === 'word' ? head.lemma : said
    const bySaid = byWord.get(said)
    const byMeant = meant === said ? undefined : byWord.get(meant)
    return bySaid && byMeant ? fitting(said, meant) : (bySaid ?? byMeant ?? others)
  }
}

function fittingOf<P>(all: readonly P[], begins: readonly Beginning[], heads: string[]): Fitting<P>[] {
  const found: Fitting<P>[] = []
  let spared = 0
  for (const [index, parser] of all.entries()) {
    const { words, mayBeEmpty, attempts } = begins[index] ?? anything
    if (words && !mayBeEmpty && !heads.some((head) => words.has(head))) spared += attempts
    else {
      found.push({ parser, spared })
      spared = 0
    }
  }
  return [...found, { spared }]
}

/** A bit for each letter, small or capital, that one of the words begins with: most words are told apart by it. */
export function lettersOf(words: Iterable<string>): number {
  let letters = 0
  for (const word of words) letters |= letterOf(word)
  return letters
}

const letterOf = (word: string): number => 1 << (word.charCodeAt(0) & 31)

/** The letters under which a token may stand among words: that of its text, and that of its lemma. It is asked at every attempt. */
export function lettersAt(token: Token): number {
  const own = 1 << (token.text.charCodeAt(0) & 31)
  return token.kind === 'word' ? own | (1 << (token.lemma.charCodeAt(0) & 31)) : own
}
