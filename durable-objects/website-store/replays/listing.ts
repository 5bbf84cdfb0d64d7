import type { ReplaySummary } from '../../../shared/domain/analytics/replay/summarize.ts'
import type { ReplayClient } from './record-chunk.ts'

/** A recording as it is kept. */
export interface KeptReplay {
  replay: string
  session: string
  receivedAt: number
  client: ReplayClient
  summary: ReplaySummary
}

export interface Row extends Record<string, SqlStorageValue> {
  replay: string
  session: string
  received: number
  client: string
  summary: string
}

export const replayOf = ({ replay, session, received, client, summary }: Row): KeptReplay => ({
  replay,
  session,
  receivedAt: received,
  client: JSON.parse(client) as ReplayClient,
  summary: JSON.parse(summary) as ReplaySummary,
})

export const columns = 'replay, session, received, client, summary'

interface Chosen {
  /** Only those of visits in which this session takes part. */
  session?: string | undefined
  /** Only those that began between these moments, which count. */
  from?: number | undefined
  until?: number | undefined
}

interface ListAsked extends Chosen {
  limit: number
  offset?: number
  after: { at: number; id: string } | null
}

function chosenBy({ session, from, until }: Chosen): { where: string; bound: SqlStorageValue[] } {
  const parts: [string, SqlStorageValue | undefined][] = [
    ['replay IN (SELECT replay FROM recording_sessions WHERE session = ?)', session],
    ['started >= ?', from],
    ['started <= ?', until],
  ]
  const given = parts.filter(([, value]) => value !== undefined)
  return {
    where: ['TRUE', ...given.map(([condition]) => condition)].join(' AND '),
    bound: given.map(([, value]) => value ?? null),
  }
}

/** The recordings of a website, newest first: those after a place. */
export function list(sql: SqlStorage, { limit, offset = 0, after, ...chosen }: ListAsked): KeptReplay[] {
  const { at, id } = after ?? { at: 8_640_000_000_000_000, id: '' }
  const { where, bound } = chosenBy(chosen)
  return sql
    .exec<Row>(
      `SELECT ${columns} FROM recordings WHERE (started, replay) < (?, ?) AND ${where} ORDER BY started DESC, replay DESC LIMIT ? OFFSET ?`,
      at,
      id,
      ...bound,
      limit,
      offset,
    )
    .toArray()
    .map(replayOf)
}

/** How many there are. */
export function count(sql: SqlStorage, chosen: Chosen): number {
  const { where, bound } = chosenBy(chosen)
  return sql.exec<{ all: number }>(`SELECT count(*) AS "all" FROM recordings WHERE ${where}`, ...bound).one()
    .all
}
