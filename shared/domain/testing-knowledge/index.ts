import { findArticles } from './find-articles.ts'
import { library } from './library.ts'
import type { Ask } from '../restating/asking.ts'
import type { Category } from './types.ts'
import { wordAnswer } from './wording/word-answer.ts'
import { type KnowledgeAnswer, citedIn, writeAnswer } from './write-answer.ts'

export type { KnowledgeAnswer, KnowledgeSource } from './write-answer.ts'

export interface KnowledgeQuestion {
  question: string
  /** Only articles of this category count. */
  category?: Category | undefined
  /** Whether the answer names its articles; true unless said otherwise. */
  citations?: boolean | undefined
}

/**
 * Answers a question about testing out of our own articles, or says that none does. Where a model is asked, in its sentences as far as the articles say the same. Pure: the same question, and the same
 * answer of a model, always give the same answer.
 */
export async function answerQuestion(
  { question, category, citations = true }: KnowledgeQuestion,
  ask?: Ask,
): Promise<KnowledgeAnswer> {
  const known = await library()
  const findings = findArticles(known, question, category)
  const own = writeAnswer(known, findings, { citations })
  return ask ? wordAnswer(citedIn(findings), { question, citations, own }, ask) : own
}
