import type { Article } from './types.ts'
import { type Word, stemsOf, wordsOf } from './words.ts'

export interface Entry {
  article: Article
  /** How often each stem stands in it, by field, as BM25F weighs it. */
  weights: ReadonlyMap<string, number>
  /** The stems that stand in more than its descriptions, whose words of every day speak of other things as well. */
  own: ReadonlySet<string>
}

/** A title or an alias of an article. */
export interface Name {
  entry: Entry
  words: readonly Word[]
}

export interface Library {
  entries: readonly Entry[]
  /** All names, by their first stem. */
  names: ReadonlyMap<string, readonly Name[]>
  /** The same without idle words. */
  tellingNames: ReadonlyMap<string, readonly Name[]>
  /** How much a stem tells: the more, the fewer articles have it; most for a stem that none has. */
  rarity: (stem: string) => number
  isKnown: (stem: string) => boolean
  /** Every word of a title or an alias as it is written, with its stem. */
  nameWords: ReadonlyMap<string, string>
}

/** Of a name idle words count as well: some names have no others. */
const allStems = (name: string): string[] => wordsOf(name).map(({ stem }) => stem)

/** What a word is worth where it stands, and how far the length of that field counts against it (0 to 1). */
const fields = [
  { worth: 5, lengthCounts: 0.3, isOwn: true, stemsIn: ({ title }: Article) => allStems(title) },
  { worth: 3, lengthCounts: 0.3, isOwn: true, stemsIn: ({ aliases }: Article) => aliases.flatMap(allStems) },
  {
    worth: 2,
    lengthCounts: 0.5,
    isOwn: false,
    stemsIn: ({ descriptions }: Article) => descriptions.flatMap(stemsOf),
  },
  { worth: 1, lengthCounts: 0.5, isOwn: true, stemsIn: ({ text }: Article) => stemsOf(text) },
]

/**
 * Indexes articles for `findArticles`. Takes the articles; returns their stems with weights by field, how rare each is, and their names.
 * Source: S. Robertson, H. Zaragoza, The Probabilistic Relevance Framework: BM25 and Beyond, 2009 (BM25F).
 */
export function newLibrary(articles: readonly Article[]): Library {
  const stems = fields.map(({ stemsIn }) => articles.map(stemsIn))
  const means = stems.map(
    (all) =>
      Math.max(
        1,
        all.reduce((sum, each) => sum + each.length, 0),
      ) / Math.max(1, articles.length),
  )
  const entries = articles.map((article, index): Entry => {
    const weights = new Map<string, number>()
    const own = new Set<string>()
    for (const [field, { worth, lengthCounts, isOwn }] of fields.entries()) {
      const words = stems[field]?.[index] ?? []
      const length = 1 - lengthCounts + (lengthCounts * words.length) / (means[field] ?? 1)
      for (const word of words) {
        weights.set(word, (weights.get(word) ?? 0) + worth / length)
        if (isOwn) own.add(word)
      }
    }
    return { article, weights, own }
  })
  const names = entries.flatMap((entry) =>
    [entry.article.title, ...entry.article.aliases].map((name): Name => ({ entry, words: wordsOf(name) })),
  )
  const having = new Map<string, number>()
  for (const { weights } of entries)
    for (const word of weights.keys()) having.set(word, (having.get(word) ?? 0) + 1)
  return {
    entries,
    rarity: (word) => Math.log(1 + (entries.length + 0.5) / ((having.get(word) ?? 0) + 0.5)),
    isKnown: (word) => having.has(word),
    names: byFirst(names),
    tellingNames: byFirst(
      names.map(({ entry, words }) => ({ entry, words: words.filter(({ idle }) => !idle) })),
    ),
    nameWords: new Map(
      names.flatMap(({ words }) => words.map(({ text, stem }): [string, string] => [text, stem])),
    ),
  }
}

const byFirst = (names: readonly Name[]) => Map.groupBy(names, ({ words }) => words[0]?.stem ?? '')
