import { chunkIdOf } from './rules.ts'
import type { KeptVector } from './types.ts'

type Sql = SqlStorage

const published = 'JOIN readings r ON r.id = c.reading AND r.published = 1'
const notSent = 'NOT EXISTS (SELECT 1 FROM sent s WHERE s.chunk = c.id AND s.model = ? AND s.at IS NOT NULL)'

/** Searchable chunks, by their ids, whose vectors of the model are not known to lie outside. */
export const unsentChunks = (sql: Sql, model: string): number[] =>
  sql
    .exec<{ id: number }>(
      `SELECT c.id FROM chunks c ${published} WHERE ${notSent}
      AND EXISTS (SELECT 1 FROM vectors v WHERE v.chunk = c.id AND v.model = ? AND v.scale > 0) ORDER BY c.id`,
      model,
      model,
    )
    .toArray()
    .map(({ id }) => id)

interface SendRow extends Record<string, SqlStorageValue> {
  id: number
  file_id: string
  generation: number
  ordinal: number
  exact: ArrayBuffer
}

/** Vectors that have still to go outside. From now on they may be there. */
export function takeUnsent(sql: Sql, model: string, limit: number): KeptVector[] {
  const query = `SELECT c.id, r.file_id, r.generation, c.ordinal, v.exact FROM chunks c ${published}
    JOIN vectors v ON v.chunk = c.id AND v.model = ? AND v.exact IS NOT NULL WHERE ${notSent} ORDER BY c.id LIMIT ?`
  const rows = sql.exec<SendRow>(query, model, model, limit).toArray()
  return rows.map(({ id, file_id: fileId, generation, ordinal, exact }) => {
    const vector = chunkIdOf({ fileId, generation, ordinal })
    sql.exec(
      'INSERT OR REPLACE INTO sent (vector, chunk, model, at) VALUES (?, ?, ?, NULL)',
      vector,
      id,
      model,
    )
    return { id: vector, vector: new Float32Array(exact) }
  })
}

/** Notes that vectors have arrived. Returns those that nobody needs any more, because their chunks went meanwhile: they have to be removed again. */
export function confirmSent(
  sql: Sql,
  { ids, model, now }: { ids: readonly string[]; model: string; now: number },
): string[] {
  const query = `UPDATE sent SET at = ? WHERE chunk > 0 AND model = ?
    AND vector IN (SELECT value FROM json_each(?)) RETURNING vector`
  const rows = sql.exec<{ vector: string }>(query, now, model, JSON.stringify(ids))
  const confirmed = new Set(rows.toArray().map(({ vector }) => vector))
  return ids.filter((id) => !confirmed.has(id))
}

/** The vectors of chunks that are going stay outside until somebody removes them. */
export function abandonSent(sql: Sql, reading: number): void {
  sql.exec('UPDATE sent SET chunk = 0 WHERE chunk IN (SELECT id FROM chunks WHERE reading = ?)', reading)
}

/** Vectors that may lie outside: all, or those that nobody needs any more. */
export function sentIds(sql: Sql, { which, limit }: { which: 'all' | 'abandoned'; limit: number }): string[] {
  const query = `SELECT vector FROM sent ${which === 'all' ? '' : 'WHERE chunk = 0'} ORDER BY vector LIMIT ?`
  return sql
    .exec<{ vector: string }>(query, limit)
    .toArray()
    .map(({ vector }) => vector)
}

export function forgetSent(sql: Sql, ids: readonly string[]): void {
  sql.exec('DELETE FROM sent WHERE vector IN (SELECT value FROM json_each(?))', JSON.stringify(ids))
}

/** Chunks whose vectors went outside since a time: what is there shows late. */
export const sentSince = (sql: Sql, since: number): number[] =>
  sql
    .exec<{ chunk: number }>('SELECT chunk FROM sent WHERE at > ? AND chunk > 0', since)
    .toArray()
    .map(({ chunk }) => chunk)
