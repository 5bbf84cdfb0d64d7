import { and, eq } from 'drizzle-orm'
import { users } from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'

export type User = typeof users.$inferSelect

/** Issuer of the people whose passwords we keep. */
export const embedded = ''

export async function findEmbeddedUser({ services: { db } }: Context, email: string): Promise<User | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.issuer, embedded), eq(users.email, email)))
  return user ?? null
}

export async function findUser({ services: { db } }: Context, userId: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.userId, userId))
  return user ?? null
}

/** Creates a user of the embedded provider; null when the address is taken, also by a request at the same moment. */
export async function createEmbeddedUser(
  { services: { db, ids }, now }: Context,
  given: { email: string; name: string; passwordHash: string },
): Promise<User | null> {
  const values = { ...given, userId: ids.uuid(), issuer: embedded, subject: null, createdAt: now() }
  const [user] = await db.insert(users).values(values).onConflictDoNothing().returning()
  return user ?? null
}

/** The user that an external issuer calls `subject`: created on first sight, and kept in step with what the issuer says. */
export async function ensureExternalUser(
  { services: { db, ids }, now }: Context,
  given: { issuer: string; subject: string; email: string; name: string },
): Promise<User> {
  const { issuer, subject, email, name } = given
  const [known] = await db
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
  if (known && known.email === email && known.name === name) return known
  const [user] = await db
    .insert(users)
    .values({ ...given, userId: ids.uuid(), passwordHash: null, createdAt: now() })
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set: { email, name } })
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
