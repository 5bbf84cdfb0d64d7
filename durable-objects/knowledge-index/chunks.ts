import { headingsWithin } from '../../shared/domain/text/sections.ts'
import { type Frequencies, countTerms, encodeFrequencies } from '../../shared/domain/retrieval/terms.ts'
import { titleOf, weights } from './rules.ts'
import type { Chunk, IndexedFile } from './types.ts'

type Sql = SqlStorage

/** The terms of a chunk with those of the title and of all its headings, weighed. */
function weighedTerms({ fileName }: IndexedFile, chunk: Chunk) {
  const frequencies: Frequencies = new Map()
  const length =
    countTerms(frequencies, titleOf(fileName), weights.title) +
    countTerms(frequencies, headingsWithin(chunk).join('\n'), weights.headings) +
    countTerms(frequencies, chunk.text, weights.text)
  return { frequencies: encodeFrequencies(frequencies), length }
}

/** Keeps a chunk, in the place of one with its ordinal. Vectors of the same text stay: a batch that comes twice is not embedded twice. */
export function keepChunk(
  sql: Sql,
  reading: number,
  file: IndexedFile,
  chunk: Chunk & { same: string },
): void {
  const { frequencies, length } = weighedTerms(file, chunk)
  const { id } = sql
    .exec<{ id: number }>(
      `INSERT INTO chunks (reading, ordinal, start_at, end_at, page, length, same) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (reading, ordinal) DO UPDATE SET start_at = excluded.start_at, end_at = excluded.end_at,
        page = excluded.page, length = excluded.length, same = excluded.same
      RETURNING id`,
      reading,
      chunk.ordinal,
      chunk.start,
      chunk.end,
      chunk.page,
      length,
      chunk.same,
    )
    .one()
  const headings = JSON.stringify(chunk.headings)
  const sections = JSON.stringify(chunk.sections ?? [])
  const alike =
    'SELECT 1 FROM texts WHERE chunk = ? AND frequencies = ? AND headings = ? AND sections = ? AND body = ?'
  if (sql.exec(alike, id, frequencies, headings, sections, chunk.text).toArray().length > 0) return
  sql.exec('DELETE FROM vectors WHERE chunk = ?', id)
  sql.exec(
    'INSERT OR REPLACE INTO texts (chunk, frequencies, headings, sections, body) VALUES (?, ?, ?, ?, ?)',
    id,
    frequencies,
    headings,
    sections,
    chunk.text,
  )
}
