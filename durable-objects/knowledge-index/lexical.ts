import { inverseFrequency, saturation } from '../../shared/domain/retrieval/bm25.ts'
import { type Frequencies, countTerms } from '../../shared/domain/retrieval/terms.ts'
import type { Live } from './live.ts'
import { type Posting, sizeOf } from './postings.ts'
import type { TermStatistics } from './types.ts'

/** The most different terms of a question that count: those that come first. A question of more is a text, and says the same again. */
const mostTerms = 128

/** How much of a question is read, in characters. */
const longestQuestion = 10_000

/** The terms of a question with how often it says them. Whatever it holds, only letters and digits go further. */
export function termsOfQuestion(question: string): Frequencies {
  const frequencies: Frequencies = new Map()
  countTerms(frequencies, question.slice(0, longestQuestion))
  return new Map([...frequencies].slice(0, mostTerms))
}

/** BM25 of every chunk, by its place; 0 where no term of the question stands in it. */
export function lexicalScores(
  live: Live,
  question: Frequencies,
  statistics: TermStatistics | undefined,
): Float64Array {
  const scores = new Float64Array(live.ids.length)
  const { chunks, tokens } = statistics ?? { chunks: live.ids.length, tokens: live.tokens }
  const meanLength = tokens / Math.max(1, chunks) || 1
  for (const [term, times] of question) {
    const postings = live.postingsOf(term)
    const given = statistics && Object.hasOwn(statistics.frequencies, term) && statistics.frequencies[term]
    const frequency = typeof given === 'number' ? given : sizeOf(postings)
    const weight = times * inverseFrequency(frequency, chunks)
    for (const posting of postings) add(scores, live, posting, { weight, meanLength })
  }
  return scores
}

function add(
  scores: Float64Array,
  { lengths }: Live,
  { times, places }: Posting,
  { weight, meanLength }: { weight: number; meanLength: number },
): void {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0
    scores[place] = (scores[place] ?? 0) + weight * saturation(times, lengths[place] ?? 0, meanLength)
  }
}
