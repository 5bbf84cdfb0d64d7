import type { AnswerSource } from '../search/index.ts'
import type { KnowledgeSource } from './schemas.ts'

interface Said {
  answer: string
  sources: readonly KnowledgeSource[]
}

/** What a base says first, then what articles say; the marks count on. Where only one of them answers, it answers alone. */
export function bothAnswers(ofBase: Said, ofArticles: Said): { answer: string; sources: KnowledgeSource[] } {
  const before = ofBase.sources.length
  const moved = ofArticles.answer.replace(/\[(\d+)\]/g, (_, number: string) => `[${Number(number) + before}]`)
  return {
    answer: [ofBase.answer, moved].filter(Boolean).join('\n\n'),
    sources: [...ofBase.sources, ...ofArticles.sources],
  }
}

/** A place of a file in the shape of an article. */
export const articleOf = ({ fileId, fileName, start, end, quote }: AnswerSource): KnowledgeSource => ({
  articleId: fileId,
  title: fileName,
  category: 'general',
  excerpt: quote,
  references: [],
  fileId,
  start,
  end,
  quote,
})

/** An answer of a base without the marks behind its sentences. */
export const withoutMarks = ({ answer, sources }: { answer: string; sources: readonly unknown[] }): string =>
  answer.replace(/ (?:\[\d+\])+(?= |$)/g, (marks) =>
    numbersIn(marks).every((number) => number <= sources.length) ? '' : marks,
  )

const numbersIn = (marks: string): number[] => [...marks.matchAll(/\d+/g)].map(Number)
