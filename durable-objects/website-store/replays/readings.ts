import type { ChunkDigest } from '../../../shared/domain/analytics/replay/digest.ts'
import { inOrder } from '../../../shared/domain/analytics/replay/summarize.ts'
import { heats } from './heats.ts'
import { type KeptReplay, type Row, columns, count, list, replayOf } from './listing.ts'
import { recordingEntry } from './record-chunk.ts'

/** What became of all chunks that arrived: `received = stored + the sum of dropped`. */
export interface RecordingLedger {
  received: number
  stored: number
  dropped: Record<string, number>
}

/** A chunk, and where and with what it is read. */
export interface KeptChunk {
  object: string
  key: string
  sha256: string
  digest: ChunkDigest
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

const readings = { list, count, one, has, heats, ledger: (sql: SqlStorage, _asked: null) => ledger(sql) }

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
