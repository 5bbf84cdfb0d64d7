import type { EventPayload, ExecutionEvent } from '../../shared/kernel/events.ts'
import { maxValueUnits, readText, writeText } from '../documents.ts'
import type { ExecutionState } from './state.ts'
import { lastBatch } from './store.ts'

/** A page of events ends after about this many UTF-16 units of JSON, so that catching up never holds much in memory. */
const maxPageUnits = 900_000

/** Numbers and stores events. Each batch is one row; a longer one is divided, and an event too long for a row is kept in parts. Returns the last number. */
export function appendEvents(sql: SqlStorage, events: readonly EventPayload[], now: number): number {
  const last = lastBatch(sql)
  // Callers have their own clocks; within an execution time does not run backwards.
  const at = Math.max(now, last.at)
  let lastSeq = last.lastSeq
  for (const texts of divide(events.map((event) => JSON.stringify(event)))) {
    const seq = lastSeq + 1
    lastSeq += texts.length
    const body = `[${texts.join(',')}]`
    const long = body.length > maxValueUnits
    if (long) writeText(sql, `batch:${seq}`, body)
    sql.exec(
      'INSERT INTO batches (seq, last_seq, at, body) VALUES (?, ?, ?, ?)',
      seq,
      lastSeq,
      at,
      long ? null : body,
    )
  }
  return lastSeq
}

/** What a reader gets at a time, and how far the events go by now. */
export function pageAfter(
  sql: SqlStorage,
  { executionId, status, organizationId }: ExecutionState,
  { afterSeq, limit }: { afterSeq: number; limit: number },
) {
  const events = readEvents(sql, { executionId, afterSeq, limit })
  return { events, lastSeq: lastBatch(sql).lastSeq, status, organizationId }
}

/** Events after `afterSeq`, in order: at most `limit`, at most about 1 MB, but always at least one if there is one. */
function readEvents(
  sql: SqlStorage,
  { executionId, afterSeq, limit }: { executionId: string; afterSeq: number; limit: number },
): ExecutionEvent[] {
  const events: ExecutionEvent[] = []
  let units = 0
  for (const row of batchesFrom(sql, afterSeq)) {
    const body = row.body ?? readText(sql, `batch:${row.seq}`)
    if (events.length > 0 && units + body.length > maxPageUnits) break
    units += body.length
    const at = new Date(row.at).toISOString()
    const payloads = JSON.parse(body) as EventPayload[]
    for (const [index, payload] of payloads.entries()) {
      const seq = row.seq + index
      if (seq <= afterSeq) continue
      if (events.length >= limit) return events
      events.push({ ...payload, executionId, seq, at })
    }
  }
  return events
}

function batchesFrom(sql: SqlStorage, afterSeq: number) {
  return sql.exec<{ seq: number; at: number; body: string | null }>(
    `SELECT seq, at, body FROM batches
    WHERE seq >= coalesce((SELECT max(seq) FROM batches WHERE seq <= ?), 1) ORDER BY seq`,
    afterSeq + 1,
  )
}

/** Groups texts so that each group fits one value; a text that is too long stands alone. */
function divide(texts: readonly string[]): string[][] {
  const groups: string[][] = []
  let units = Infinity
  for (const text of texts) {
    if (units + text.length + 1 > maxValueUnits) {
      groups.push([])
      units = 1
    }
    groups.at(-1)?.push(text)
    units += text.length + 1
  }
  return groups
}
