import { isUnknown } from '../requirement-reading/tokenise/lemma.ts'
import { namesIn } from './names-in.ts'
import type { Entry, Library } from './new-library.ts'
import { type Question, readQuestion } from './read-question.ts'
import { formsOf } from './alike.ts'
import { stem } from './stem.ts'
import type { Category } from './types.ts'
import { type Word, wordsOf } from './words.ts'

export interface Found {
  entry: Entry
  score: number
  /** How much of what the question tells stands in the article, 0 to 1; a word that only a description has counts half. */
  support: number
  /** How many of its words do, counted in the same way. */
  held: number
  /** The support that is enough, where a title or an alias stands in the question; without one none is. */
  enough: number
}

export interface Findings {
  question: Question
  /** Best first; those that do not answer the question are left out. */
  found: Found[]
  /** Two things are compared, the first ones of `found`. */
  isComparison: boolean
}

/**
 * Measured (test/shared/domain/testing-knowledge/questions.ts): what a question must find in an article. A name alone may mean something else elsewhere, so enough of
 * the rest must be there as well; without a name several words must be, and tell much together.
 */
const least = {
  supportOfWord: 0.46,
  supportOfUnknownWord: 0.33,
  supportOfName: 0.12,
  words: 2,
  score: 12,
  support: 0.3,
  supportOfPair: 0.35,
}
/** What a word is worth as a sign that an article is meant, where only a description of it has the word. */
const inDescription = 0.5
const saturation = 1.2
const nameCounts = 1.5

/**
 * The articles that answer a question, best first, by BM25F and by the names in it. Takes a library, a question of any length and a category, if only its articles
 * count; returns none where no article holds enough of the question. Of two things that are compared, the one that is named first leads.
 */
export function findArticles(library: Library, text: string, category?: Category): Findings {
  const question = readQuestion(library, text)
  const entries = library.entries.filter(({ article }) => !category || article.category === category)
  const ranked = rank(library, { question, entries })
  const found = ranked.filter(answers)
  const compared = comparedIn(library, { text, question, entries })
  if (compared.length === 0 || jointSupport(library, question, compared) < least.supportOfPair)
    return { question, found, isComparison: false }
  const others = found.filter(({ entry }) => !compared.some((each) => each.entry === entry))
  return { question, found: [...compared, ...others], isComparison: true }
}

const answers = ({ enough, support, held, score }: Found): boolean =>
  support >= enough || (held >= least.words && score >= least.score && support >= least.support)

/** How much of what a question tells stands in one article or another. */
function jointSupport(library: Library, { words }: Question, found: readonly Found[]): number {
  const sum = (some: readonly Word[]) => some.reduce((all, word) => all + library.rarity(word.stem), 0)
  const held = words.filter((word) => found.some(({ entry }) => entry.weights.has(word.stem)))
  return sum(held) / sum(words)
}

interface Asked {
  question: Question
  entries: readonly Entry[]
}

function rank(library: Library, { question, entries }: Asked): Found[] {
  const words = [...new Set(question.words.map((word) => word.stem))]
  const whole = words.reduce((sum, word) => sum + library.rarity(word), 0)
  const bonus = new Map<Entry, { worth: number; enough: number }>()
  for (const { entry, worth, from, to } of namesIn(library, question.all))
    if (worth > (bonus.get(entry)?.worth ?? 0))
      bonus.set(entry, { worth, enough: enoughFor(question.all.slice(from, to)) })
  return entries
    .map((entry): Found => {
      const found = words
        .map((word) => [word, weightOf(entry, word)] as const)
        .filter(([, weight]) => weight > 0)
      const score = found.reduce(
        (sum, [word, weight]) =>
          sum + (library.rarity(word) * weight * (saturation + 1)) / (weight + saturation),
        (bonus.get(entry)?.worth ?? 0) * nameCounts,
      )
      const trust = (word: string): number =>
        formsOf(word).some(([form]) => entry.own.has(form)) ? 1 : inDescription
      const told = found.reduce((sum, [word]) => sum + library.rarity(word) * trust(word), 0)
      const held = found.reduce((sum, [word]) => sum + trust(word), 0)
      return { entry, score, support: told / whole, held, enough: bonus.get(entry)?.enough ?? Infinity }
    })
    .filter(({ score }) => score > 0)
    .toSorted(
      (one, other) => other.score - one.score || (one.entry.article.id < other.entry.article.id ? -1 : 1),
    )
}

/** A name of several words means little else; one that no dictionary has means less than one that has a meaning of every day. */
function enoughFor(name: readonly Word[]): number {
  const [word] = name
  if (name.length > 1 || !word) return least.supportOfName
  return /\d/.test(word.text) || !isUnknown(word.text) ? least.supportOfWord : least.supportOfUnknownWord
}

/** The weight of a word in an article, or of one that means the same. */
const weightOf = ({ weights }: Entry, word: string): number =>
  Math.max(...formsOf(word).map(([form, worth]) => worth * (weights.get(form) ?? 0)))

const compares =
  /\b(?:differences?|differs?|different|distinguish(?:es|ed)?|distinction|compar(?:e|es|ed|ing|ison)|versus|vs|contrast|instead of|rather than|or)\b/i
const betweenThem = new Set(['and', 'or', 'from', 'versus', 'vs', 'with', 'to', 'than'].map(stem))

/** Two articles for the two sides of a comparison; fewer where nothing is compared, or one side is unknown. */
function comparedIn(library: Library, { text, question, entries }: Asked & { text: string }): Found[] {
  if (!compares.test(text)) return []
  const between = question.all.filter((word) => betweenThem.has(word.stem)).slice(0, mostSplits)
  const pairs = between.flatMap(({ at: split }) => {
    const sides = [
      question.words.filter(({ at }) => at < split),
      question.words.filter(({ at }) => at > split),
    ]
    const [first, second] = sides.map((side) => bestOf(library, { side, question, entries }))
    return first && second && first.entry !== second.entry ? [[first, second] as const] : []
  })
  const best = pairs.toSorted((one, other) => sumOf(other) - sumOf(one))[0]
  return best ? [...best] : []
}

/** More are no comparison, and each costs a search. */
const mostSplits = 8
const sumOf = (pair: readonly Found[]): number => pair.reduce((sum, { score }) => sum + score, 0)

interface Side {
  side: Word[]
  question: Question
  entries: readonly Entry[]
}

/** Stands for what both sides of a comparison share, where nothing says it: `smoke vs sanity`. */
const [test] = wordsOf('testing')

/** The article that a side of a comparison names; what both sides share ("black-box and white-box testing") may complete the name. */
function bestOf(library: Library, { side, question, entries }: Side): Found | undefined {
  const completed = [question.words.at(-1), test].flatMap((last) =>
    last && side.at(-1) !== last ? [[...side, last]] : [],
  )
  const [named] = [side, ...completed]
    .map((words) => namesIn(library, words).filter(({ entry }) => entries.includes(entry)))
    .filter((found) => found.length > 0)
  const can = entries.filter((entry) => named?.some((each) => each.entry === entry))
  return rank(library, { question: { words: side, all: side }, entries: can })[0]
}
