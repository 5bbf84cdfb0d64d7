import { and, eq, gt } from 'drizzle-orm'
import { mailedTokens } from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { hashToken } from '../../../shared/kernel/hash-token.ts'
import { randomToken } from './secrets.ts'

export type Purpose = (typeof mailedTokens.$inferSelect)['purpose']

const hourMs = 3_600_000
const lifetimeMs: Record<Purpose, number> = { 'password-reset': hourMs, 'email-verification': 24 * hourMs }

/** Makes the token of a link to be mailed. It replaces older ones of its purpose, and only its hash is kept. */
export async function newMailedToken(
  { services: { db }, now }: Context,
  userId: string,
  purpose: Purpose,
): Promise<string> {
  const token = randomToken()
  const createdAt = now()
  const times = { createdAt, expiresAt: createdAt + lifetimeMs[purpose] }
  await db.batch([
    db.delete(mailedTokens).where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose))),
    db.insert(mailedTokens).values({ tokenHash: hashToken(token), purpose, userId, ...times }),
  ])
  return token
}

/** The query for whom a token stands, while it is good. */
export function ownerOf({ services: { db }, now }: Context, token: string, purpose: Purpose) {
  return db
    .select({ userId: mailedTokens.userId })
    .from(mailedTokens)
    .where(and(named(token, purpose), gt(mailedTokens.expiresAt, now())))
}

/** The statement after which a token is good for nothing. */
export const useUp = ({ services: { db } }: Context, token: string, purpose: Purpose) =>
  db.delete(mailedTokens).where(named(token, purpose))

const named = (token: string, purpose: Purpose) =>
  and(eq(mailedTokens.tokenHash, hashToken(token)), eq(mailedTokens.purpose, purpose))
