import { inArray } from 'drizzle-orm'
import { signingKeys } from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { secretFor } from './secrets.ts'
import { isRotationDue, sortGenerations } from './signing-key-rules.ts'
import { forgetKeyring, insertKey } from './signing-keys.ts'
import { type NewKey, openKey } from './wrapped-key.ts'

/**
 * Hourly upkeep: makes the next generation the signer when the present one is 90 days old, when the secret no longer opens it, or at once with `force`,
 * and removes generations that no living token needs. Two rotations at once make one generation. Returns whether the signer changed;
 * a deployment without a key or without a secret has nothing to rotate.
 */
export async function rotateSigningKeys(context: Context, { force = false } = {}): Promise<boolean> {
  const { db, settings } = context.services
  const { live, retired } = sortGenerations(await db.select().from(signingKeys), context.now())
  const [newest] = live
  if (!newest || !(await succeeds(() => secretFor(settings, 'signing-keys')))) return false
  const due = force || isRotationDue(newest, context.now()) || !(await opens(context, newest))
  if (due) await insertKey(context, newest.generation + 1)
  const generations = retired.map(({ generation }) => generation)
  if (generations.length > 0) await db.delete(signingKeys).where(inArray(signingKeys.generation, generations))
  forgetKeyring(context)
  return due
}

const opens = ({ services }: Context, key: NewKey) => succeeds(() => openKey(services.settings, key))

async function succeeds(work: () => unknown): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (isServiceError(error)) return false
    throw error
  }
}
