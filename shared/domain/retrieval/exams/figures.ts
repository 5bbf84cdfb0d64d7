import type { Score } from './score.ts'

/**
 * What became of a question: `asked` one has words that answer it, `unanswerable` is one that nothing answers, and of a `gone` one the words stand in no file any more.
 */
export type Judged =
  | ({ questionId: string; kind: 'asked'; isAnswered: boolean } & Score)
  | { questionId: string; kind: 'unanswerable'; isAnswered: boolean }
  | { questionId: string; kind: 'gone' }

/** All shares are 0 to 1, and null where there was no question of the kind. */
export interface ExamFigures {
  /** Questions with words that answer them: the four figures that follow are theirs. */
  asked: number
  ndcg10: number | null
  recall10: number | null
  /** The share whose words were among the first three. */
  first3: number | null
  /** The share that got an answer at all. */
  answered: number | null
  /** Questions that nothing answers, and the share of them at which the base was silent. */
  unanswerable: number
  silent: number | null
  /** Questions whose words are gone, and the share of the others among all that had some. They count nowhere else. */
  gone: number
  held: number | null
}

/** Which of the figures compare two exams, and what each question adds to them; null where it adds nothing. */
export const comparedFigures = {
  ndcg10: (one: Judged) => (one.kind === 'asked' ? one.ndcg10 : null),
  recall10: (one: Judged) => (one.kind === 'asked' ? one.recall10 : null),
  first3: (one: Judged) => (one.kind === 'asked' ? Number(one.rank !== null && one.rank <= 3) : null),
  answered: (one: Judged) => (one.kind === 'asked' ? Number(one.isAnswered) : null),
  silent: (one: Judged) => (one.kind === 'unanswerable' ? Number(!one.isAnswered) : null),
  held: (one: Judged) => (one.kind === 'unanswerable' ? null : Number(one.kind === 'asked')),
} as const

export type FigureName = keyof typeof comparedFigures

/** The figures of an exam: means over the questions of a kind. */
export function figuresOf(judged: readonly Judged[]): ExamFigures {
  const countOf = (kind: Judged['kind']) => judged.filter((one) => one.kind === kind).length
  const mean = (figure: FigureName) => meanOf(judged.map(comparedFigures[figure]))
  return {
    asked: countOf('asked'),
    ndcg10: mean('ndcg10'),
    recall10: mean('recall10'),
    first3: mean('first3'),
    answered: mean('answered'),
    unanswerable: countOf('unanswerable'),
    silent: mean('silent'),
    gone: countOf('gone'),
    held: mean('held'),
  }
}

function meanOf(all: readonly (number | null)[]): number | null {
  const known = all.filter((one) => one !== null)
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length
}
