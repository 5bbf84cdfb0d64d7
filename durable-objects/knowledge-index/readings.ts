import { abandonSent } from './outside.ts'
import type { Known } from './rules.ts'
import type { IndexFigures, Reading, StageRequest } from './types.ts'

type Sql = SqlStorage

export function knownOf(sql: Sql, fileId: string): Known {
  const [removed] = sql.exec('SELECT 1 FROM removed WHERE file_id = ?', fileId)
  const [published] = sql.exec<{ generation: number }>(
    'SELECT generation FROM readings WHERE file_id = ? AND published = 1',
    fileId,
  )
  return { removed: removed !== undefined, published: published?.generation ?? null }
}

/** The row of a reading, or null when it never came. */
export function readingRow(sql: Sql, { fileId, generation }: Reading): number | null {
  const query = 'SELECT id FROM readings WHERE file_id = ? AND generation = ?'
  const [row] = sql.exec<{ id: number }>(query, fileId, generation)
  return row?.id ?? null
}

/** Keeps what is said of a file with a reading of it. Returns the row. */
export function keepReading(
  sql: Sql,
  { file, sourceHash }: Pick<StageRequest, 'file' | 'sourceHash'>,
): number {
  return sql
    .exec<{ id: number }>(
      `INSERT INTO readings (file_id, generation, file_name, file_type, updated_at, source_hash) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (file_id, generation) DO UPDATE SET file_name = excluded.file_name, file_type = excluded.file_type,
        updated_at = excluded.updated_at, source_hash = excluded.source_hash
      RETURNING id`,
      file.fileId,
      file.generation,
      file.fileName,
      file.fileType,
      file.updatedAt,
      sourceHash,
    )
    .one().id
}

/** How many chunks of a reading there are, and the last ordinal. */
export const countChunks = (sql: Sql, reading: number) =>
  sql
    .exec<{
      count: number
      last: number | null
    }>('SELECT count(*) AS count, max(ordinal) AS last FROM chunks WHERE reading = ?', reading)
    .one()

/** Makes a staged reading the one that is found. */
export function showReading(sql: Sql, reading: number): void {
  sql.exec(
    `INSERT INTO postings (rowid, frequencies)
    SELECT chunk, frequencies FROM texts WHERE chunk IN (SELECT id FROM chunks WHERE reading = ?) ORDER BY chunk`,
    reading,
  )
  sql.exec('UPDATE readings SET published = 1 WHERE id = ?', reading)
}

/** Removes readings of a file with all that was kept of them: all, or those before a generation. Returns how many searchable chunks went. */
export function dropReadings(sql: Sql, fileId: string, before = Number.MAX_SAFE_INTEGER): number {
  let shown = 0
  const rows = sql
    .exec<{
      id: number
      published: number
    }>('SELECT id, published FROM readings WHERE file_id = ? AND generation < ?', fileId, before)
    .toArray()
  for (const { id, published } of rows) {
    if (published === 1) shown += hideReading(sql, id)
    abandonSent(sql, id)
    for (const table of ['vectors', 'texts'])
      sql.exec(`DELETE FROM ${table} WHERE chunk IN (SELECT id FROM chunks WHERE reading = ?)`, id)
    sql.exec('DELETE FROM chunks WHERE reading = ?', id)
    sql.exec('DELETE FROM readings WHERE id = ?', id)
  }
  return shown
}

/** An index without content takes an entry out when it is told what went in. */
function hideReading(sql: Sql, reading: number): number {
  sql.exec(
    `INSERT INTO postings (postings, rowid, frequencies)
    SELECT 'delete', chunk, frequencies FROM texts WHERE chunk IN (SELECT id FROM chunks WHERE reading = ?)`,
    reading,
  )
  return countChunks(sql, reading).count
}

export function markRemoved(sql: Sql, fileId: string): void {
  sql.exec('INSERT OR IGNORE INTO removed (file_id) VALUES (?)', fileId)
}

/** What is searchable, without one file where it is given. */
export function figuresOf(sql: Sql, beside = ''): IndexFigures {
  return sql
    .exec<{ files: number; chunks: number }>(
      `SELECT count(*) AS files, coalesce(sum((SELECT count(*) FROM chunks c WHERE c.reading = r.id)), 0) AS chunks
      FROM readings r WHERE r.published = 1 AND r.file_id <> ?`,
      beside,
    )
    .one()
}
