import { type SQL, type SQLWrapper, and, eq, isNull, ne, sql } from 'drizzle-orm'
import { cookieSessions, mailedTokens, refreshTokens, users } from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { endingRights } from '../../../shared/kernel/endings.ts'

/** When everything issued so far became void; it never repeats, so that of two moments in one millisecond each is told. */
export const signedOutNow = ({ now }: Context) =>
  sql<number>`max(${now()}, coalesce(${users.signedOutAt}, 0) + 1)`

/**
 * The statements that end what a person has signed in: browser sessions (but the kept one) and refresh tokens, and with these their access tokens.
 * `ofPerson` is the condition on a column of user ids that names them.
 */
export function endSessions(
  { services: { db }, now }: Context,
  ofPerson: (column: SQLWrapper) => SQL,
  keptSessionId = '',
) {
  return [
    db
      .delete(cookieSessions)
      .where(and(ofPerson(cookieSessions.userId), ne(cookieSessions.sessionId, keptSessionId))),
    db
      .update(refreshTokens)
      .set({ revokedAt: now() })
      .where(and(ofPerson(refreshTokens.userId), isNull(refreshTokens.revokedAt))),
  ] as const
}

/** Signs a person out everywhere at once: nothing issued before works any more, nor does a link to a new password. */
export async function signOutEverywhere(context: Context, userId: string): Promise<void> {
  const { db } = context.services
  await endingRights(context, [{ kind: 'user', id: userId }], () =>
    db.batch([
      db
        .update(users)
        .set({ signedOutAt: signedOutNow(context) })
        .where(eq(users.userId, userId)),
      ...endSessions(context, (column) => eq(column, userId)),
      db
        .delete(mailedTokens)
        .where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, 'password-reset'))),
    ]),
  )
}
