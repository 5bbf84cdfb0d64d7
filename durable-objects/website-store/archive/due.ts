import { fnv1a } from '../../../shared/domain/fnv.ts'
import { dayMs, dayOf } from '../../../shared/domain/analytics/segment/segment.ts'
import type { Events } from '../ingest/events.ts'
import { type ArchivedDay, lateMs, noteOrdered, readArchive, readArchivedDays } from './days.ts'

/** What trackers say of a day is believed for two days after it. What comes even later, out of a queue, has its day written anew. */
const openDays = 2
/** Websites are archived over the first hours of a day: all of them at midnight would be one wave of messages. */
const spreadMs = 4 * 3_600_000
type Days = Pick<Events, 'days' | 'isSettled'>

/** How long after midnight (UTC) a website is archived. It is always the same for one website. */
export const archivingDelay = (websiteId: string): number => fnv1a(websiteId) % spreadMs

/** The days, in order, of which the archive does not have what it should: closed ones that are not in it as they are, and some of which nothing is left. */
export function dueDays(
  { events, archived }: { events: Days; archived: readonly ArchivedDay[] },
  now: number,
): number[] {
  const known = new Map(archived.map((each) => [each.day, each]))
  const days = events.days()
  const isAsItIs = (day: number) => typeof known.get(day)?.digest === 'string' && events.isSettled(day)
  const closed = days.filter((day) => day < dayOf(now) - openDays && !isAsItIs(day))
  const kept = new Set(days)
  const emptied = archived.filter(
    (each) => !kept.has(each.day) && (each.emptied === null || each.emptied <= now - lateMs),
  )
  return [...closed, ...emptied.map(({ day }) => day)].sort((a, b) => a - b)
}

const isThere = (sql: SqlStorage, query: string): boolean => sql.exec(`${query} LIMIT 1`).toArray().length > 0

/** When the archive has to be looked after next, in milliseconds since the epoch; null while all is in it. Asked with each call: the newest day tells it mostly. */
export function nextArchiving(
  sql: SqlStorage,
  { now, websiteId }: { now: number; websiteId: string },
): number | null {
  if (readArchive(sql)?.isUrgent) return now
  const isWaiting =
    isThere(sql, 'SELECT 1 FROM arrived') ||
    isThere(
      sql,
      `SELECT 1 FROM segments WHERE piece / 1000 NOT IN (SELECT day FROM archive_days WHERE digest IS NOT NULL)
      ORDER BY piece DESC`,
    ) ||
    isThere(sql, 'SELECT 1 FROM archive_days WHERE digest IS NULL')
  const delay = archivingDelay(websiteId)
  return isWaiting ? (dayOf(now - delay) + 1) * dayMs + delay : null
}

/** Has a job bring the archive up to date, where something is due or urgent. What fails is ordered again by the next night. */
export async function archiveIfDue(
  { sql, events }: { sql: SqlStorage; events: Days },
  { now, websiteId, isErased }: { now: number; websiteId: string; isErased: () => boolean },
  send: (order: object) => Promise<unknown>,
): Promise<void> {
  if (isErased()) return
  // A store wakes at midnight for its salts, too, and must not order then what is closed since.
  const closedBy = now - archivingDelay(websiteId)
  const isDue =
    readArchive(sql)?.isUrgent || dueDays({ events, archived: readArchivedDays(sql) }, closedBy).length > 0
  if (isDue && websiteId !== '') {
    const messageId = crypto.randomUUID()
    await send({ job: 'websites.archive', version: 1, messageId, payload: { websiteId } })
  }
  // It may have been erased while the message was under way.
  if (!isErased()) noteOrdered(sql)
}
