import { makeUnit } from '../../shared/domain/retrieval/vectors.ts'
import type { QuestionVector } from './dense.ts'
import type { Live } from './live.ts'
import { sentIds, sentSince } from './outside.ts'
import { readChunkId } from './rules.ts'
import type { OutsideFigures } from './types.ts'

type Sql = SqlStorage

/** What an index outside has taken is found there some minutes later; until then it is compared here. */
const settlingMs = 15 * 60_000
/** More than these are not read one by one. */
const mostFresh = 5000

/** What of an index lies outside, by the model of its vectors. */
export function outsideFigures(
  sql: Sql,
  live: Live | undefined,
  { model, now }: { model: string; now: number },
): OutsideFigures {
  if (!live) return { chunks: 0, unsent: 0, hasAbandoned: false, isReady: true }
  const unsent = live.unsentOf(model).length
  const hasAbandoned = sentIds(sql, { which: 'abandoned', limit: 1 }).length > 0
  const fresh = unsent + sentSince(sql, now - settlingMs).length
  return { chunks: live.ids.length, unsent, hasAbandoned, isReady: fresh <= mostFresh }
}

interface Near {
  question: QuestionVector
  /** Chunks that an index outside calls near. It may be behind: those that are not searchable here any more are passed over. */
  neighbours: readonly string[]
  /** Places that the words found: they are compared, too. */
  places: readonly number[]
  /** 1 for each place that a filter lets through: few are compared all. */
  allowed: Uint8Array
  now: number
}

/**
 * The cosine of the question with chunks that may be near, by their places; NaN for all others. All are compared by the vectors that are kept here: an index
 * outside only says where to look.
 */
export function cosinesNear(
  sql: Sql,
  live: Live,
  { question, neighbours, places, allowed, now }: Near,
): Float32Array | null {
  const unit = makeUnit(question.vector.slice())
  if (!unit.every(Number.isFinite)) return null
  const fresh = [...live.unsentOf(question.model), ...sentSince(sql, now - settlingMs)].slice(0, mostFresh)
  const ids = [...neighbours.flatMap((chunkId) => chunkNamed(sql, chunkId)), ...fresh]
  const near = new Set([...places, ...ids.map((id) => placeOf(live, id)), ...fewOf(allowed)])
  const found = new Float32Array(live.ids.length).fill(Number.NaN)
  for (const place of near)
    if (place >= 0 && allowed[place] === 1)
      found[place] = cosine(sql, question.model, live.ids[place] ?? 0, unit)
  return found
}

/** The places that a filter lets through, where it keeps some back and they are few: what is nearest of all may hold none of them. */
function fewOf(allowed: Uint8Array): number[] {
  const places: number[] = []
  for (let place = 0; place < allowed.length; place++) {
    if (allowed[place] !== 1) continue
    if (places.length === mostFresh) return []
    places.push(place)
  }
  return places.length === allowed.length ? [] : places
}

function chunkNamed(sql: Sql, chunkId: string): number[] {
  const named = readChunkId(chunkId)
  if (!named) return []
  const query = `SELECT c.id FROM readings r JOIN chunks c ON c.reading = r.id
    WHERE r.file_id = ? AND r.generation = ? AND r.published = 1 AND c.ordinal = ?`
  return sql
    .exec<{ id: number }>(query, named.fileId, named.generation, named.ordinal)
    .toArray()
    .map(({ id }) => id)
}

/** Where a chunk stands among all, which are in the order of their ids; -1 for one that is not searchable. */
function placeOf({ ids }: Live, id: number): number {
  let [low, high] = [0, ids.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const there = ids[middle] ?? 0
    if (there === id) return middle
    if (there < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}

function cosine(sql: Sql, model: string, chunk: number, unit: Float32Array): number {
  const query = 'SELECT scale, numbers FROM vectors WHERE chunk = ? AND model = ? AND scale > 0'
  const [row] = sql.exec<{ scale: number; numbers: ArrayBuffer }>(query, chunk, model)
  if (!row || row.numbers.byteLength !== unit.length) return Number.NaN
  const numbers = new Int8Array(row.numbers)
  let sum = 0
  for (let at = 0; at < numbers.length; at++) sum += (unit[at] ?? 0) * (numbers[at] ?? 0)
  return sum * row.scale
}
