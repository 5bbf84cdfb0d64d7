import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { cookieSessions, refreshTokens } from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { endingRights } from '../../../shared/kernel/endings.ts'

export interface SignIn {
  sessionId: string
  kind: 'browser' | 'token'
  /** Times in milliseconds since the epoch. */
  createdAt: number
  lastUsedAt: number
  expiresAt: number
  userAgent: string | null
}

const newestBrowsers = newestFirst(cookieSessions, 'createdAt', 'sessionId')
const newestClients = newestFirst(refreshTokens, 'signedInAt', 'familyId')

/** A page of where a person is signed in, newest first: browsers by cookie, and clients by the one refresh token of each family that is good. */
export async function listSignIns(context: Context, userId: string, page: Page) {
  const { db } = context.services
  const [inBrowsers, byTokens] = await db.batch([
    browsers(context, userId, page),
    clients(context, userId, page),
  ])
  const signIns: SignIn[] = [...inBrowsers, ...byTokens]
  signIns.sort((one, other) => other.createdAt - one.createdAt || (other.sessionId < one.sessionId ? -1 : 1))
  return newestBrowsers.page(signIns, page.limit)
}

function browsers({ services: { db }, now }: Context, userId: string, { limit, cursor }: Page) {
  const { sessionId, createdAt, lastUsedAt, expiresAt, userAgent } = cookieSessions
  return db
    .select({
      sessionId,
      kind: sql<'browser'>`'browser'`,
      createdAt,
      lastUsedAt: sql<number>`coalesce(${lastUsedAt}, ${createdAt})`,
      expiresAt,
      userAgent,
    })
    .from(cookieSessions)
    .where(and(eq(cookieSessions.userId, userId), gt(expiresAt, now()), newestBrowsers.after(cursor)))
    .orderBy(...newestBrowsers.order)
    .limit(limit + 1)
}

function clients({ services: { db }, now }: Context, userId: string, { limit, cursor }: Page) {
  const { familyId, signedInAt, createdAt, usedAt, revokedAt, expiresAt, userAgent } = refreshTokens
  return db
    .select({
      sessionId: familyId,
      kind: sql<'token'>`'token'`,
      createdAt: sql<number>`coalesce(${signedInAt}, ${createdAt})`,
      lastUsedAt: createdAt,
      expiresAt,
      userAgent,
    })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.userId, userId),
        isNull(usedAt),
        isNull(revokedAt),
        gt(expiresAt, now()),
        newestClients.after(cursor),
      ),
    )
    .orderBy(...newestClients.order)
    .limit(limit + 1)
}

/** Ends one sign-in of a person; false when they have none of this id. */
export async function endSignIn(context: Context, userId: string, sessionId: string): Promise<boolean> {
  const { services, now } = context
  const { db } = services
  const isFamily = and(eq(refreshTokens.familyId, sessionId), eq(refreshTokens.userId, userId))
  const [sessions, tokens] = await endingRights(context, [{ kind: 'user', id: userId }], () =>
    db.batch([
      db
        .delete(cookieSessions)
        .where(and(eq(cookieSessions.sessionId, sessionId), eq(cookieSessions.userId, userId))),
      db
        .update(refreshTokens)
        .set({ revokedAt: now() })
        .where(and(isFamily, isNull(refreshTokens.revokedAt))),
    ]),
  )
  return sessions.meta.changes + tokens.meta.changes > 0
}
