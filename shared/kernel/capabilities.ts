import { eq } from 'drizzle-orm'
import type { Execution } from '../../durable-objects/execution/execution.ts'
import type { PublicSession } from '../../durable-objects/public-session/public-session.ts'
import { publicSessions } from '../db/tables/public-sessions.ts'
import type { Remote } from '../services/remote.ts'
import type { Services } from '../services/services.ts'
import type { Context } from './context.ts'

// Whoever has the id of a session or an execution may use it, so anybody may try ids. One that was never given out is refused before its object is
// asked: to look at an object that never was makes it, and on one machine leaves a file for each.

/** The object of a session; null when nobody was given this id. Ids from before they carried a check stand in the index. */
export async function sessionAt(
  { services: { ids, db, publicSessions: objects } }: Context,
  sessionId: string,
): Promise<Remote<PublicSession> | null> {
  const isGiven = ids.isSecret(sessionId) || (await isIndexed(db, sessionId))
  return isGiven ? objects.getByName(sessionId) : null
}

async function isIndexed(db: Services['db'], sessionId: string): Promise<boolean> {
  const { sessionId: id } = publicSessions
  const rows = await db.select({ id }).from(publicSessions).where(eq(id, sessionId))
  return rows.length > 0
}

/** The object of an execution; null when nobody was given this id. */
export function executionAt(
  { ids, settings, executions }: Pick<Services, 'ids' | 'settings' | 'executions'>,
  executionId: string,
): Remote<Execution> | null {
  return ids.isSecret(executionId) || settings.UNCHECKED_IDS ? executions.getByName(executionId) : null
}
