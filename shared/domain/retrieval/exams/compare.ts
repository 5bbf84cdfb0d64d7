import { type Interval, bootstrapInterval } from './bootstrap.ts'
import { type FigureName, type Judged, comparedFigures } from './figures.ts'

export const verdicts = ['better', 'worse', 'no_difference_shown'] as const
export type Verdict = (typeof verdicts)[number]

/** How a figure differs between two exams, over the questions that both have it of. */
export interface Difference extends Partial<Interval> {
  figure: FigureName
  questions: number
  before: number
  after: number
  /** The mean of `after - before` of each question. */
  difference: number
  verdict: Verdict
}

export interface Comparison {
  /** Questions that both exams hold. */
  questions: number
  /** `worse` where any difference that counts is, whatever else got better: those of nDCG@10, of the words that are still held, and of silence. */
  verdict: Verdict
  /** Those of figures that both exams have. */
  differences: Difference[]
}

/**
 * Compares two exams question by question. One whose words are gone in either tells nothing of the ranking, so it counts for `held` alone; one that either lacks tells nothing at all. A difference is shown where its 95 % interval leaves out 0; there is no interval below six questions. Whatever order the questions come in, the answer is the same.
 */
export function compareExams(before: readonly Judged[], after: readonly Judged[]): Comparison {
  const earlier = new Map(before.map((one) => [one.questionId, one]))
  const pairs = after
    .toSorted((one, other) => (one.questionId < other.questionId ? -1 : 1))
    .flatMap((one): Pair[] => {
      const other = earlier.get(one.questionId)
      return other ? [[other, one]] : []
    })
  const differences = (Object.keys(comparedFigures) as FigureName[]).flatMap(
    (figure) => differenceOf(figure, pairs) ?? [],
  )
  return { questions: pairs.length, verdict: overall(differences), differences }
}

const counting: readonly FigureName[] = ['ndcg10', 'silent', 'held']

function overall(differences: readonly Difference[]): Verdict {
  const found = new Set(
    differences.filter(({ figure }) => counting.includes(figure)).map(({ verdict }) => verdict),
  )
  if (found.has('worse')) return 'worse'
  return found.has('better') ? 'better' : 'no_difference_shown'
}

type Pair = readonly [before: Judged, after: Judged]

function differenceOf(figure: FigureName, pairs: readonly Pair[]): Difference | undefined {
  const valueOf = comparedFigures[figure]
  const values = pairs.flatMap(([one, other]) => {
    const [before, after] = [valueOf(one), valueOf(other)]
    return before === null || after === null ? [] : [{ before, after }]
  })
  if (values.length === 0) return undefined
  const differences = values.map(({ before, after }) => after - before)
  const interval = bootstrapInterval(differences)
  return {
    figure,
    questions: values.length,
    before: meanOf(values.map(({ before }) => before)),
    after: meanOf(values.map(({ after }) => after)),
    difference: meanOf(differences),
    ...interval,
    verdict: verdictOf(interval),
  }
}

const meanOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length

function verdictOf(interval: Interval | null): Verdict {
  if (interval && interval.low > 0) return 'better'
  return interval && interval.high < 0 ? 'worse' : 'no_difference_shown'
}
