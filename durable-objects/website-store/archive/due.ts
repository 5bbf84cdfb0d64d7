import { fnv1a } from '../../../shared/domain/basics/fnv.ts'
import { dayMs, dayOf } from '../../../shared/domain/analytics/segment/segment.ts'
import type { Events } from '../ingest/events.ts'
import { piecesOfShard } from '../ingest/segments.ts'
import { dayOfShard, eighthOf, shardsOfDay } from '../../../shared/domain/analytics/segment/shards.ts'
import { type ArchivedShard, lateMs, noteOrdered, readArchive, readArchivedShards } from './archived.ts'

/** What trackers say of a day is believed for two days after it. What comes even later, out of a queue, has its day written anew. */
const openDays = 2
/** Websites are archived over the first hours of a day: all of them at midnight would be one wave of messages. */
const spreadMs = 4 * 3_600_000
type Shards = Pick<Events, 'shards' | 'isSettled'>

/** How long after midnight (UTC) a website is archived. It is always the same for one website. */
export const archivingDelay = (websiteId: string): number => fnv1a(websiteId) % spreadMs

/** Where a shard stands in the order of archiving: a whole day behind its eighths, which take its place where it was split. */
export const orderOf = (shard: number): number => (eighthOf(shard) === 0 ? shard + shardsOfDay + 1 : shard)

interface Looked {
  events: Shards
  archived: readonly ArchivedShard[]
}

/** The shards, in order, of which the archive does not have what it should: those of closed days that are not in it as they are, and some of which nothing is left, as of a day that was split. */
export function dueShards({ events, archived }: Looked, now: number): number[] {
  const known = new Map(archived.map((each) => [each.shard, each]))
  const shards = events.shards()
  const isAsItIs = (shard: number) =>
    typeof known.get(shard)?.digest === 'string' && events.isSettled(dayOfShard(shard))
  const isClosed = (shard: number) => dayOfShard(shard) < dayOf(now) - openDays
  const closed = shards.filter((shard) => isClosed(shard) && !isAsItIs(shard))
  const kept = new Set(shards)
  const waits = new Set(closed.map(dayOfShard))
  // Whatever drops a shard notes it: one that is missing without a note was lost, and its part is what is left of it.
  const emptied = archived.filter(
    ({ shard, digest, emptied: at }) =>
      !kept.has(shard) && digest === null && (at === null || at <= now - lateMs),
  )
  // A whole day stays until what took its place lies there.
  const isReplaced = ({ shard }: ArchivedShard) => eighthOf(shard) !== 0 || !waits.has(dayOfShard(shard))
  const over = emptied.filter(isReplaced).map(({ shard }) => shard)
  return [...closed, ...over].sort((a, b) => orderOf(a) - orderOf(b))
}

/** The shards that lie in the archive as they were, and that the store has lost. */
export function lostShards({ events, archived }: Looked): number[] {
  const kept = new Set(events.shards())
  return archived.filter(({ shard, digest }) => digest !== null && !kept.has(shard)).map(({ shard }) => shard)
}

const isThere = (sql: SqlStorage, query: string): boolean => sql.exec(`${query} LIMIT 1`).toArray().length > 0

/** When the archive has to be looked after next, in milliseconds since the epoch; null while all is in it. Asked with each call: the newest shard tells it mostly. */
export function nextArchiving(
  sql: SqlStorage,
  { now, websiteId }: { now: number; websiteId: string },
): number | null {
  if (readArchive(sql)?.isUrgent) return now
  const isWaiting =
    isThere(sql, 'SELECT 1 FROM arrived') ||
    isThere(
      sql,
      `SELECT 1 FROM segments WHERE piece / ${piecesOfShard} NOT IN (SELECT shard FROM archive_shards WHERE digest IS NOT NULL)
      ORDER BY piece DESC`,
    ) ||
    isThere(sql, 'SELECT 1 FROM archive_shards WHERE digest IS NULL')
  const delay = archivingDelay(websiteId)
  return isWaiting ? (dayOf(now - delay) + 1) * dayMs + delay : null
}

/** Has a job bring the archive up to date, where something is due or urgent. What fails is ordered again by the next night. */
export async function archiveIfDue(
  { sql, events }: { sql: SqlStorage; events: Shards },
  { now, websiteId, isErased }: { now: number; websiteId: string; isErased: () => boolean },
  send: (order: object) => Promise<unknown>,
): Promise<void> {
  if (isErased()) return
  // A store wakes at midnight for its salts, too, and must not order then what is closed since.
  const closedBy = now - archivingDelay(websiteId)
  const looked = { events, archived: readArchivedShards(sql) }
  const isDue =
    readArchive(sql)?.isUrgent || dueShards(looked, closedBy).length > 0 || lostShards(looked).length > 0
  if (isDue && websiteId !== '') {
    const messageId = crypto.randomUUID()
    await send({ job: 'websites.archive', version: 1, messageId, payload: { websiteId } })
  }
  // It may have been erased while the message was under way.
  if (!isErased()) noteOrdered(sql)
}
