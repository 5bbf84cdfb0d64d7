import { encodeSegment } from '../../../shared/domain/analytics/segment/encode.ts'
import { handOver, noteEmptied, notePart, readArchivedDays } from '../archive/days.ts'
import { dueDays } from '../archive/due.ts'
import type { Kept } from './kept.ts'

/** A day on its way into the archive: as which turn, and of which store. */
export interface DayToArchive {
  day: number
  turn: number
  epoch: string
  /** The ETag of a part of a former store that this day holds, so that it may stand in the place of it. */
  adopted: string | null
  /** As `encodeSegment` writes it; null where nothing is left of the day, and its part is to be taken out. */
  bytes: Uint8Array<ArrayBuffer> | null
  events: number
}

/** The first day behind another one that is due for the archive. */
export function archiveDay(
  { sql, events }: Kept,
  { after, now }: { after: number; now: number },
): DayToArchive | 'none' {
  const due = dueDays({ events, archived: readArchivedDays(sql) }, now).find((day) => day > after)
  if (due === undefined) return 'none'
  if (!events.isSettled(due)) events.putInColumns()
  const { epoch, day } = handOver(sql, due)
  const handed = { day: due, turn: day.turn, epoch, adopted: day.adopted }
  if (!events.days().includes(due)) return { ...handed, bytes: null, events: 0 }
  const segment = events.day(due)
  return { ...handed, bytes: encodeSegment(segment), events: segment.rows }
}

interface Archived {
  day: number
  turn: number
  /** Null where the part was taken out. */
  digest: string | null
  now: number
}

/** Notes what became of a day that was handed over. Returns false where it has changed since, so that it is due again. */
export function noteArchived({ sql }: Kept, { day, turn, digest, now }: Archived): boolean {
  if (digest !== null) return notePart(sql, { day, turn, digest })
  noteEmptied(sql, { day, turn, now })
  return true
}
