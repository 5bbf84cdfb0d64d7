import { decodeFrequencies } from '../../shared/domain/retrieval/terms.ts'
import type { Frequencies } from '../../shared/domain/retrieval/terms.ts'
import { type TermTopics, foldIn } from '../../shared/domain/retrieval/topics/fold-in.ts'
import type { QuestionVector } from './dense.ts'
import type { LearnedTerm } from './types.ts'
import { keepNoVector, keepVector } from './vectors.ts'

type Sql = SqlStorage

/** The name that vectors of learned topics are kept under. */
export const topicModel = (version: number): string => `topics:${version}`

interface Version extends Record<string, SqlStorageValue> {
  version: number
  in_use: number
  chunks: number
  changes: number
}

/** Topics in use and those that are being prepared, the oldest first. */
export const versionsOf = (sql: Sql): Version[] =>
  sql.exec<Version>('SELECT version, in_use, chunks, changes FROM topics ORDER BY version').toArray()

/** The topics that questions are read by, or null when none were learned. */
export const topicsInUse = (sql: Sql): Version | null =>
  versionsOf(sql).find(({ in_use: inUse }) => inUse === 1) ?? null

/** Counts chunks that came or went since topics were learned. */
export function countChanges(sql: Sql, chunks: number): void {
  if (chunks > 0) sql.exec('UPDATE topics SET changes = changes + ?', chunks)
}

// As JSON in one value, which holds at most 2 MB.
const termsAtOnce = 5_000

/** What was learned of these terms. */
function learnedTerms(sql: Sql, version: number, terms: Iterable<string>): Map<string, TermTopics> {
  const wanted = [...new Set(terms)]
  const learned = new Map<string, TermTopics>()
  const query = `SELECT term, idf, vector FROM topic_terms WHERE version = ? AND term IN (SELECT value FROM json_each(?))`
  for (let from = 0; from < wanted.length; from += termsAtOnce) {
    const given = JSON.stringify(wanted.slice(from, from + termsAtOnce))
    for (const [term, idf, vector] of sql.exec(query, version, given).raw<[string, number, ArrayBuffer]>())
      learned.set(term, { idf, vector: new Float32Array(vector) })
  }
  return learned
}

/** Where a question lies among the topics in use; null where none are, or none of its terms is known. */
export function readQuestionVector(sql: Sql, terms: Frequencies): QuestionVector | null {
  const inUse = topicsInUse(sql)
  if (!inUse) return null
  const learned = learnedTerms(sql, inUse.version, terms.keys())
  const vector = foldIn(terms, (term) => learned.get(term))
  return vector && { model: topicModel(inUse.version), vector, exact: false }
}

/** Chunks that have no vector of a version yet, `reading` only where it is given. Those that no topic knows have one of no direction, so that they count as done. */
export function foldChunks(
  sql: Sql,
  { version, reading, limit }: { version: number; reading?: number; limit: number },
): number {
  const rows = sql
    .exec<{ id: number; frequencies: string }>(
      `SELECT c.id, t.frequencies FROM chunks c JOIN texts t ON t.chunk = c.id
      WHERE (?1 IS NULL OR c.reading = ?1) AND NOT EXISTS (SELECT 1 FROM vectors v WHERE v.chunk = c.id AND v.model = ?2) LIMIT ?3`,
      reading ?? null,
      topicModel(version),
      limit,
    )
    .toArray()
  const learned = learnedTerms(sql, version, termsOfAll(rows))
  for (const { id, frequencies } of rows) {
    const vector = foldIn(decodeFrequencies(frequencies), (term) => learned.get(term))
    if (vector) keepVector(sql, { chunk: id, model: topicModel(version), vector, exact: false })
    else keepNoVector(sql, id, topicModel(version))
  }
  return rows.length
}

function* termsOfAll(rows: readonly { frequencies: string }[]): Generator<string> {
  for (const { frequencies } of rows) for (const [term] of decodeFrequencies(frequencies)) yield term
}

/** Gives the chunks of a reading their place among the topics in use. Those in preparation may know no term yet, and fold all chunks in before they are used. */
export function foldReading(sql: Sql, reading: number): void {
  const inUse = topicsInUse(sql)
  if (inUse) foldChunks(sql, { version: inUse.version, reading, limit: -1 })
}

export function keepTerms(sql: Sql, version: number, terms: readonly LearnedTerm[]): void {
  for (const { term, idf, vector } of terms) {
    const bytes = vector.slice().buffer
    sql.exec(
      'INSERT OR REPLACE INTO topic_terms (version, term, idf, vector) VALUES (?, ?, ?, ?)',
      version,
      term,
      idf,
      bytes,
    )
  }
}
