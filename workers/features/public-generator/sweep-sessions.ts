import type { Context } from '../../../shared/kernel/context.ts'
import { removeSession } from './delete-session.ts'
import { sessionsUntouchedSince } from './store.ts'

const dayMs = 86_400_000
const perSweep = 100

/** Deletes sessions that nobody touched for `SESSION_RETENTION_DAYS`. Returns how many. */
export async function sweepSessions(context: Context): Promise<number> {
  const oldest = context.now() - context.services.settings.SESSION_RETENTION_DAYS * dayMs
  const sessionIds = await sessionsUntouchedSince(context, oldest, perSweep)
  for (const sessionId of sessionIds) await removeSession(context, sessionId)
  return sessionIds.length
}
