import { habitOf, type NumberHabit } from '../../shared/domain/numbers/written.ts'
import type { Section } from '../../shared/domain/text/sections.ts'
import { chunkIdOf, readChunkId } from './rules.ts'
import type { Passage } from './types.ts'

type Sql = SqlStorage

interface PassageRow extends Record<string, SqlStorageValue> {
  file_id: string
  generation: number
  file_name: string
  file_type: string
  updated_at: number
  source_hash: string
  ordinal: number
  start_at: number
  end_at: number
  page: number | null
  headings: string
  sections: string
  body: string
}

const passageColumns = `r.file_id, r.generation, r.file_name, r.file_type, r.updated_at, r.source_hash,
  c.ordinal, c.start_at, c.end_at, c.page, t.headings, t.sections, t.body
  FROM readings r JOIN chunks c ON c.reading = r.id JOIN texts t ON t.chunk = c.id`

const passageOf = (row: PassageRow): Passage => ({
  chunkId: chunkIdOf({ fileId: row.file_id, generation: row.generation, ordinal: row.ordinal }),
  fileId: row.file_id,
  fileName: row.file_name,
  fileType: row.file_type,
  updatedAt: row.updated_at,
  sourceHash: row.source_hash,
  ordinal: row.ordinal,
  start: row.start_at,
  end: row.end_at,
  page: row.page,
  headings: JSON.parse(row.headings) as string[],
  ...(row.sections !== '[]' && { sections: JSON.parse(row.sections) as Section[] }),
  text: row.body,
})

/** Searchable chunks by their names, in that order; those that are gone are left out. Where one holds a number that may be thousands or thousandths, the habit of its file is told. */
export function passagesOf(sql: Sql, chunkIds: readonly string[]): Passage[] {
  const passages = namedPassages(sql, chunkIds)
  const open = passages.filter(({ text }) => openNumber.test(text))
  const files = new Set(open.map(({ fileId }) => fileId))
  const habits = new Map([...files].map((fileId) => [fileId, habitOfFile(sql, fileId)]))
  return passages.map((passage) => {
    const habit = habits.get(passage.fileId)
    return habit === undefined ? passage : { ...passage, habit }
  })
}

const openNumber = /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,]*\d)/
const mostRead = 100

function habitOfFile(sql: Sql, fileId: string): NumberHabit {
  const query = `SELECT t.body FROM readings r JOIN chunks c ON c.reading = r.id JOIN texts t ON t.chunk = c.id
    WHERE r.file_id = ? AND r.published = 1 AND (t.body GLOB '*[0-9].[0-9]*' OR t.body GLOB '*[0-9],[0-9]*')
    ORDER BY c.ordinal LIMIT ?`
  const texts = sql.exec<{ body: string }>(query, fileId, mostRead).toArray()
  return habitOf(texts.map(({ body }) => body).join('\n'))
}

function namedPassages(sql: Sql, chunkIds: readonly string[]): Passage[] {
  return chunkIds.flatMap((chunkId) => {
    const named = readChunkId(chunkId)
    if (!named) return []
    const query = `SELECT ${passageColumns} WHERE r.file_id = ? AND r.generation = ? AND r.published = 1 AND c.ordinal = ?`
    const rows = sql.exec<PassageRow>(query, named.fileId, named.generation, named.ordinal)
    return rows.toArray().map(passageOf)
  })
}

/** Searchable chunks of a file in their order, from an ordinal on. */
export function passagesOfFile(sql: Sql, page: { fileId: string; from: number; limit: number }): Passage[] {
  const query = `SELECT ${passageColumns} WHERE r.file_id = ? AND r.published = 1 AND c.ordinal >= ? ORDER BY c.ordinal LIMIT ?`
  return sql.exec<PassageRow>(query, page.fileId, page.from, page.limit).toArray().map(passageOf)
}
