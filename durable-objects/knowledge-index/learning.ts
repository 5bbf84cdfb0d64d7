import { strideOf, topicsAreDue } from './rules.ts'
import { foldChunks, keepTerms, topicModel, topicsInUse, versionsOf } from './topics.ts'
import type { LearnedTerm, TopicsDue } from './types.ts'

type Sql = SqlStorage

/** Another learning began meanwhile, or this one is over: whoever is told so stops. */
export interface Superseded {
  ok: false
  code: 'superseded'
}

export type Learning<T> = ({ ok: true } & T) | Superseded

const superseded: Superseded = { ok: false, code: 'superseded' }

/** One page of a corpus in characters: what a call may carry is a multiple of it. */
const pageLength = 4_000_000

export function topicsDue(sql: Sql, chunks: number): TopicsDue {
  const inUse = topicsInUse(sql)
  return { due: topicsAreDue(chunks, inUse), chunks, learnedOf: inUse?.chunks ?? null }
}

/** Opens a version beside the one in use. One that was being prepared before is over. */
export function beginTopics(sql: Sql, chunks: number): { version: number } {
  for (const { version, in_use: inUse } of versionsOf(sql)) if (inUse === 0) dropVersion(sql, version)
  return sql
    .exec<{
      version: number
    }>('INSERT INTO topics (chunks) VALUES (?) RETURNING version', chunks)
    .one()
}

const inPreparation = (sql: Sql, version: number) =>
  versionsOf(sql).find((known) => known.version === version && known.in_use === 0)

/** The frequencies of searchable chunks behind `after`, as many as fit; `next` is where the next page begins, or null. Of many chunks every so many-th is given. */
export function corpusPage(
  sql: Sql,
  { version, after }: { version: number; after: number },
): Learning<{ frequencies: string[]; next: number | null }> {
  const preparing = inPreparation(sql, version)
  if (!preparing) return superseded
  const frequencies: string[] = []
  let length = 0
  const rows = sql.exec<{ id: number; frequencies: string }>(
    `SELECT c.id, t.frequencies FROM chunks c JOIN readings r ON r.id = c.reading JOIN texts t ON t.chunk = c.id
    WHERE c.id > ? AND c.id % ? = 0 AND r.published = 1 ORDER BY c.id`,
    after,
    strideOf(preparing.chunks),
  )
  for (const row of rows) {
    frequencies.push(row.frequencies)
    length += row.frequencies.length
    if (length >= pageLength) return { ok: true, frequencies, next: row.id }
  }
  return { ok: true, frequencies, next: null }
}

/** Keeps what was learned of some terms. Batches may come twice. */
export function keepTopics(
  sql: Sql,
  { version, terms }: { version: number; terms: readonly LearnedTerm[] },
): Learning<object> {
  if (!inPreparation(sql, version)) return superseded
  keepTerms(sql, version, terms)
  return { ok: true }
}

/** Whether the new topics are in use. */
export const isDone = (folded: Learning<{ done: boolean }>): boolean => folded.ok && folded.done

/** Gives chunks their place among the new topics. When none is left, the new topics are in use at once, and `done` says so. */
export function foldTopics(
  sql: Sql,
  { version, limit }: { version: number; limit: number },
): Learning<{ done: boolean }> {
  if (topicsInUse(sql)?.version === version) return { ok: true, done: true }
  if (!inPreparation(sql, version)) return superseded
  if (foldChunks(sql, { version, limit }) === limit) return { ok: true, done: false }
  for (const known of versionsOf(sql)) if (known.version !== version) dropVersion(sql, known.version)
  sql.exec('UPDATE topics SET in_use = 1 WHERE version = ?', version)
  return { ok: true, done: true }
}

function dropVersion(sql: Sql, version: number): void {
  sql.exec('DELETE FROM topics WHERE version = ?', version)
  sql.exec('DELETE FROM topic_terms WHERE version = ?', version)
  sql.exec('DELETE FROM vectors WHERE model = ?', topicModel(version))
}
