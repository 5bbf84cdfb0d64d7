import type { ChunkDigest } from '../../../shared/domain/analytics/replay/digest.ts'
import { type ReplaySummary, inOrder } from '../../../shared/domain/analytics/replay/summarize.ts'
import type { ReplayClient } from './record-chunk.ts'
import { heats } from './heats.ts'
import { recordingEntry } from './record-chunk.ts'

/** What became of all chunks that arrived: `received = stored + the sum of dropped`. */
export interface RecordingLedger {
  received: number
  stored: number
  dropped: Record<string, number>
}

/** A recording as it is kept. */
export interface KeptReplay {
  replay: string
  session: string
  receivedAt: number
  client: ReplayClient
  summary: ReplaySummary
}

/** A chunk, and where and with what it is read. */
export interface KeptChunk {
  object: string
  key: string
  sha256: string
  digest: ChunkDigest
}

interface Row extends Record<string, SqlStorageValue> {
  replay: string
  session: string
  received: number
  client: string
  summary: string
}

const replayOf = ({ replay, session, received, client, summary }: Row): KeptReplay => ({
  replay,
  session,
  receivedAt: received,
  client: JSON.parse(client) as ReplayClient,
  summary: JSON.parse(summary) as ReplaySummary,
})

const columns = 'replay, session, received, client, summary'

interface ListAsked {
  limit: number
  after: { at: number; id: string } | null
  /** Only those of visits in which this session takes part. */
  session?: string | undefined
}

/** The recordings of a website, newest first: those after a place. */
function list(sql: SqlStorage, { limit, after, session }: ListAsked): KeptReplay[] {
  const { at, id } = after ?? { at: 8_640_000_000_000_000, id: '' }
  const ofSession =
    session === undefined ? '' : 'AND replay IN (SELECT replay FROM recording_sessions WHERE session = ?)'
  return sql
    .exec<Row>(
      `SELECT ${columns} FROM recordings WHERE (started, replay) < (?, ?) ${ofSession} ORDER BY started DESC, replay DESC LIMIT ?`,
      at,
      id,
      ...(session === undefined ? [] : [session]),
      limit,
    )
    .toArray()
    .map(replayOf)
}

/** One recording with its chunks in order; null where there is none. */
function one(
  sql: SqlStorage,
  { replay }: { replay: string },
): { replay: KeptReplay; chunks: KeptChunk[] } | null {
  const [row] = sql.exec<Row>(`SELECT ${columns} FROM recordings WHERE replay = ?`, replay).toArray()
  if (!row) return null
  const kept = sql
    .exec<{ object: string; key: string; sha256: string; digest: string }>(
      'SELECT object, key, sha256, digest FROM chunks WHERE replay = ?',
      replay,
    )
    .toArray()
    .map(({ digest, ...rest }) => ({ ...rest, digest: JSON.parse(digest) as ChunkDigest }))
  const byDigest = new Map(kept.map((chunk) => [chunk.digest, chunk]))
  const chunks = inOrder([...byDigest.keys()]).flatMap((digest) => byDigest.get(digest) ?? [])
  return { replay: replayOf(row), chunks }
}

const has = (sql: SqlStorage, { replay }: { replay: string }): boolean =>
  sql.exec('SELECT 1 FROM recordings WHERE replay = ?', replay).toArray().length > 0

function ledger(sql: SqlStorage): RecordingLedger {
  const told: RecordingLedger = { received: 0, stored: 0, dropped: {} }
  const prefix = recordingEntry('')
  const rows = sql.exec<{ entry: string; hits: number }>('SELECT entry, hits FROM ledger').toArray()
  for (const { entry, hits } of rows) {
    if (!entry.startsWith(prefix)) continue
    const name = entry.slice(prefix.length)
    if (name === 'received' || name === 'stored') told[name] = hits
    else told.dropped[name.replace('dropped:', '')] = hits
  }
  return told
}

const readings = { list, one, has, heats, ledger: (sql: SqlStorage, _asked: null) => ledger(sql) }

export type ReadingName = keyof typeof readings

export type Readings = {
  [N in ReadingName]: {
    asked: Parameters<(typeof readings)[N]>[1]
    told: ReturnType<(typeof readings)[N]>
  }
}

/** Reads of the recordings of a website what has that name. */
export function readRecordings<N extends ReadingName>(
  sql: SqlStorage,
  name: N,
  asked: Readings[N]['asked'],
): Readings[N]['told'] {
  const work = readings[name] as unknown as (sql: SqlStorage, asked: unknown) => Readings[N]['told']
  return work(sql, asked)
}
