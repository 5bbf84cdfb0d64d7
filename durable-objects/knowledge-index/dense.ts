import { dot, makeUnit } from '../../shared/domain/retrieval/vectors.ts'
import type { Live } from './live.ts'
import type { Candidate } from './places.ts'
import { type Vectors, exactVector } from './vectors.ts'

/** What a question is compared by. */
export interface QuestionVector {
  model: string
  vector: Float32Array
  /** Whether the vectors of the chunks were kept as they came. */
  exact: boolean
}

/** The cosine of the question and every chunk, by its place; NaN where a chunk has no vector. Null where nothing can be compared. */
export function cosines(live: Live, question: QuestionVector | null): Float32Array | null {
  if (!question) return null
  const vectors = live.vectorsOf(question.model)
  if (!vectors || vectors.dimensions !== question.vector.length) return null
  const unit = makeUnit(question.vector.slice())
  if (!unit.every(Number.isFinite)) return null
  return compare(unit, vectors, live.ids.length)
}

function compare(unit: Float32Array, { dimensions, numbers, scales }: Vectors, count: number): Float32Array {
  const found = new Float32Array(count).fill(Number.NaN)
  for (let place = 0; place < count; place++) {
    const scale = scales[place] ?? 0
    if (scale === 0) continue
    const from = place * dimensions
    let sum = 0
    for (let at = 0; at < dimensions; at++) sum += (unit[at] ?? 0) * (numbers[from + at] ?? 0)
    found[place] = sum * scale
  }
  return found
}

/** As many as the error of bytes could bring out of their order before anybody sees them. */
const nearest = 100

/** Gives the nearest candidates their cosine without the error of bytes, where vectors were kept as they came. */
export function rescoreNearest(
  sql: SqlStorage,
  { ids }: Live,
  candidates: readonly Candidate[],
  { model, vector }: QuestionVector,
): void {
  const unit = makeUnit(vector.slice())
  const near = candidates
    .filter((candidate) => candidate.dense !== null)
    .toSorted((one, other) => (other.dense ?? 0) - (one.dense ?? 0))
  for (const candidate of near.slice(0, nearest)) {
    const exact = exactVector(sql, model, ids[candidate.place] ?? 0)
    if (exact) candidate.dense = dot(unit, exact)
  }
}
