import { encodeSegment } from '../../../shared/domain/analytics/segment/encode.ts'
import {
  handOver,
  noteEmptied,
  notePart,
  readArchivedShard,
  readArchivedShards,
} from '../archive/archived.ts'
import { dueShards, orderOf } from '../archive/due.ts'
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
  /** Whether it was handed over before: then a part that somebody has put there by hand is not all that there is of it. */
  isKnown: boolean
  /** Whether the website was emptied: then what another store has put there is nobody's. */
  isEmptied: boolean
  /** As `encodeSegment` writes it; null where nothing is left of the shard, and its part is to be taken out. */
  bytes: Uint8Array<ArrayBuffer> | 'too large' | null
  events: number
}

/** The first shard behind another one that is due for the archive. */
export function archiveShard(
  { sql, events }: Kept,
  { after, now }: { after: number; now: number },
): ShardToArchive | 'none' {
  const due = dueShards({ events, archived: readArchivedShards(sql) }, now).find(
    (shard) => orderOf(shard) > orderOf(after),
  )
  if (due === undefined) return 'none'
  if (!events.isSettled(dayOfShard(due))) events.putInColumns()
  const isKnown = readArchivedShard(sql, due) !== undefined
  const { epoch, turn, adopted } = handOver(sql, due)
  const handed = { shard: due, turn, epoch, adopted, isKnown, isEmptied: isEmptied(sql) }
  if (!events.shards().includes(due)) return { ...handed, bytes: null, events: 0 }
  const segment = events.shard(due)
  const bytes = encodeSegment(segment)
  return { ...handed, bytes: bytes.length > mostHanded ? 'too large' : bytes, events: segment.rows }
}

/** No more can be handed over at once. */
const mostHanded = 31 * 2 ** 20

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
