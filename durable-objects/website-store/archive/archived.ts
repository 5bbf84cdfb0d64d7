import { dayMs } from '../../../shared/domain/analytics/segment/segment.ts'
import { readSetting, writeSetting } from '../store.ts'

/**
 * What a store knows of its archive: whose parts are its own (a store that was lost and began anew has another `epoch`), how often shards have changed that lie there, whether it waits for
 * something to be taken out, and whether parts of a store lie there that was lost.
 */
interface Archive {
  epoch: string
  turn: number
  isUrgent: boolean
  isBehind?: boolean
}

/** A shard that was handed to the archive. `digest` is that of its part, null where the part is not this shard as it is. */
export interface ArchivedShard extends Record<string, SqlStorageValue> {
  shard: number
  turn: number
  digest: string | null
  emptied: number | null
  adopted: string | null
}

export function readArchive(sql: SqlStorage): Archive | null {
  const kept = readSetting(sql, 'archive')
  return kept === undefined ? null : (JSON.parse(kept) as Archive)
}

const writeArchive = (sql: SqlStorage, archive: Archive): void =>
  writeSetting(sql, 'archive', JSON.stringify(archive))

/** Makes a turn that is later than every other one of this store. */
function nextTurn(sql: SqlStorage, { isUrgent = false } = {}): Archive {
  const known = readArchive(sql) ?? { epoch: crypto.randomUUID(), turn: 0, isUrgent: false }
  const next = { ...known, turn: known.turn + 1, isUrgent: known.isUrgent || isUrgent }
  writeArchive(sql, next)
  return next
}

const query = 'SELECT shard, turn, digest, emptied, adopted FROM archive_shards'

export const readArchivedShards = (sql: SqlStorage): ArchivedShard[] =>
  sql.exec<ArchivedShard>(`${query} ORDER BY shard`).toArray()

export const readArchivedShard = (sql: SqlStorage, shard: number): ArchivedShard | undefined =>
  sql.exec<ArchivedShard>(`${query} WHERE shard = ?`, shard).toArray()[0]

/** Of a shard that was handed to the archive: what lies there is not it any more. */
export function noteChanged(sql: SqlStorage, shard: number, urgency: { isUrgent?: boolean } = {}): void {
  if (!readArchivedShard(sql, shard)) return
  const { turn } = nextTurn(sql, urgency)
  sql.exec('UPDATE archive_shards SET turn = ?, digest = NULL, emptied = NULL WHERE shard = ?', turn, shard)
}

/** Notes that a shard is handed to the archive from now on, and tells as what. */
export function handOver(sql: SqlStorage, shard: number): ArchivedShard & { epoch: string } {
  const known = readArchivedShard(sql, shard)
  const archive = readArchive(sql)
  if (known && archive) return { epoch: archive.epoch, ...known }
  const { epoch, turn } = nextTurn(sql)
  sql.exec('INSERT INTO archive_shards (shard, turn) VALUES (?, ?)', shard, turn)
  return { epoch, shard, turn, digest: null, emptied: null, adopted: null }
}

/** Notes a part that lies in the archive, where its shard has not changed since. Returns whether it has not. */
export const notePart = (
  sql: SqlStorage,
  { shard, turn, digest }: { shard: number; turn: number; digest: string },
): boolean =>
  sql
    .exec(
      'UPDATE archive_shards SET digest = ? WHERE shard = ? AND turn = ? RETURNING shard',
      digest,
      shard,
      turn,
    )
    .toArray().length > 0

/** What was on its way into the archive when a shard was emptied has arrived a day later. */
export const lateMs = dayMs

/** Notes that the part of a shard of which nothing is left was taken out. A day later it is done again, and the shard is forgotten. */
export function noteEmptied(
  sql: SqlStorage,
  { shard, turn, now }: { shard: number; turn: number; now: number },
): void {
  const named = [shard, turn] as const
  sql.exec('DELETE FROM archive_shards WHERE shard = ? AND turn = ? AND emptied <= ?', ...named, now - lateMs)
  sql.exec(
    'UPDATE archive_shards SET emptied = coalesce(emptied, ?) WHERE shard = ? AND turn = ?',
    now,
    ...named,
  )
}

/** Notes that the day of a shard holds now what a former store had put into the archive. */
export function noteAdopted(sql: SqlStorage, { shard, etag }: { shard: number; etag: string }): void {
  const { turn } = nextTurn(sql)
  sql.exec('INSERT OR REPLACE INTO archive_shards (shard, turn, adopted) VALUES (?, ?, ?)', shard, turn, etag)
}

/** Has a job look after the archive at once, also where nothing in it is known to have changed. */
export const noteUrgent = (sql: SqlStorage): void => void nextTurn(sql, { isUrgent: true })

export function noteOrdered(sql: SqlStorage): void {
  const archive = readArchive(sql)
  if (archive?.isUrgent) writeArchive(sql, { ...archive, isUrgent: false })
}

export function noteBehind(sql: SqlStorage, isBehind: boolean): void {
  const archive = readArchive(sql)
  if (archive && (archive.isBehind ?? false) !== isBehind) writeArchive(sql, { ...archive, isBehind })
}

/** Whether parts lie in the archive of a store that was lost, which this one may take over some day. */
export const isBehind = (sql: SqlStorage): boolean => readArchive(sql)?.isBehind ?? false
