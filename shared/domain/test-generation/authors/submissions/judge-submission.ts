import { reachOf } from '../../../authoring/answer/reach.ts'
import type { SubmittedCase } from '../../../authoring/submitted-cases.ts'
import { judge } from '../../../judging/index.ts'
import { withRehearsalsOf } from '../../../judging/rehearsal.ts'
import type { Judgement } from '../../../judging/types.ts'
import { charactersIn, mostCharacters } from '../../../step-readings/prose-size.ts'
import type { Author, TestCase } from '../../../test-cases/schema.ts'
import { uniqueCases } from '../../../test-cases/unique-cases.ts'
import type { DesignResult } from '../../schema.ts'
import { type PlacedSentence, numberedSentences } from '../numbered-sentences.ts'
import { standingCases } from '../standing-cases.ts'
import { type Assembly, withCoverage } from '../with-coverage.ts'
import { Citations } from './citations.ts'
import { type SubmittedReading, readSubmitted } from './read-submitted.ts'
import { isSameContent } from './same-content.ts'

export interface Submission extends Omit<Assembly, 'handed'> {
  submitted: readonly SubmittedCase[]
  /** Cases that are there. */
  existing: readonly TestCase[]
  /** Whether the submitted cases that are stored take the place of all that are there. */
  replaces?: boolean
  author: Author
}

/** What became of a submission. `testCases` are all cases after it. */
export interface JudgedSubmission extends DesignResult {
  /** Ids of submitted cases that are stored, in their order. */
  accepted: string[]
  returned: Judgement['returned']
  left: Judgement['left']
  removed: Judgement['removed']
}

/**
 * Judges cases that somebody submits for a text, beside those that are there. Stored is what stands after the judge; a case that can only not be read or done is
 * stored and sent back. The same submission gives the same cases once more. Bounded; never throws.
 */
export function judgeSubmission(submission: Submission): JudgedSubmission {
  const { request, embedded, submitted, existing, replaces = false } = submission
  const sentences = numberedSentences(request, embedded.sentences)
  const readings = readingsOf(submission, sentences)
  const fresh = readings.flatMap((reading) => ('testCase' in reading ? [reading.testCase] : []))
  const { standing, ...judged } = judgedBeside(fresh, submission, sentences)
  const stored = replaces && standing.length > 0 ? standing : merged(existing, standing)
  const testCases = withRehearsalsOf(named(stored, new Set(standing.map(({ id }) => id))), existing)
  const handed = { cases: testCases, questions: [], idle: [], gaps: [] }
  const order = new Map(submitted.map(({ id }, at) => [id, at]))
  const inOrder = <Entry extends { id: string }>(entries: readonly Entry[]): Entry[] =>
    entries.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
  return {
    ...withCoverage({ ...submission, handed }, sentences, testCases),
    accepted: inOrder(standing).map(({ id }) => id),
    returned: inOrder([
      ...readings.flatMap((reading) => ('returned' in reading ? [reading.returned] : [])),
      ...judged.returned,
    ]),
    left: inOrder([
      ...readings.flatMap((reading) => ('left' in reading ? [reading.left] : [])),
      ...judged.left,
    ]),
    removed: judged.removed,
  }
}

/** Each submitted case as it can be judged; of several with one id the first counts. */
function readingsOf(
  { request, submitted, author }: Submission,
  sentences: readonly PlacedSentence[],
): SubmittedReading[] {
  const { pages } = request
  const reading = {
    citations: new Citations(sentences),
    reach: reachOf({ sentences, ...(pages && { pages }) }),
    author,
  }
  const ids = new Set<string>()
  return submitted.map((each): SubmittedReading => {
    const { id, title } = each
    if (ids.has(id)) return { left: { id, title, reason: sameId } }
    ids.add(id)
    return readSubmitted(each, reading)
  })
}

const sameId = 'An earlier case of this submission has its id.'

type Judged = Pick<JudgedSubmission, 'returned' | 'left' | 'removed'> & { standing: TestCase[] }

/** Fresh cases beside earlier ones of their author, as one answer that came in pieces. */
function judgedBeside(
  fresh: readonly TestCase[],
  { request: { pages }, existing, replaces, author }: Submission,
  sentences: readonly PlacedSentence[],
): Judged {
  const ids = new Set(fresh.map(({ id }) => id))
  const others = replaces ? [] : existing.filter(({ id }) => !ids.has(id))
  const beside = earlierOf(others, author, fresh)
  const repeatable = others.filter((testCase) => !beside.includes(testCase))
  const judgement = judge([...beside, ...fresh], {
    sentences,
    known: repeatable,
    author,
    ...(pages && { pages }),
  })
  const own = <Entry extends { id: string }>(entries: readonly Entry[]) =>
    entries.filter(({ id }) => ids.has(id))
  const { standing, left } = standingCases(own(judgement.cases))
  const before = new Map(existing.map((testCase) => [testCase.id, testCase]))
  const returned = own(judgement.returned)
  const isReturned = new Set(returned.map(({ id }) => id))
  return {
    standing: standing.map((testCase) => {
      const earlier = before.get(testCase.id)
      return earlier && earlier.author !== author && isSameContent(testCase, earlier) ? earlier : testCase
    }),
    returned,
    left: [...own(judgement.left), ...left].filter(({ id }) => !isReturned.has(id)),
    removed: own(judgement.removed),
  }
}

/** As many cases of an author as are read at once with those that come. */
function earlierOf(others: readonly TestCase[], author: Author, fresh: readonly TestCase[]): TestCase[] {
  let room = mostCharacters - fresh.reduce((sum, testCase) => sum + charactersIn(testCase), 0)
  return others.filter((testCase) => {
    if (testCase.author !== author) return false
    room -= charactersIn(testCase)
    return room >= 0
  })
}

/** A mended case stands where the earlier one of its id stood; new ones come behind. */
function merged(existing: readonly TestCase[], standing: readonly TestCase[]): TestCase[] {
  const byId = new Map(standing.map((testCase) => [testCase.id, testCase]))
  const before = new Set(existing.map(({ id }) => id))
  return [
    ...existing.map((testCase) => byId.get(testCase.id) ?? testCase),
    ...standing.filter(({ id }) => !before.has(id)),
  ]
}

/** Titles of stored cases, each its own: a case that was there keeps its title. */
function named(stored: readonly TestCase[], isFresh: ReadonlySet<string>): TestCase[] {
  const staying = stored.filter(({ id }) => !isFresh.has(id))
  const fresh = stored.filter(({ id }) => isFresh.has(id))
  const unique = uniqueCases(fresh, staying).testCases
  const byId = new Map(unique.map((testCase) => [testCase.id, testCase]))
  return stored.map((testCase) => byId.get(testCase.id) ?? testCase)
}
