import { makeUnit, quantize } from '../../shared/domain/retrieval/vectors.ts'
import type { ChunkVector } from './types.ts'

type Sql = SqlStorage

/** Vectors of the chunks of the index, in their order; a scale of 0 is a chunk without one. */
export interface Vectors {
  dimensions: number
  numbers: Int8Array
  scales: Float32Array
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): ArrayBuffer =>
  (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength)

/** Numbers of a vector that can be compared: all finite, and not all 0. */
const isUsable = (vector: Float32Array): boolean =>
  vector.every(Number.isFinite) && vector.some((number) => number !== 0)

/**
 * Keeps the vector of a chunk; `exact` keeps it as it is, too, for those that nearly match. Of one without a direction it is kept that there is none, so that
 * nobody is asked for it for ever.
 */
export function keepVector(
  sql: Sql,
  { chunk, model, vector, exact }: { chunk: number; model: string; vector: Float32Array; exact: boolean },
): void {
  if (!isUsable(vector)) return keepNoVector(sql, chunk, model)
  const { scale, numbers } = quantize(vector)
  sql.exec(
    'INSERT OR REPLACE INTO vectors (chunk, model, scale, numbers, exact) VALUES (?, ?, ?, ?, ?)',
    chunk,
    model,
    scale,
    bytesOf(numbers),
    exact ? bytesOf(vector) : null,
  )
}

export function keepNoVector(sql: Sql, chunk: number, model: string): void {
  const query = "INSERT OR REPLACE INTO vectors (chunk, model, scale, numbers) VALUES (?, ?, 0, x'')"
  sql.exec(query, chunk, model)
}

/** Keeps what a model made of chunks of a reading; ordinals that it does not have are left out. */
export function keepVectors(sql: Sql, reading: number, model: string, vectors: readonly ChunkVector[]): void {
  for (const { ordinal, vector } of vectors) {
    const query = 'SELECT id FROM chunks WHERE reading = ? AND ordinal = ?'
    const [chunk] = sql.exec<{ id: number }>(query, reading, ordinal)
    if (chunk) keepVector(sql, { chunk: chunk.id, model, vector: makeUnit(vector.slice()), exact: true })
  }
}

/** Reads the vectors of a model. `ids` are chunks in ascending order; vectors of other dimensions than the first are left out. */
export function loadVectors(sql: Sql, model: string, ids: Int32Array): Vectors | null {
  let loaded: Vectors | null = null
  let at = 0
  const rows = sql.exec(
    'SELECT chunk, scale, numbers FROM vectors WHERE model = ? AND scale > 0 ORDER BY chunk',
    model,
  )
  for (const [chunk, scale, blob] of rows.raw<[number, number, ArrayBuffer]>()) {
    while (at < ids.length && (ids[at] ?? 0) < chunk) at++
    if (ids[at] !== chunk) continue
    loaded ??= {
      dimensions: blob.byteLength,
      numbers: new Int8Array(blob.byteLength * ids.length),
      scales: new Float32Array(ids.length),
    }
    if (blob.byteLength !== loaded.dimensions) continue
    loaded.numbers.set(new Int8Array(blob), at * loaded.dimensions)
    loaded.scales[at] = scale
  }
  return loaded
}

/** The vector as its model made it, or null where only bytes were kept. */
export function exactVector(sql: Sql, model: string, chunk: number): Float32Array | null {
  const query = 'SELECT exact FROM vectors WHERE chunk = ? AND model = ?'
  const [row] = sql.exec<{ exact: ArrayBuffer | null }>(query, chunk, model)
  return row?.exact ? new Float32Array(row.exact) : null
}

/** The model that vectors of chunks came from, where the caller names none. */
export function someModel(sql: Sql): string {
  const [row] = sql.exec<{ model: string }>('SELECT model FROM vectors WHERE exact IS NOT NULL LIMIT 1')
  return row?.model ?? ''
}
