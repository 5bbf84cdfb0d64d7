import { keep, kept } from '../../client/kept.ts'

/** A session that was opened in this browser. */
export interface KnownSession {
  sessionId: string
  title: string
  /** When it was opened last, in ISO 8601. */
  openedAt: string
}

const place = 'tracewright.sessions'
const most = 50

/** The sessions that were opened in this browser, newest first. */
export function knownSessions(): KnownSession[] {
  try {
    const all: unknown = JSON.parse(kept(place) ?? '[]')
    return Array.isArray(all) ? all.filter(isKnown) : []
  } catch {
    return []
  }
}

function isKnown(one: unknown): one is KnownSession {
  if (typeof one !== 'object' || one === null) return false
  const fields = one as Record<string, unknown>
  return [fields['sessionId'], fields['title'], fields['openedAt']].every((each) => typeof each === 'string')
}

const others = (sessionId: string) => knownSessions().filter((one) => one.sessionId !== sessionId)
const write = (all: readonly KnownSession[]) => keep(place, all.length > 0 ? JSON.stringify(all) : null)

/** Those of this page: a browser that keeps nothing knows no others. */
const here = new Set<string>()

export function rememberSession({
  sessionId,
  title,
  openedAt = new Date().toISOString(),
}: Pick<KnownSession, 'sessionId' | 'title'> & Partial<KnownSession>): boolean {
  here.add(sessionId)
  return write([{ sessionId, title, openedAt }, ...others(sessionId)].slice(0, most))
}

export function forgetSession(sessionId: string): boolean {
  here.delete(sessionId)
  return write(others(sessionId))
}

export function forgetSessions(): boolean {
  here.clear()
  return write([])
}

/** Whether whoever sits here has the link to a session, and not only that of a run of it. */
export const knowsSession = (sessionId: string): boolean =>
  here.has(sessionId) || knownSessions().some((one) => one.sessionId === sessionId)
