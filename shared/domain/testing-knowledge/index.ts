import { findArticles } from './find-articles.ts'
import { library } from './library.ts'
import type { Category } from './types.ts'
import { type KnowledgeAnswer, writeAnswer } from './write-answer.ts'

export type { KnowledgeAnswer, KnowledgeSource } from './write-answer.ts'

export interface KnowledgeQuestion {
  question: string
  /** Only articles of this category count. */
  category?: Category | undefined
  /** Whether the answer names its articles; true unless said otherwise. */
  citations?: boolean | undefined
}

/** Answers a question about testing out of our own articles, or says that none does. Pure: the same question always has the same answer. */
export async function answerQuestion({
  question,
  category,
  citations,
}: KnowledgeQuestion): Promise<KnowledgeAnswer> {
  const known = await library()
  return writeAnswer(known, findArticles(known, question, category), { citations: citations ?? true })
}
