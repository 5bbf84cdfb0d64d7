import { fuse } from '../../shared/domain/retrieval/fuse.ts'
import type { Frequencies } from '../../shared/domain/retrieval/terms.ts'
import { type QuestionVector, cosines, rescoreNearest } from './dense.ts'
import { foldDuplicates } from './duplicates.ts'
import { lexicalScores, termsOfQuestion } from './lexical.ts'
import type { Live } from './live.ts'
import { cosinesNear } from './near.ts'
import { type Candidate, allowedPlaces, highest } from './places.ts'
import { chunkIdOf } from './rules.ts'
import { readQuestionVector } from './topics.ts'
import type { Hit, SearchAnswer, SearchRequest } from './types.ts'
import { someModel } from './vectors.ts'
import { excluding } from './without.ts'

type Sql = SqlStorage

// As many as can be asked for by the words, and as many as usually matter by the sense: nearly everything is a little alike.
const byWords = { most: 1_000, least: 0 }
// A cosine below what a byte can tell is none.
const bySense = { most: 200, least: 0.01 }
const mostHits = 1_000
const mostAlike = 20

/** Finds chunks by the words and by the sense of a question, and ranks what either found by both. */
export function search(sql: Sql, live: Live, request: SearchRequest): SearchAnswer {
  const terms = termsOfQuestion(request.question)
  const question = questionVector(sql, terms, request)
  const lexical = lexicalScores(live, terms, request.statistics)
  const allowed = allowedPlaces(live, request.filter)
  const dense = denseScores(sql, live, { request, question, lexical, allowed })
  const says = excluding(sql, live, request.filter?.without ?? [], allowed)
  const candidates = candidatesOf(live, { lexical, dense, allowed, says })
  if (question?.exact) rescoreNearest(sql, live, candidates, question)
  const unembedded = request.model === undefined ? 0 : live.unembeddedOf(request.model)
  return { ...answer(live, candidates, request.limit), unembedded }
}

interface Compared {
  request: SearchRequest
  question: QuestionVector | null
  lexical: Float64Array
  allowed: Uint8Array
}

function denseScores(sql: Sql, live: Live, { request, question, lexical, allowed }: Compared) {
  if (!request.near || !question) return cosines(live, question)
  const places = highest(lexical, allowed, byWords)
  return cosinesNear(sql, live, { question, ...request.near, places, allowed })
}

function questionVector(
  sql: Sql,
  terms: Frequencies,
  { vector, model }: SearchRequest,
): QuestionVector | null {
  if (!vector) return readQuestionVector(sql, terms)
  return { model: model ?? someModel(sql), vector, exact: true }
}

interface Scores {
  lexical: Float64Array
  dense: Float32Array | null
  allowed: Uint8Array
  /** Whether a chunk says what must not be said. */
  says: (place: number) => boolean
}

/** What the words find is counted up to the most hits: where some of it says the same, or what must not be said, more is looked at. */
function candidatesOf(live: Live, { says, ...scores }: Scores): Candidate[] {
  for (let { most } = byWords; ; most *= 4) {
    const candidates = bestOf(scores, most).filter(({ place }) => !says(place))
    const texts = new Set(candidates.map(({ place }) => live.groups[place]))
    if (texts.size >= mostHits || most >= live.ids.length) return candidates
  }
}

function bestOf({ lexical, dense, allowed }: Omit<Scores, 'says'>, most: number): Candidate[] {
  const places = new Set(highest(lexical, allowed, { ...byWords, most }))
  if (dense) for (const place of highest(dense, allowed, bySense)) places.add(place)
  return [...places].map((place) => {
    const cosine = dense?.[place] ?? Number.NaN
    return { place, lexical: lexical[place] ?? 0, dense: Number.isNaN(cosine) ? null : cosine }
  })
}

/** The order is the same for the same chunks, however they came here. */
function answer(
  live: Live,
  candidates: readonly Candidate[],
  limit: number,
): Omit<SearchAnswer, 'unembedded'> {
  const scores = fuse(candidates)
  const ranked = candidates
    .map((candidate, at) => ({ candidate, score: scores[at] ?? 0 }))
    .toSorted((one, other) => other.score - one.score || one.candidate.place - other.candidate.place)
    .map(({ candidate }) => candidate)
  const folded = foldDuplicates(live, ranked)
  return {
    total: Math.min(folded.length, mostHits),
    hits: folded
      .slice(0, Math.max(0, Math.min(limit, mostHits)))
      .map(({ kept, others }) => hitOf(live, kept, others)),
  }
}

function hitOf(live: Live, { place, lexical, dense }: Candidate, others: readonly number[]): Hit {
  const alsoIn = others.slice(0, mostAlike).map((other) => nameOf(live, other))
  const fileId = live.files[live.fileAt[place] ?? 0]?.fileId ?? ''
  const hit = { chunkId: nameOf(live, place), fileId, ordinal: live.ordinals[place] ?? 0, lexical, dense }
  return alsoIn.length > 0 ? { ...hit, alsoIn } : hit
}

function nameOf(live: Live, place: number): string {
  const { fileId = '', generation = 0 } = live.files[live.fileAt[place] ?? 0] ?? {}
  return chunkIdOf({ fileId, generation, ordinal: live.ordinals[place] ?? 0 })
}
