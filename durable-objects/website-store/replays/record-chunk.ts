import type { ChunkDigest } from '../../../shared/domain/analytics/replay/digest.ts'
import { summarize } from '../../../shared/domain/analytics/replay/summarize.ts'
import type { Kept } from '../changes/kept.ts'
import { visitorOfSession } from '../../../shared/domain/analytics/names/session-id.ts'
import { erasedBy } from '../erased.ts'
import { oldestRecording } from '../policy.ts'
import { count } from '../store.ts'
import { isDayFull, noteKept } from './days.ts'
import { noteSession } from './sessions.ts'
import { forgetRecordingNames, isKnown, rememberName } from './names.ts'

/** Who was recorded, as far as the browser tells. */
export interface ReplayClient {
  browser: string
  device: string
  country: string
}

/** What a message brought: a chunk, or that there is none and why. */
export interface NewChunk {
  messageId: string
  chunkId: string
  replay: string
  session: string
  receivedAt: number
  now: number
  /** How long a recording may be, in milliseconds. */
  maxDurationMs: number
  dropped?: string
  chunk?: { object: string; key: string; sha256: string; digest: ChunkDigest; client: ReplayClient }
}

/** A recording is worked out of all its chunks whenever one comes, so there may not be any number of them. */
const most = { chunks: 1000, bytes: 25_000_000, digests: 4_000_000 }

export const recordingEntry = (entry: string) => `recording:${entry}`

/** Keeps a chunk and counts it, once. Says whether what lies in R2 is to stay there. */
export function recordChunk({ sql }: Pick<Kept, 'sql'>, asked: NewChunk): { isKept: boolean } {
  const { messageId, chunkId, chunk, now } = asked
  forgetRecordingNames(sql, now)
  if (isKnown(sql, `message:${messageId}`)) return { isKept: isThere(sql, asked) }
  const dropped = isKnown(sql, `chunk:${chunkId}`) ? 'duplicate' : (asked.dropped ?? reasonOf(sql, asked))
  rememberName(sql, `message:${messageId}`, now)
  // What was lost may be sent again.
  if (dropped !== 'lost') rememberName(sql, `chunk:${chunkId}`, now)
  const isKept = dropped === undefined && chunk !== undefined
  if (isKept) keep(sql, asked, chunk)
  count(sql, {
    [recordingEntry('received')]: 1,
    [recordingEntry(isKept ? 'stored' : `dropped:${dropped ?? 'lost'}`)]: 1,
  })
  return { isKept }
}

const isThere = (sql: SqlStorage, { replay, chunk }: NewChunk): boolean =>
  sql.exec('SELECT 1 FROM chunks WHERE replay = ? AND object = ?', replay, chunk?.object ?? '').toArray()
    .length > 0

function reasonOf(
  sql: SqlStorage,
  { replay, session, receivedAt, chunk, now, maxDurationMs }: NewChunk,
): string | undefined {
  if (!chunk) return 'lost'
  if (isKnown(sql, `replay:${replay}`)) return 'deleted'
  if (erasedBy(sql)({ visitor: visitorOfSession(session) ?? '', at: receivedAt, texts: {} })) return 'erased'
  const { digest } = chunk
  if (digest.to < oldestRecording(sql, now)) return 'expired'
  if (isDayFull(sql, now)) return 'flood'
  const [known] = sql
    .exec<{ started: number; bytes: number; chunks: number; digests: number }>(
      `SELECT started, bytes, count(object) AS chunks, coalesce(sum(length(digest)), 0) AS digests
      FROM recordings LEFT JOIN chunks USING (replay) WHERE replay = ? GROUP BY replay`,
      replay,
    )
    .toArray()
  if (!known) return digest.to - digest.from > maxDurationMs ? 'too_long' : undefined
  if (digest.from - known.started > maxDurationMs || known.started - digest.from > maxDurationMs)
    return 'too_long'
  const isTooMuch =
    known.chunks >= most.chunks || known.bytes + digest.bytes > most.bytes || known.digests > most.digests
  return isTooMuch ? 'too_long' : undefined
}

function keep(sql: SqlStorage, asked: NewChunk, chunk: NonNullable<NewChunk['chunk']>): void {
  const { replay, session, receivedAt, now } = asked
  const { object, key, sha256, digest, client } = chunk
  noteKept(sql, { now, bytes: digest.bytes })
  noteSession(sql, { replay, session, at: receivedAt })
  sql.exec(
    'INSERT INTO chunks (replay, object, key, sha256, digest) VALUES (?, ?, ?, ?, ?)',
    replay,
    object,
    key,
    sha256,
    JSON.stringify(digest),
  )
  const digests = sql
    .exec<{ digest: string }>('SELECT digest FROM chunks WHERE replay = ?', replay)
    .toArray()
    .map((row) => JSON.parse(row.digest) as ChunkDigest)
  const summary = summarize(digests)
  const bytes = digests.reduce((sum, each) => sum + each.bytes, 0)
  sql.exec(
    `INSERT INTO recordings (replay, session, client, started, received, bytes, summary) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (replay) DO UPDATE SET started = excluded.started, received = max(received, excluded.received), bytes = excluded.bytes, summary = excluded.summary`,
    replay,
    session,
    JSON.stringify(client),
    summary.startedAt,
    receivedAt,
    bytes,
    JSON.stringify(summary),
  )
}
