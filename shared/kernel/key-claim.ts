import type { Statement } from '../db/database.ts'
import type { Guard } from '../db/guard.ts'
import type { Ids } from '../services/ids.ts'

/** What a call holds while it works under an Idempotency-Key. */
export interface KeyClaim {
  /** Ids that are the same whenever this work is done again, because its process died before its answer was kept. */
  ids: (purpose: string) => Ids
  /** What keeps an answer in the transaction of the change; `guard` fails when another request has taken the key meanwhile. */
  keep: (answer: unknown) => Promise<{ guard: Guard; statement: Statement }>
}

/**
 * Ids for what a call makes: the first and only ones for `purpose`, also when the call is made again under its key after a crash, so that
 * it meets what it made before.
 */
export const idsFor = (
  { claim, services }: { claim?: KeyClaim; services: { ids: Ids } },
  purpose: string,
): Ids => claim?.ids(purpose) ?? services.ids
