import { type WhoIsMeant, keepRows, rowsOf } from '../../../shared/domain/analytics/segment/keep-rows.ts'
import { sessionIdOf } from '../../../shared/domain/analytics/names/session-id.ts'
import { noteUrgent } from '../archive/archived.ts'
import { noteErased } from '../erased.ts'
import { readReceipts, writeReceipt } from '../receipts.ts'
import { dropReplaysOf } from '../replays/delete-replay.ts'
import { noteGone } from '../store.ts'
import type { Kept } from './kept.ts'

/**
 * All that is kept of visitors, by the name under which its count is told; each removes what it has of one of them and says how much that was. Whoever keeps more of
 * visitors adds it here: it goes in the same transaction.
 */
const parts: Readonly<Record<string, (kept: Kept, who: WhoIsMeant, now: number) => number>> = {
  events: removeEvents,
  recordings: removeRecordings,
}

interface Erasing {
  who: WhoIsMeant
  now: number
  receiptId: string
  digest: string
}

/** Removes a visitor, and writes a receipt of it that says nothing of them. An order that comes again under its receipt changes nothing. */
export function eraseVisitor(kept: Kept, { who, now, receiptId, digest }: Erasing): Record<string, number> {
  const [known] = readReceipts(kept.sql, { receiptId })
  if (known?.action === 'erased') return JSON.parse(known.removed) as Record<string, number>
  const removed = Object.fromEntries(
    Object.entries(parts).map(([name, remove]) => [name, remove(kept, who, now)]),
  )
  noteErased(kept.sql, who, now)
  noteUrgent(kept.sql)
  writeReceipt(kept.sql, { action: 'erased', at: now, receiptId, digest, removed: JSON.stringify(removed) })
  return removed
}

/** Writes the shards anew in which they did anything. */
function removeEvents({ sql, events }: Kept, who: WhoIsMeant): number {
  events.putInColumns()
  let removed = 0
  for (const shard of events.shards()) {
    const segment = events.shard(shard)
    const others = rowsOf(segment, who, true)
    if (others.length === segment.rows) continue
    removed += segment.rows - others.length
    events.rewrite(shard, keepRows(segment, others))
  }
  noteGone(sql, removed)
  return removed
}

/** Without their keys nobody reads what lies in R2 of them. */
function removeRecordings({ sql }: Kept, { visitor }: WhoIsMeant, now: number): number {
  return dropReplaysOf(sql, { session: sessionIdOf(visitor), now })
}
