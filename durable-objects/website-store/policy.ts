import type { Salt } from '../../shared/domain/tracker/site-entry.ts'
import { isMigrated } from '../migrate.ts'
import { dayMs } from '../../shared/domain/analytics/segment/segment.ts'
import { dropReplaysBefore } from './replays/delete-replay.ts'
import { forgetRecordingNames } from './replays/names.ts'
import { forgetSessionsBefore } from './replays/sessions.ts'
import { dayOf, forgetAt, oldestDay } from './rules.ts'
import { nextArchiving } from './archive/due.ts'
import { type VisitorPeriod, keepSalts, readSalts } from './salts.ts'
import { erasedUntil, forgetErased } from './erased.ts'
import { forget, readDays } from './names/names.ts'
import { noteFromStart, noteGone, readSetting, writeSetting } from './store.ts'

/** What of a website's policy its store holds to. What is older than `retentionDays` whole days is deleted; null keeps it. */
export interface KeptPolicy {
  visitorPeriod: VisitorPeriod
  retentionDays: number | null
  /** For how many days recordings are kept, where what visitors did is kept longer. */
  recordingDays?: number
}

const recordingDays = 30

const writePolicy = (sql: SqlStorage, policy: KeptPolicy): void =>
  writeSetting(sql, 'policy', JSON.stringify(policy))

export function readPolicy(sql: SqlStorage): KeptPolicy {
  const kept = readSetting(sql, 'policy')
  return kept === undefined ? { visitorPeriod: 'day', retentionDays: null } : (JSON.parse(kept) as KeptPolicy)
}

/** What was recorded before this time is kept no more, in milliseconds since the epoch. */
export function oldestRecording(sql: SqlStorage, now: number): number {
  const { retentionDays, recordingDays: days = recordingDays } = readPolicy(sql)
  return now - Math.min(days, retentionDays ?? Infinity) * dayMs
}

/** Whether a day is so long ago that the policy does not keep it. */
export function isOver(sql: SqlStorage, { day, now }: { day: number; now: number }): boolean {
  const { retentionDays } = readPolicy(sql)
  return retentionDays !== null && day < dayOf(now) - retentionDays
}

/** Deletes the events and recordings that are older than the policy keeps them. */
export function dropWhatIsOver(
  sql: SqlStorage,
  events: { dropBefore: (day: number) => number },
  now: number,
): void {
  const { retentionDays } = readPolicy(sql)
  if (retentionDays !== null) noteGone(sql, events.dropBefore(dayOf(now) - retentionDays))
  const oldest = oldestRecording(sql, now)
  dropReplaysBefore(sql, oldest)
  // A visit may have begun a day before its recording.
  forgetSessionsBefore(sql, oldest - dayMs)
}

/** Forgets the names of hits that could not come again. */
export function forgetNames(sql: SqlStorage, now: number): void {
  for (const day of readDays(sql)) if (day < oldestDay(now)) forget(sql, day)
}

const hasRecordings = (sql: SqlStorage): boolean =>
  sql.exec('SELECT 1 FROM recordings LIMIT 1').toArray().length > 0

/** When there is something to forget, to destroy or to delete next, in milliseconds since the epoch; null for never. */
export function nextAlarm(sql: SqlStorage, now: number, websiteId: string): number | null {
  const [oldest] = readDays(sql)
  const [soonest] = readSalts(sql)
  const erased = erasedUntil(sql)
  const archiving = nextArchiving(sql, { now, websiteId })
  const times = [
    ...(archiving === null ? [] : [archiving]),
    ...(oldest === undefined ? [] : [forgetAt(oldest)]),
    ...(soonest ? [soonest.until] : []),
    ...(erased === null ? [] : [erased]),
    ...(readPolicy(sql).retentionDays === null && !hasRecordings(sql) ? [] : [(dayOf(now) + 1) * dayMs]),
  ]
  return times.length === 0 ? null : Math.min(...times)
}

/** Whether salts have changed that were not published since. */
export const areSaltsUnpublished = (sql: SqlStorage): boolean =>
  readSetting(sql, 'salts_unpublished') === 'true'

export const noteSalts = (sql: SqlStorage, { isPublished }: { isPublished: boolean }): void =>
  writeSetting(sql, 'salts_unpublished', String(!isPublished))

/** Forgets what is over, and makes new salts where the soonest has ended. */
export function upkeep(sql: SqlStorage, events: Parameters<typeof dropWhatIsOver>[1], now: number): void {
  forgetNames(sql, now)
  forgetErased(sql, now)
  forgetRecordingNames(sql, now)
  dropWhatIsOver(sql, events, now)
  const [soonest] = readSalts(sql)
  if (!soonest || soonest.until > now) return
  keepSalts(sql, { now, period: readPolicy(sql).visitorPeriod })
  noteSalts(sql, { isPublished: false })
}

/** Has a job tell `collect` what holds now, where salts have changed since: where they are published they must go, too. What fails is tried again. */
export async function publishIfDue(
  sql: SqlStorage,
  websiteId: string,
  send: (order: object) => Promise<unknown>,
): Promise<void> {
  if (!areSaltsUnpublished(sql)) return
  const messageId = crypto.randomUUID()
  await send({ job: 'websites.publish', version: 1, messageId, payload: { websiteId } })
  noteSalts(sql, { isPublished: true })
}

/** Holds to a policy from now on; returns what visitors of today and the days to come are named with. */
export function holdTo(
  sql: SqlStorage,
  events: Parameters<typeof dropWhatIsOver>[1],
  { now, policy, websiteId }: { now: number; policy: KeptPolicy; websiteId: string | undefined },
): Salt[] {
  if (websiteId !== undefined) writeSetting(sql, 'website_id', websiteId)
  writePolicy(sql, policy)
  noteFromStart(sql)
  dropWhatIsOver(sql, events, now)
  return keepSalts(sql, { now, period: policy.visitorPeriod })
}

/** Which website this is: an object that an alarm has woken may not be told its name. Empty for one that was never published. */
export const websiteIdOf = (sql: SqlStorage, named: string | undefined): string =>
  named ?? (isMigrated(sql) ? readSetting(sql, 'website_id') : undefined) ?? ''
