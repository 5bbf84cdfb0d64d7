import type { AnalyticsEvent } from '../../shared/domain/analytics/event.ts'
import type { WhoIsMeant } from '../../shared/domain/analytics/segment/keep-rows.ts'
import { dayOf, forgetAt, oldestDay } from './rules.ts'
import { isBehind } from './archive/archived.ts'
import { sha256 } from './receipts.ts'

/** Who the page said somebody is, as no visitor is named. */
const asId = (distinctId: string): string => `id ${distinctId}`

/** From now on what a visitor did until then is not stored any more, however late it comes: neither under their name nor where it says who they are, which in a file of another website has another name. */
export function noteErased(sql: SqlStorage, { visitor, distinctId }: WhoIsMeant, at: number): void {
  for (const name of [visitor, ...(distinctId ? [asId(distinctId)] : [])])
    sql.exec(
      'INSERT INTO erased_visitors (digest, at) VALUES (?, ?) ON CONFLICT (digest) DO UPDATE SET at = max(at, excluded.at)',
      sha256(name),
      at,
    )
}

/** Tells of events whether they are of somebody who was erased since. Where nobody was, that costs one read; else one for each visitor. */
export function erasedBy(
  sql: SqlStorage,
): (event: Pick<AnalyticsEvent, 'visitor' | 'at' | 'texts'>) => boolean {
  if (sql.exec('SELECT 1 FROM erased_visitors LIMIT 1').toArray().length === 0) return () => false
  const until = new Map<string, number>()
  const untilOf = (visitor: string): number => {
    const known = until.get(visitor)
    if (known !== undefined) return known
    const query = 'SELECT at FROM erased_visitors WHERE digest = ?'
    const at = sql.exec<{ at: number }>(query, sha256(visitor)).toArray()[0]?.at ?? -Infinity
    until.set(visitor, at)
    return at
  }
  return ({ visitor, at, texts: { distinctId = '' } }) =>
    (visitor !== '' && at <= untilOf(visitor)) || (distinctId !== '' && at <= untilOf(asId(distinctId)))
}

/** Forgets who was erased so long ago that nothing of before can come any more. What lies in the archive of a store that was lost may still come. */
export function forgetErased(sql: SqlStorage, now: number): void {
  if (!isBehind(sql)) sql.exec('DELETE FROM erased_visitors WHERE at < ?', oldestDay(now) * 86_400_000)
}

/** When the first of them is to be forgotten; null where nobody is. */
export function erasedUntil(sql: SqlStorage): number | null {
  if (isBehind(sql)) return null
  const { at } = sql.exec<{ at: number | null }>('SELECT min(at) AS at FROM erased_visitors').one()
  return at === null ? null : forgetAt(dayOf(at))
}
