import { once } from '../../basics/once.ts'
import { lexicon, type Concept } from './lexicon/index.ts'
import { termAt, termsIn, type Term } from './terms.ts'
import type { Word } from './words.ts'
import { wordsOf } from './words.ts'

/** Where a statement speaks of a concept, and how. */
export interface Hit {
  /** It is said that there is none ("no personal data", "without a password"). */
  absent: boolean
  /** "not", "never" or the like stands before it in its clause, and the term itself says no such thing. */
  denied: boolean
}

interface Entry {
  concept: Concept
  term: Term
}

/** Terms by each word that they may begin with; those that begin with a part of a word by its first two letters. */
const index = once(() => {
  const exact = new Map<string, Entry[]>()
  const begins = new Map<string, Entry[]>()
  for (const concept of Object.keys(lexicon) as Concept[])
    for (const term of termsIn(lexicon[concept])) {
      const [first] = term
      for (const word of first?.exact ?? []) push(exact, word, { concept, term })
      for (const word of first?.begins ?? []) push(begins, word.slice(0, 2), { concept, term })
    }
  return { exact, begins }
})

function push(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const known = map.get(key)
  if (known) known.push(entry)
  else map.set(key, [entry])
}

const none = new Set(['no', 'without', 'neither', 'nor'])
const not = new Set(['not', "n't", ...none])
/** "must not be sent in plain text" asks for something; "is not encrypted" says that there is none. */
const asking = new Set('must shall may can should cannot'.split(' '))
const reach = 3
/** A clause is looked back over so far, so that a long one costs no more than its length. */
const furthest = 30

/** The concepts that a statement speaks of. Linear in its length. */
export function conceptsIn(text: string): Map<Concept, Hit> {
  const words = wordsOf(text)
  const found = new Map<Concept, Hit>()
  const { exact, begins } = index()
  words.forEach((word, at) => {
    const entries = new Set<Entry>()
    for (const form of word.forms) {
      for (const entry of exact.get(form) ?? []) entries.add(entry)
      for (const entry of begins.get(form.slice(0, 2)) ?? []) entries.add(entry)
    }
    for (const { concept, term } of entries) {
      const known = found.get(concept)
      if (known && !known.absent && !known.denied) continue
      if (termAt(term, words, at) !== undefined) found.set(concept, better(known, hitAt(words, at)))
    }
  })
  return found
}

const better = (known: Hit | undefined, hit: Hit): Hit =>
  known ? { absent: known.absent && hit.absent, denied: known.denied && hit.denied } : hit

const isAny = ({ forms }: Word, of: ReadonlySet<string>): boolean => [...forms].some((form) => of.has(form))

/** Looks back over the words of the clause. Two that deny are none: "no request is taken without a signature". */
function hitAt(words: readonly Word[], at: number): Hit {
  const before: Word[] = []
  for (let back = at; back > 0 && at - back < furthest && !words[back]?.ends; back -= 1)
    before.push(words[back - 1] as Word)
  const near = before.slice(0, reach)
  const nearest = near.findIndex((word) => isAny(word, not))
  const denying = before[nearest]
  if (!denying) return { absent: false, denied: false }
  const others = before.slice(nearest + 1)
  const asks = others.slice(0, 1).some((word) => isAny(word, asking))
  const twice = isAny(denying, none) && others.some((word) => isAny(word, not) || isAny(word, asking))
  return { absent: !twice && nearest < 2 && isAny(denying, none), denied: !asks && !twice }
}
