import type { Salt } from '../../shared/domain/tracker/site-entry.ts'
import { type SaltReceipt, sha256, writeReceipt } from './receipts.ts'

/** For how long a visitor keeps a name. */
export const visitorPeriods = ['day', 'week', 'month'] as const
export type VisitorPeriod = (typeof visitorPeriods)[number]

const dayMs = 86_400_000
/** Salts are made for so long ahead: what publishes them may fail for days. */
const aheadMs = 7 * dayMs
const saltBytes = 32

/** The period that holds at a moment: a day, a week from Monday, or a month, in UTC. */
export function periodAt(at: number, period: VisitorPeriod): { from: number; until: number } {
  const date = new Date(at)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  if (period === 'month') return { from: Date.UTC(year, month), until: Date.UTC(year, month + 1) }
  const sinceMonday = period === 'week' ? (date.getUTCDay() + 6) % 7 : 0
  const from = Date.UTC(year, month, day - sinceMonday)
  return { from, until: from + (period === 'week' ? 7 : 1) * dayMs }
}

/**
 * Makes the salts that are missing for the days ahead, and of the next period in any case; destroys those whose time is over, and those to come that are of another period than the policy
 * says; and returns those that are left, soonest first. The present one ends with its period when a shorter one was chosen.
 */
export function keepSalts(sql: SqlStorage, { now, period }: { now: number; period: VisitorPeriod }): Salt[] {
  const present = periodAt(now, period)
  const others = otherPeriods(sql, period)
  for (const salt of readSalts(sql)) {
    const isOver = salt.until <= now
    const isToCome = salt.from > now
    if (isOver || (isToCome && others.has(salt.from))) {
      sql.exec('DELETE FROM salts WHERE from_ms = ?', salt.from)
      note(sql, { at: now, action: 'destroyed', salt })
    } else if (!isToCome && salt.until > present.until)
      sql.exec('UPDATE salts SET until_ms = ? WHERE from_ms = ?', present.until, salt.from)
  }
  const salts = readSalts(sql)
  let next = salts.at(-1)?.until ?? present.from
  for (let count = salts.length; count < 2 || next <= now + aheadMs; count++) {
    const { from, until } = periodAt(next, period)
    const bytes = crypto.getRandomValues(new Uint8Array(saltBytes))
    // One that begins in the middle of a longer period lasts to the end of it.
    const salt = { from: Math.max(from, next), until, salt: Buffer.from(bytes).toString('base64url') }
    sql.exec(
      'INSERT INTO salts (from_ms, until_ms, period, salt) VALUES (?, ?, ?, ?)',
      salt.from,
      salt.until,
      period,
      salt.salt,
    )
    note(sql, { at: now, action: 'created', salt })
    next = until
  }
  return readSalts(sql)
}

/** When salts begin that were made for another period. */
const otherPeriods = (sql: SqlStorage, period: VisitorPeriod): Set<number> =>
  new Set(
    sql
      .exec<{ from: number }>('SELECT from_ms AS "from" FROM salts WHERE period <> ?', period)
      .toArray()
      .map(({ from }) => from),
  )

export const readSalts = (sql: SqlStorage): Salt[] =>
  sql
    .exec<{ from: number; until: number; salt: string }>(
      'SELECT from_ms AS "from", until_ms AS until, salt FROM salts ORDER BY from_ms',
    )
    .toArray()

const note = (
  sql: SqlStorage,
  { at, action, salt }: { at: number; action: SaltReceipt['action']; salt: Salt },
) => writeReceipt(sql, { at, action, from: salt.from, until: salt.until, digest: sha256(salt.salt) })
