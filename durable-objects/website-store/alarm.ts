import { logError } from '../../shared/services/log.ts'
import { archiveIfDue } from './archive/due.ts'
import type { Kept } from './changes/kept.ts'
import { checkLedger, tellCheck } from './ledger-check.ts'
import { publishIfDue, upkeep } from './policy.ts'

interface Woken {
  now: number
  websiteId: string
  isErased: () => boolean
  /** A transaction. */
  changing: <T>(work: () => T) => T
  send: (order: object) => Promise<unknown>
}

/** When what could not be sent is tried again, in milliseconds. */
const againMs = 60_000

/** Forgets what is over, counts the account again, and orders what is due. Returns when it has to be woken at the latest, where something could not be ordered; it keeps nothing else from it. */
export async function wake(
  { sql, events }: Kept,
  { now, websiteId, isErased, changing, send }: Woken,
): Promise<number | undefined> {
  changing(() => upkeep(sql, events, now))
  tellCheck(websiteId, () => changing(() => checkLedger(sql, events, now)))
  let again: number | undefined
  const orders = [
    () => publishIfDue(sql, websiteId, send),
    () => archiveIfDue({ sql, events }, { now, websiteId, isErased }, send),
  ]
  for (const order of orders)
    await order().catch((error: unknown) => {
      logError({ kind: 'analytics.order', websiteId, error })
      again = now + againMs
    })
  return again
}
