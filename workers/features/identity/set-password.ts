import { type SQL, and, eq, inArray, sql } from 'drizzle-orm'
import { cookieSessions, mailedTokens, users } from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { endingRights } from '../../../shared/kernel/endings.ts'
import { endSessions, signedOutNow } from './end-sign-ins.ts'
import type { User } from './users.ts'

interface NewPassword {
  passwordHash: string
  /** What must still hold in the moment of the change: of several changes at once one wins. */
  onlyIf: SQL | undefined
  /** The browser session that goes on, under a new secret. */
  kept?: { sessionId: string; sessionHash: string } | undefined
  /** The person came by a link that was mailed to them. */
  provesEmail?: boolean
}

/** Gives a person another password and ends everything that the old one opened, in one transaction. Null when the condition did not hold. */
export async function setPassword(
  context: Context,
  userId: string,
  { passwordHash, onlyIf, kept, provesEmail = false }: NewPassword,
): Promise<User | null> {
  const { services, now } = context
  const { db } = services
  // A hash has its own salt, so it names this very change.
  const changed = db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.passwordHash, passwordHash)))
  const emailVerifiedAt = sql<number>`coalesce(${users.emailVerifiedAt}, ${now()})`
  const write = () =>
    db.batch([
      db
        .update(users)
        .set({ passwordHash, signedOutAt: signedOutNow(context), ...(provesEmail && { emailVerifiedAt }) })
        .where(and(eq(users.userId, userId), onlyIf))
        .returning(),
      ...endSessions(context, (column) => inArray(column, changed), kept?.sessionId),
      db
        .update(cookieSessions)
        .set({ sessionHash: kept?.sessionHash ?? '' })
        .where(
          and(eq(cookieSessions.sessionId, kept?.sessionId ?? ''), inArray(cookieSessions.userId, changed)),
        ),
      db
        .delete(mailedTokens)
        .where(and(inArray(mailedTokens.userId, changed), eq(mailedTokens.purpose, 'password-reset'))),
    ])
  const [[user]] = await endingRights(context, [{ kind: 'user', id: userId }], write)
  return user ?? null
}
