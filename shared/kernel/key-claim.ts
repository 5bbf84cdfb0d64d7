import type { Statement } from '../db/database.ts'
import type { Guard } from '../db/guard.ts'
import type { Ids } from '../services/ids.ts'
import { idempotencyMadeGone } from './errors.ts'

/** What a call holds while it works under an Idempotency-Key. */
export interface KeyClaim {
  /** Ids that are the same whenever this work is done again, because its process died before its answer was kept. */
  ids: (purpose: string) => Ids
  /** Fails when another request has taken the key meanwhile: in every transaction of the work, because both make the same ids. */
  guard: Guard
  /** Keeps an answer in the transaction of the change. In an object, because waiting for a statement alone would run it. */
  keep: (answer: unknown) => Promise<{ statement: Statement }>
  /** Says in the transaction of the change that the work is done, where its answer is known only afterwards. */
  done: () => Statement
  /** Whether an earlier attempt has said so. */
  isDone: boolean
}

interface Working {
  claim?: KeyClaim
}

/**
 * Ids for what a call makes: the first and only ones for `purpose`, also when the call is made again under its key after a crash, so that
 * it meets what it made before.
 */
export const idsFor = ({ claim, services }: Working & { services: { ids: Ids } }, purpose: string): Ids =>
  claim?.ids(purpose) ?? services.ids

/**
 * What an earlier attempt of a call has made under its key, as `find` finds it; undefined where there is none. Throws
 * `idempotency.made_gone` where it was made and somebody has deleted it since: a repeat must not bring it back.
 * @example
 * const made = await madeBefore(context, () => findRoom(context, roomId))
 * if (made) return made
 */
export async function madeBefore<T>(
  { claim }: Working,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  if (!claim) return undefined
  const made = await find()
  if (made === undefined && claim.isDone) throw idempotencyMadeGone()
  return made
}
