import { iso } from '../../../shared/schemas/time.ts'
import { visitorOfSession } from '../../../shared/domain/analytics/names/session-id.ts'
import { sessionNotFound } from './errors.ts'

/** Times as they travel. */
export const timed = <T extends { createdAt: number }>(event: T) => ({
  ...event,
  createdAt: iso(event.createdAt),
})

export const sessionView = <T extends { firstAt: number; lastAt: number }>(
  session: T,
  websiteId: string,
) => ({
  ...session,
  websiteId,
  firstAt: iso(session.firstAt),
  lastAt: iso(session.lastAt),
  createdAt: iso(session.firstAt),
})

/** The visitor that an id is of; refused where no visitor can have it. */
export function visitorOf(sessionId: string): string {
  const visitor = visitorOfSession(sessionId)
  if (visitor === null) throw sessionNotFound()
  return visitor
}
