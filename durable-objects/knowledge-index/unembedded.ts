import { keepVectors } from './vectors.ts'
import { readingRow } from './readings.ts'
import type {
  EmbeddedReading,
  EmbeddingFigures,
  PublishedUnembedded,
  Reading,
  RefusedReading,
  Unembedded,
} from './types.ts'

type Sql = SqlStorage

interface Row extends Record<string, SqlStorageValue> {
  file_id: string
  generation: number
  ordinal: number
  body: string
  headings: string
  file_name: string
}

const lacking = 'NOT EXISTS (SELECT 1 FROM vectors v WHERE v.chunk = c.id AND v.model = ?)'
const waiting = `SELECT r.file_id, r.generation, c.ordinal, t.body, t.headings, r.file_name
  FROM readings r JOIN chunks c ON c.reading = r.id JOIN texts t ON t.chunk = c.id WHERE ${lacking}`

const toEmbed = ({ ordinal, body, headings, file_name: fileName }: Row): Unembedded => ({
  ordinal,
  text: body,
  headings: JSON.parse(headings) as string[],
  fileName,
})

/** Chunks of a reading that have no vector of a model; none of one that never came. */
export const unembeddedOf = (
  sql: Sql,
  { reading, model, limit }: { reading: Reading; model: string; limit: number },
): Unembedded[] =>
  sql
    .exec<Row>(`${waiting} AND r.id = ? ORDER BY c.ordinal LIMIT ?`, model, readingRow(sql, reading), limit)
    .toArray()
    .map(toEmbed)

/** Searchable chunks that have no vector of a model: another one embedded them, or none did. */
export const unembeddedAnywhere = (sql: Sql, model: string, limit: number): PublishedUnembedded[] =>
  sql
    .exec<Row>(`${waiting} AND r.published = 1 ORDER BY c.id LIMIT ?`, model, limit)
    .toArray()
    .map((row) => ({ ...toEmbed(row), fileId: row.file_id, generation: row.generation }))

/** How many searchable chunks there are, and how many of them a model has still to embed. */
export const embeddingFiguresOf = (sql: Sql, model: string): EmbeddingFigures =>
  sql
    .exec<{ chunks: number; unembedded: number }>(
      `SELECT count(*) AS chunks, coalesce(sum(${lacking}), 0) AS unembedded
      FROM chunks c JOIN readings r ON r.id = c.reading WHERE r.published = 1`,
      model,
    )
    .one()

/** Readings with chunks of which a model makes no vector, and how many these are: of one reading, or of all that is searchable. */
export const refusedOf = (
  sql: Sql,
  { model, reading }: { model: string; reading?: Reading },
): RefusedReading[] =>
  sql
    .exec<RefusedReading & Record<string, SqlStorageValue>>(
      `SELECT r.file_id AS fileId, r.generation, count(*) AS chunks
      FROM readings r JOIN chunks c ON c.reading = r.id JOIN vectors v ON v.chunk = c.id AND v.model = ? AND v.scale = 0
      WHERE ${reading ? 'r.id = ?' : 'r.published = ?'} GROUP BY r.id`,
      model,
      reading ? readingRow(sql, reading) : 1,
    )
    .toArray()

/** Keeps vectors of several readings; those of one that is gone are left out. */
export function embedEach(sql: Sql, model: string, embedded: readonly EmbeddedReading[]): void {
  for (const { reading, vectors } of embedded) {
    const row = readingRow(sql, reading)
    if (row !== null) keepVectors(sql, row, model, vectors)
  }
}

/** Removes the vectors that other models made: no question is compared with them any more. What the index has learned by itself stays. */
export function dropOtherModels(sql: Sql, model: string): void {
  sql.exec("DELETE FROM vectors WHERE model <> ? AND model NOT LIKE 'topics:%'", model)
}
