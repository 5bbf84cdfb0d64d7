import { and, desc, eq, exists, gt, isNotNull, sql } from 'drizzle-orm'
import { commitAnswer } from '../../../shared/db/commit.ts'
import { refreshTokens, users } from '../../../shared/db/tables/identity.ts'
import { isUniqueViolation } from '../../../shared/db/unique-violation.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { isNobody, isSomebody } from './demo-account.ts'
import { embedded, presentIssuer } from './issuer.ts'

export type User = typeof users.$inferSelect

export async function findEmbeddedUser(
  { services: { db, settings } }: Context,
  email: string,
): Promise<User | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.issuer, embedded), eq(users.email, email), isSomebody(settings)))
  return user ?? null
}

export async function findUser(
  { services: { db, settings } }: Context,
  userId: string,
): Promise<User | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), isSomebody(settings)))
  return user ?? null
}

/** The person whom the present identity provider calls by this address: of several, the one who proved it. Nobody where two did, because choosing one would be guessing. */
export async function findPerson(
  { services: { db, settings } }: Context,
  email: string,
): Promise<User | null> {
  const issuer = presentIssuer(settings)
  const [user, second] = await db
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.email, email)))
    .orderBy(desc(isNotNull(users.emailVerifiedAt)), desc(users.createdAt))
    .limit(2)
  return !user || (second && second.emailVerifiedAt !== null) ? null : user
}

/** The row of a new user of the embedded provider. */
export const newEmbeddedUser = (
  { services: { ids }, now }: Context,
  given: { email: string; name: string; passwordHash: string },
) => ({ ...given, userId: ids.uuid(), issuer: embedded, subject: null, createdAt: now() })

/** The person of a bearer token, and whether the sign-in that it came from was ended, in one read. */
export async function findBearer({ services: { db, settings } }: Context, userId: string, familyId: string) {
  const revoked = db
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.familyId, familyId), gt(refreshTokens.revokedAt, 0)))
  const [found] = await db
    .select({
      userId: users.userId,
      email: users.email,
      name: users.name,
      emailVerifiedAt: users.emailVerifiedAt,
      signedOutAt: users.signedOutAt,
      isRevoked: sql<number>`${exists(revoked)}`,
    })
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.issuer, embedded), isSomebody(settings)))
  return found ?? null
}

/** True as long as nobody has signed this person out everywhere since the row was read: a password that was checked before a change opens nothing after it. */
export const stillSignedIn = ({ userId, signedOutAt }: Pick<User, 'userId' | 'signedOutAt'>) =>
  and(eq(users.userId, userId), sql`${users.signedOutAt} is ${signedOutAt}`)

/** Creates a user of the embedded provider, with what the operation answers; null when the address is taken, also by a request at the same moment. */
export async function createEmbeddedUser<A>(
  context: Context,
  given: { email: string; name: string; passwordHash: string },
  answerOf?: (user: ReturnType<typeof newEmbeddedUser>) => A,
): Promise<User | null> {
  if (isNobody(given.email, context.services.settings)) return null
  const values = newEmbeddedUser(context, given)
  const insert = context.services.db.insert(users).values(values).returning()
  try {
    const [rows] = await commitAnswer(context, { answer: answerOf?.(values) }, [insert])
    return (rows as User[])[0] ?? null
  } catch (error) {
    if (isUniqueViolation(error, 'users.email')) return null
    throw error
  }
}

/** What a token of an external issuer says of its bearer. */
interface ExternalProfile {
  issuer: string
  subject: string
  email: string
  name: string
  /** The issuer says that the address is theirs; silence about one that was proven before takes nothing back. */
  emailVerified: boolean
}

/** The user that an external issuer calls `subject`: created on first sight, and kept in step with what the issuer says. */
export async function ensureExternalUser(
  { services: { db, ids }, now }: Context,
  { emailVerified, ...given }: ExternalProfile,
): Promise<User> {
  const { issuer, subject, email, name } = given
  const emailVerifiedAt = emailVerified && email !== '' ? now() : null
  const [known] = await db
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
  const isProven = known?.email === email && known.emailVerifiedAt !== null
  const isAsKnown = known?.email === email && known.name === name
  if (isAsKnown && (isProven || emailVerifiedAt === null)) return known
  const [user] = await db
    .insert(users)
    .values({ ...given, emailVerifiedAt, userId: ids.uuid(), passwordHash: null, createdAt: now() })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      // Asked of the row itself: a token used at the same moment may have changed its address.
      set: {
        email,
        name,
        emailVerifiedAt: sql`case when ${users.email} = excluded.email then coalesce(${users.emailVerifiedAt}, excluded.email_verified_at) else excluded.email_verified_at end`,
      },
    })
    .returning()
  if (!user) throw new Error('A user that was just stored is gone')
  return user
}

/** Replaces a password hash, unless it has changed since it was read. */
export async function replacePasswordHash(
  { services: { db } }: Context,
  user: User,
  passwordHash: string,
): Promise<void> {
  if (user.passwordHash === null) return
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.userId, user.userId), eq(users.passwordHash, user.passwordHash)))
}
