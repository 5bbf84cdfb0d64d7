import { sessionIdOf } from '../../../shared/domain/analytics/names/session-id.ts'
import { erasedBy } from '../erased.ts'
import { forgetNames } from '../policy.ts'
import { type RecordedGroup, dayOf, newGroups, sortHits } from '../rules.ts'
import { compact, findSeen, remember } from '../names/names.ts'
import { count, droppedEntry, keyOf, noteGone } from '../store.ts'
import { noteSession } from '../replays/sessions.ts'
import type { Events } from './events.ts'

/** Counts what some messages brought, within the transaction of whoever calls: names, events and the ledger together. */
export function record(
  sql: SqlStorage,
  events: Events,
  { groups: given, now }: { groups: readonly RecordedGroup[]; now: number },
): void {
  forgetNames(sql, now)
  const isErased = erasedBy(sql)
  const names = given.flatMap(({ commitId, hits }) => [
    ...(commitId === null ? [] : [commitId]),
    ...hits.map(({ eventId }) => eventId),
  ])
  const seen = findSeen(sql, names)
  const sorted = sortHits(newGroups(given, seen), {
    seen,
    now,
    isFull: (event) => events.isFull(event),
    isErased,
  })
  for (const [day, some] of sorted.fresh) remember(sql, day, some.map(keyOf))
  if (sorted.barren.length > 0) remember(sql, dayOf(now), sorted.barren.map(compact))
  events.append(sorted.events)
  for (const { visit, event } of given.flatMap(({ hits }) => hits))
    if (visit && event && !isErased(event))
      noteSession(sql, { replay: visit, session: sessionIdOf(event.visitor), at: event.at })
  // Messages of before told nothing of what happened.
  noteGone(sql, sorted.stored - sorted.events.length)
  const dropped = Object.entries(sorted.dropped)
  count(sql, {
    received: sorted.stored + dropped.reduce((sum, [, hits]) => sum + hits, 0),
    stored: sorted.stored,
    ...Object.fromEntries(dropped.map(([reason, hits]) => [droppedEntry(reason), hits])),
  })
}
