import { encodeSegment } from '../../../shared/domain/analytics/segment/encode.ts'
import { handOver, noteEmptied, notePart, readArchivedShards } from '../archive/archived.ts'
import { dueShards } from '../archive/due.ts'
import { dayOfShard } from '../../../shared/domain/analytics/segment/shards.ts'
import { isEmptied } from './begin-rebuild.ts'
import type { Kept } from './kept.ts'

/** A shard on its way into the archive: as which turn, and of which store. */
export interface ShardToArchive {
  shard: number
  turn: number
  epoch: string
  /** The ETag of a part of a former store that this shard holds, so that it may stand in the place of it. */
  adopted: string | null
  /** Whether the website was emptied: then what another store has put there is nobody's. */
  isEmptied: boolean
  /** As `encodeSegment` writes it; null where nothing is left of the shard, and its part is to be taken out. */
  bytes: Uint8Array<ArrayBuffer> | null
  events: number
}

/** The first shard behind another one that is due for the archive. */
export function archiveShard(
  { sql, events }: Kept,
  { after, now }: { after: number; now: number },
): ShardToArchive | 'none' {
  const due = dueShards({ events, archived: readArchivedShards(sql) }, now).find((shard) => shard > after)
  if (due === undefined) return 'none'
  if (!events.isSettled(dayOfShard(due))) events.putInColumns()
  const { epoch, turn, adopted } = handOver(sql, due)
  const handed = { shard: due, turn, epoch, adopted, isEmptied: isEmptied(sql) }
  if (!events.shards().includes(due)) return { ...handed, bytes: null, events: 0 }
  const segment = events.shard(due)
  return { ...handed, bytes: encodeSegment(segment), events: segment.rows }
}

interface Archived {
  shard: number
  turn: number
  /** Null where the part was taken out. */
  digest: string | null
  now: number
}

/** Notes what became of a shard that was handed over. Returns false where it has changed since, so that it is due again. */
export function noteArchived({ sql }: Kept, { shard, turn, digest, now }: Archived): boolean {
  if (digest !== null) return notePart(sql, { shard, turn, digest })
  noteEmptied(sql, { shard, turn, now })
  return true
}
