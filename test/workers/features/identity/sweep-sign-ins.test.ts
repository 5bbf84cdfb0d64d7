import { expect, test } from 'vitest'
import { findSession, startSession } from '../../../../workers/features/identity/cookie-sessions.ts'
import { exchangeRefreshToken, startFamily } from '../../../../workers/features/identity/refresh-tokens.ts'
import { sweepSignIns } from '../../../../workers/features/identity/sweep-sign-ins.ts'
import { newContext } from '../../../support/context.ts'
import { newPerson } from '../../../support/people.ts'

test('the sweep removes sessions and refresh tokens that have expired, and no other', async () => {
  const { userId } = await newPerson()
  const longAgo = newContext({ now: () => Date.now() - 31 * 86_400_000 })
  const now = newContext()
  await startSession(longAgo, userId)
  await startFamily(longAgo, userId)
  const session = await startSession(now, userId)
  const { refreshToken } = await startFamily(now, userId)
  expect(await sweepSignIns(now)).toBeGreaterThanOrEqual(2)
  expect(await sweepSignIns(now)).toBe(0)
  expect(await findSession(now, session)).toMatchObject({ user: { userId } })
  expect(await exchangeRefreshToken(now, refreshToken)).toMatchObject({ userId })
})
