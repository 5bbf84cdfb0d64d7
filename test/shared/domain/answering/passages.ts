import type { AnswerPassage } from '../../../../shared/domain/answering/index.ts'

const day = 86_400_000

/** A passage of a file of its own, with what a test cares for. */
export const passage = (text: string, given: Partial<AnswerPassage> = {}): AnswerPassage => ({
  n: 1,
  text,
  headings: [],
  fileName: 'handbook.md',
  updatedAt: 20_000 * day,
  start: 0,
  ...given,
})

/** Passages of one file each, numbered from 1, the first one the newest. */
export const passages = (...texts: string[]): AnswerPassage[] =>
  texts.map((text, at) =>
    passage(text, { n: at + 1, fileName: `file-${at + 1}.md`, updatedAt: (20_000 - at) * day }),
  )
