import { type Coverage, coverageOf, questionFor } from '../../judging/coverage/index.ts'
import type { OpenQuestion } from '../../judging/types.ts'
import { countCases } from '../../test-cases/count-cases.ts'
import type { Priority, TestCase } from '../../test-cases/schema.ts'
import { type AnswerPlace, answerPlaces, overlaps } from '../answers/places.ts'
import { numberGaps } from '../gaps/gaps.ts'
import type { Unnumbered } from '../parts/part.ts'
import type { DesignRequest, DesignResult, SentenceFate } from '../schema.ts'
import type { SentenceMarks } from '../tiers/sentence-marks.ts'
import { account } from '../writing/account.ts'
import { demandingSentences } from './demanding-sentences.ts'
import type { PlacedSentence } from './numbered-sentences.ts'

/** What an author beside the embedded ones handed in, judged. */
export interface Handed {
  cases: readonly TestCase[]
  questions: readonly OpenQuestion[]
  /** Ids of sentences that demand nothing. */
  idle: readonly string[]
  /** What it calls untested, of `gap-analysis`. */
  gaps: readonly { sentences: readonly string[]; description: string; priority: Priority }[]
}

export interface Assembly {
  request: DesignRequest
  /** What the embedded authors made. */
  embedded: DesignResult
  marks?: SentenceMarks | undefined
  handed?: Handed | undefined
}

/**
 * The result of a request with these cases, judged: what they leave of the text. Coverage counts every demanding sentence with its figures, texts, alternatives and
 * negations; what no verified case covers is asked about.
 */
export function withCoverage(
  { request, embedded, marks, handed }: Assembly,
  sentences: readonly PlacedSentence[],
  testCases: TestCase[],
): DesignResult {
  const demanding = demandingSentences(sentences, { marks, idle: new Set(handed?.idle) })
  const coverage = coverageOf(countedCases(request, testCases), demanding)
  const fates = fatesAfter(embedded.sentences, sentences, coverage)
  return {
    ...embedded,
    testCases,
    sentences: fates,
    gaps: gapsAfter(embedded, sentences, { request, coverage, handed }),
    summary: {
      ...embedded.summary,
      ...countCases(testCases),
      byBasis: countsOf(testCases, ({ basis }) => basis),
      byAuthor: countsOf(testCases, ({ author }) => author),
      requirements: accountOf(embedded, fates),
      coverage: {
        ...embedded.summary.coverage,
        items: coverage.needs,
        covered: coverage.verified,
        percent: coverage.percentVerified,
        ideas: { covered: coverage.ideas, percent: coverage.percentIdeas },
      },
    },
  }
}

/** Sentences beyond those that a result names one by one stay in the account as the embedded authors left them. */
function accountOf({ summary, sentences }: DesignResult, fates: readonly SentenceFate[]) {
  const [all, named, after] = [summary.requirements, account(sentences), account(fates)]
  const keys = Object.keys(after) as (keyof typeof after)[]
  return Object.fromEntries(keys.map((key) => [key, after[key] + all[key] - named[key]])) as typeof after
}

/** Cases that were there count where a mode works beside them. */
const countedCases = (
  { mode, existingTestCases = [] }: DesignRequest,
  testCases: readonly TestCase[],
): readonly TestCase[] =>
  mode === 'gap-analysis' || mode === 'fill-gaps' ? [...existingTestCases, ...testCases] : testCases

function countsOf(
  testCases: readonly TestCase[],
  keyOf: (testCase: TestCase) => string | undefined,
): Record<string, number> {
  const keys = testCases.flatMap((testCase) => keyOf(testCase) ?? [])
  return Object.fromEntries([...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]))
}

/** A sentence that no author was shown keeps what the embedded ones say of it. */
function fatesAfter(
  fates: readonly SentenceFate[],
  sentences: readonly PlacedSentence[],
  { sentences: rows }: Coverage,
): SentenceFate[] {
  const covered = new Map(sentences.map(({ fate }, at) => [fate, rows[at]]))
  return fates.map((fate) => {
    const row = covered.get(fate)
    if (!row) return fate
    return {
      ...fate,
      status: row.status,
      ...(row.status === 'partly' && { unused: row.unused.slice(0, 20) }),
    }
  })
}

/** Gaps of the embedded authors stand where nobody else wrote; else what the author asks. What is not covered is asked about once. */
function gapsAfter(
  { gaps, requirements }: DesignResult,
  sentences: readonly PlacedSentence[],
  { request, coverage, handed }: Pick<Assembly, 'request' | 'handed'> & { coverage: Coverage },
): DesignResult['gaps'] {
  const priorityOf = new Map(requirements.map(({ id, priority }) => [id, priority]))
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]))
  const asked = ({ text, sentences: ids }: OpenQuestion, at?: number): Unnumbered => {
    const [requirementRef = ''] = ids.flatMap((id) => byId.get(id)?.requirementRef ?? [])
    return {
      requirementRef,
      technique: 'Requirement',
      // Gaps of one coverage item are one gap, and an author may ask several things of a sentence.
      coverageItem: at === undefined ? requirementRef : `${requirementRef}/question ${at + 1}`,
      description: text,
      priority: priorityOf.get(requirementRef) ?? 'medium',
    }
  }
  const untested = (handed?.gaps ?? []).map(({ description, sentences: ids, priority }, at) => ({
    ...asked({ text: description, sentences: ids }, at),
    coverageItem: `gap ${at + 1}`,
    priority,
  }))
  const places = answerPlaces(request.requirements, request.answers ?? [])
  const left = gaps.filter((gap) => !asksOfAnswer(gap, sentences, places))
  const own: Unnumbered[] = handed ? [...handed.questions.map(asked), ...untested] : left
  const named = new Set(own.map(({ requirementRef }) => requirementRef))
  const isAnswered = ({ source, ...range }: SentenceFate) =>
    source === 'requirements' &&
    places.some(({ asked: about, answer }) => overlaps(range, answer) || (about && overlaps(range, about)))
  // What is tested in part leaves nothing open in the text: coverage names it, and so does a search for what is missing.
  const isSearch = request.mode === 'gap-analysis'
  const open = coverage.sentences.flatMap(({ status, unused }, at) => {
    const sentence = sentences[at]
    const isOpen = status === 'gap' || status === 'not_read' || (status === 'partly' && isSearch)
    if (!sentence?.requirementRef || !isOpen || named.has(sentence.requirementRef)) return []
    if (isAnswered(sentence.fate)) return []
    return [asked(questionFor(sentence, unused))]
  })
  return handed || open.length > 0 || left.length < gaps.length ? numberGaps([...own, ...open]) : gaps
}

/** Whether a question asks what to try of a sentence that is an answer itself. */
function asksOfAnswer(
  { requirementRef, technique }: Unnumbered,
  sentences: readonly PlacedSentence[],
  places: readonly AnswerPlace[],
): boolean {
  const fates = sentences.flatMap((sentence) =>
    sentence.requirementRef === requirementRef ? sentence.fate : [],
  )
  return (
    technique === 'Requirement' &&
    fates.some(
      ({ source, ...range }) =>
        source === 'requirements' && places.some(({ answer }) => overlaps(range, answer)),
    )
  )
}
