import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'
import { removeSession } from './delete-session.ts'
import { indexSession, sessionsUntouchedSince } from './store.ts'

const dayMs = 86_400_000
const perSweep = 100

/** Deletes sessions that nobody touched for `SESSION_RETENTION_DAYS`. Returns how many. One that fails is logged, and tried again by the next sweep. */
export async function sweepSessions(context: Context): Promise<number> {
  const oldest = context.now() - context.services.settings.SESSION_RETENTION_DAYS * dayMs
  let removed = 0
  for (const sessionId of await sessionsUntouchedSince(context, oldest, perSweep)) {
    try {
      if (await removeIfUntouched(context, sessionId, oldest)) removed++
    } catch (error) {
      logError({ kind: 'public.sweepSessions', requestId: context.requestId, error })
    }
  }
  return removed
}

/** The session itself decides: it may have been used while its index entry could not be written. */
async function removeIfUntouched(context: Context, sessionId: string, oldest: number): Promise<boolean> {
  const card = await context.services.publicSessions.getByName(sessionId).card()
  if (card && card.updatedAt >= oldest) {
    await indexSession(context, { sessionId, email: null, updatedAt: card.updatedAt })
    return false
  }
  await removeSession(context, sessionId)
  return true
}
