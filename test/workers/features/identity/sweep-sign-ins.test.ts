import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { socketTickets } from '../../../../shared/db/tables/identity.ts'
import { newMailedToken, ownerOf } from '../../../../workers/features/identity/mailed-tokens.ts'
import { findSession, startSession } from '../../../../workers/features/identity/cookie-sessions.ts'
import { exchangeRefreshToken, startFamily } from '../../../../workers/features/identity/refresh-tokens.ts'
import { sweepSignIns } from '../../../../workers/features/identity/sweep-sign-ins.ts'
import { newContext } from '../../../support/context.ts'
import { newPerson } from '../../../support/people.ts'
import { findUser } from '../../../../workers/features/identity/users.ts'

test('the sweep removes sessions and refresh tokens that have expired, mailed links and socket tickets too, and no other', async () => {
  const { userId } = await newPerson()
  const user = (await findUser(newContext(), userId))!
  const longAgo = newContext({ now: () => Date.now() - 31 * 86_400_000 })
  const now = newContext()
  const { db } = now.services
  await startSession(longAgo, user)
  await startFamily(longAgo, user)
  await newMailedToken(longAgo, userId, 'password-reset')
  const link = await newMailedToken(now, userId, 'email-verification')
  const watcher = { kind: 'user' as const, id: userId, openedAt: 1 }
  await db.insert(socketTickets).values({ ticketHash: userId, watcher, expiresAt: 1 })
  const session = await startSession(now, user)
  const { refreshToken } = await startFamily(now, user)
  expect(await sweepSignIns(now)).toBeGreaterThanOrEqual(4)
  expect(await sweepSignIns(now)).toBe(0)
  expect(await findSession(now, session)).toMatchObject({ user: { userId } })
  expect(await ownerOf(now, link, 'email-verification')).toEqual([{ userId }])
  expect(await db.select().from(socketTickets).where(eq(socketTickets.ticketHash, userId))).toEqual([])
  expect(await exchangeRefreshToken(now, refreshToken)).toMatchObject({ userId })
})
