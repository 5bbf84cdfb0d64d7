import type { Account } from '../../../shared/domain/analytics/file/lines.ts'
import { decodeSegment } from '../../../shared/domain/analytics/segment/encode.ts'
import { visitorNames } from '../../../shared/domain/analytics/segment/build.ts'
import { keepRows } from '../../../shared/domain/analytics/segment/keep-rows.ts'
import { type Segment, dayMs } from '../../../shared/domain/analytics/segment/segment.ts'
import {
  noteAdopted,
  noteBehind,
  noteChanged,
  readArchive,
  readArchivedShard,
  readArchivedShards,
} from '../archive/archived.ts'
import { lostShards } from '../archive/due.ts'
import { erasedBy } from '../erased.ts'
import { isOver } from '../policy.ts'
import { isEmptied, readEra } from './begin-rebuild.ts'
import { count, droppedEntry, noteGone, readSetting, writeSetting } from '../store.ts'
import type { Kept } from './kept.ts'

interface Part {
  shard: number
  /** What `beginRebuild` told. */
  era: string
  epoch: string
  digest: string
  /** What R2 names this writing of it by. */
  etag: string
  /** As `encodeSegment` writes it. */
  bytes: Uint8Array<ArrayBuffer>
  /** Whether the whole of its day lies there, too: of a store that was lost before it could take that out. */
  isBesideWhole: boolean
  now: number
}

/**
 * Makes a shard anew of its part in the archive, and all that is worked out of it. A part of a store that was lost is added to what its day holds, once. Returns how many events it brought; null for a part that
 * the shard has outlived: what is kept here is newer, or was forgotten.
 */
export function restoreShard(
  { sql, events }: Kept,
  { shard, era, epoch, digest, etag, bytes, isBesideWhole, now }: Part,
): number | null {
  if (era !== readEra(sql)) return null
  const known = readArchivedShard(sql, shard)
  const segment = decodeSegment(bytes.slice().buffer)
  const lost = isOver(sql, { day: segment.day, now })
    ? keepRows(segment, new Uint32Array(0))
    : withoutErased(sql, segment)
  // Put back by hand it says of whom it is by what it holds.
  if (epoch === readArchive(sql)?.epoch || known?.digest === digest) {
    if (known?.digest !== digest) return null
    events.restore(shard, lost)
    if (lost.rows < segment.rows) noteChanged(sql, shard, { isUrgent: true })
    return lost.rows
  }
  if (isEmptied(sql) || (epoch === '' && known)) return null
  if (known?.adopted === etag) return 0
  if (lost.rows > 0 && !isBesideWhole) events.add(lost)
  noteAdopted(sql, { shard, etag })
  const brought = isBesideWhole ? 0 : lost.rows
  count(sql, { received: brought, stored: brought })
  writeAdopted(sql, epoch, { events: readAdopted(sql, epoch).events + brought, isWhole: false })
  return brought
}

/** Adds the account of a store that was lost to that of this one, once: what of it was stored and is in no part is counted as gone. Returns whether it is of another store. */
export function restoreAccount(
  { sql }: Kept,
  { era, epoch, ledger: { stored, dropped } }: { era: string; epoch: string; ledger: Account },
): boolean {
  if (era !== readEra(sql)) return false
  const adopted = readAdopted(sql, epoch)
  if (epoch === readArchive(sql)?.epoch || isEmptied(sql)) return false
  if (adopted.isWhole) return true
  const gone = Math.max(0, stored - adopted.events)
  const reasons = Object.entries(dropped).map(([reason, hits]) => [droppedEntry(reason), hits] as const)
  const received = gone + reasons.reduce((sum, [, hits]) => sum + hits, 0)
  count(sql, { received, stored: gone, ...Object.fromEntries(reasons) })
  noteGone(sql, gone)
  writeAdopted(sql, epoch, { ...adopted, isWhole: true })
  return true
}

/** Notes whose accounts lie in the archive. Returns whether any is of a store that was lost, which has not been taken over, or this one has lost a shard that lies there. */
export function noteAccounts({ sql, events }: Kept, { epochs }: { epochs: string[] }): boolean {
  const own = readArchive(sql)?.epoch
  const isLost = lostShards({ events, archived: readArchivedShards(sql) }).length > 0
  const found =
    isLost || (!isEmptied(sql) && epochs.some((epoch) => epoch !== own && !readAdopted(sql, epoch).isWhole))
  noteBehind(sql, found)
  return found
}

/** What was taken over of a former store: so many events, and whether its account was. */
interface Adopted {
  events: number
  isWhole: boolean
}

function readAdopted(sql: SqlStorage, epoch: string): Adopted {
  const kept = readSetting(sql, `adopted:${epoch}`)
  return kept === undefined ? { events: 0, isWhole: false } : (JSON.parse(kept) as Adopted)
}

const writeAdopted = (sql: SqlStorage, epoch: string, adopted: Adopted): void =>
  writeSetting(sql, `adopted:${epoch}`, JSON.stringify(adopted))

/** Who was erased while their store was lost does not come back with it. */
function withoutErased(sql: SqlStorage, segment: Segment): Segment {
  const isErased = erasedBy(sql)
  const names = visitorNames(segment)
  const ids = segment.columns.distinctId
  const rows = new Uint32Array(segment.rows).map((_, row) => row)
  const others = rows.filter(
    (row) =>
      !isErased({
        visitor: names[segment.visitor[row] ?? 0] ?? '',
        at: segment.day * dayMs + (segment.at[row] ?? 0),
        texts: { distinctId: ids?.values[ids.codes[row] ?? 0] ?? '' },
      }),
  )
  return others.length === rows.length ? segment : keepRows(segment, others)
}
