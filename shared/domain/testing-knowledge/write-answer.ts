import type { Findings, Found } from './find-articles.ts'
import type { Library } from './new-library.ts'
import { sentencesOf } from './sentences.ts'
import type { Article, Category, Reference } from './types.ts'
import { stemsOf } from './words.ts'

export interface KnowledgeSource {
  articleId: string
  title: string
  category: Category
  /** What of it stands in the answer, or what the answer says in other words. */
  excerpt: string
  references: Reference[]
}

export interface KnowledgeAnswer {
  answer: string
  /** In the order of their marks in the answer, from `[1]`; empty where nothing fits or no citations are wanted. */
  sources: KnowledgeSource[]
  /** Of the first article; null where nothing fits. */
  category: Category | null
  /** How far a model worded it, in a sentence, where one was asked. */
  warnings?: string[]
}

/** The articles that an answer rests on, the first one first. */
export interface Cited {
  articles: readonly Article[]
  isComparison: boolean
}

/** What is said of an article, and by what of it. */
interface Passage {
  article: Article
  text: string
  excerpt: string
}

const nothing = 'No article of the testing knowledge answers this.'
const mostSentences = 4

/** Composes an answer of sentences of the articles that were found, each passage with its mark. */
export function writeAnswer(
  library: Library,
  findings: Findings,
  { citations = true } = {},
): KnowledgeAnswer {
  const cited = citedOf(findings)
  const first = cited[0]
  if (!first) return { answer: nothing, sources: [], category: null }
  const wanted = [...new Set(findings.question.words.map(({ stem }) => stem))]
  const passages = cited.map(({ entry }, index) => {
    const most = Math.max(1, findings.isComparison ? mostSentences / 2 : index === 0 ? mostSentences : 1)
    const text = passageOf(library, { text: entry.article.text, wanted, most })
    return { article: entry.article, text, excerpt: text }
  })
  return answerOf(passages, { citations, category: first.entry.article.category })
}

/** Passages about articles as an answer, each with its mark. */
export function answerOf(
  passages: readonly Passage[],
  { citations, category }: { citations: boolean; category: Category | null },
): KnowledgeAnswer {
  const answer = passages.map(({ text }, index) => (citations ? `${text} [${index + 1}]` : text)).join('\n\n')
  const sources = passages.map(({ article, excerpt }) => ({
    articleId: article.id,
    title: article.title,
    category: article.category,
    excerpt,
    references: article.sources,
  }))
  return { answer, sources: citations ? sources : [], category }
}

/** The articles that an answer to a question cites. */
export const citedIn = (findings: Findings): Cited => ({
  articles: citedOf(findings).map(({ entry }) => entry.article),
  isComparison: findings.isComparison,
})

/** The two that are compared, or the best one and those that answer nearly as well. */
function citedOf({ found, isComparison }: Findings): Found[] {
  if (isComparison) return found.slice(0, 2)
  const best = found[0]?.score ?? 0
  return found.slice(0, 3).filter(({ score }) => score >= best * 0.75)
}

interface Wanted {
  text: string
  wanted: readonly string[]
  most: number
}

/** What an article says first, and the sentences that say most of what was asked, in their order; those that come next where the question asks for nothing more. */
function passageOf(library: Library, { text, wanted, most }: Wanted): string {
  const sentences = sentencesOf(text)
  const lead = new Set(stemsOf(sentences[0] ?? ''))
  const asked = wanted.filter((word) => !lead.has(word))
  const ranked = sentences.slice(1).map((sentence, index) => {
    const held = new Set(stemsOf(sentence))
    const worth = asked.reduce((sum, word) => sum + (held.has(word) ? library.rarity(word) : 0), 0)
    return { index: index + 1, worth }
  })
  const chosen = ranked
    .toSorted((one, other) => other.worth - one.worth || one.index - other.index)
    .slice(0, most - 1)
    .map(({ index }) => index)
  return sentences.filter((_, index) => index === 0 || chosen.includes(index)).join(' ')
}
