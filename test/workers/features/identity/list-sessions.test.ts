import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cookieSessions } from '../../../../shared/db/tables/identity.ts'
import { findSession, startSession } from '../../../../workers/features/identity/cookie-sessions.ts'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { listSessions } from '../../../../workers/features/identity/list-sessions.ts'
import { startFamily } from '../../../../workers/features/identity/refresh-tokens.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newPerson, password } from '../../../support/people.ts'

const iso = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/)

test('a person sees the browsers and clients they are signed in with, newest first, and which one asks', async () => {
  const { email } = await newPerson()
  const browser = newBrowser()
  await browser.signIn({ email, password })
  const headers = { 'user-agent': 'curl/8.5' }
  const pair = await ask(issueToken, { email, password }, { headers })
  const next = await ask(issueToken, { refresh_token: pair.refresh_token })
  const { sessions, nextCursor } = await ask(listSessions, {}, { token: next.access_token })
  const common = { sessionId: expect.any(String), createdAt: iso, lastUsedAt: iso, expiresAt: iso }
  expect(nextCursor).toBeNull()
  expect(sessions).toEqual([
    { ...common, kind: 'token', userAgent: 'curl/8.5', current: true },
    { ...common, kind: 'browser', userAgent: null, current: false },
  ])
  expect((sessions[0]?.lastUsedAt ?? '') > (sessions[0]?.createdAt ?? '')).toBe(true)
  const seen = await (await browser.go('/api/auth/sessions')).json()
  expect(seen).toMatchObject({ sessions: [{ current: false }, { kind: 'browser', current: true }] })
})

test('nobody sees the sign-ins of another person, nor a secret of their own', async () => {
  const [one, other] = [await newPerson(), await newPerson()]
  const context = newContext()
  const secrets = [
    await startSession(context, { ...one, signedOutAt: null }),
    (await startFamily(context, { ...one, signedOutAt: null })).refreshToken,
  ]
  expect((await ask(listSessions, {}, other)).sessions).toEqual([])
  const own = JSON.stringify(await ask(listSessions, {}, one))
  for (const secret of secrets) expect(own).not.toContain(secret)
  await expectRefusal(send(listSessions, { userId: one.userId }, other), 400, { path: 'userId' })
})

test('what has ended or expired is not listed, and pages follow each other without gap or repeat', async () => {
  const { userId, token } = await newPerson()
  const user = { userId, signedOutAt: null }
  const at = (ms: number) => newContext({ now: () => Date.now() + ms })
  for (const ms of [-31 * 86_400_000, -4000, -3000, -3000, -2000]) {
    await startSession(at(ms), user)
    await startFamily(at(ms), user)
  }
  const all = (await ask(listSessions, {}, { token })).sessions.map(({ sessionId }) => sessionId)
  expect(all).toHaveLength(8)
  const paged: string[] = []
  const page = async (cursor: string | null) => {
    const found = await ask(listSessions, { limit: 3, ...(cursor && { cursor }) }, { token })
    paged.push(...found.sessions.map(({ sessionId }) => sessionId))
    return found.nextCursor
  }
  const last = await page(await page(await page(null)))
  expect(last).toBeNull()
  expect(new Set(paged).size).toBe(8)
  expect(paged.toSorted()).toEqual(all.toSorted())
})

test('the time of the last use is written once in five minutes', async () => {
  const { userId } = await newPerson()
  const start = Date.now() - 3_600_000
  const working: Promise<unknown>[] = []
  const at = (ms: number) =>
    newContext({ now: () => start + ms, waitUntil: (work) => void working.push(work) })
  const cookie = await startSession(at(0), { userId, signedOutAt: null })
  const { db } = newContext().services
  const seen = []
  for (const minutes of [1, 4, 6, 7, 12]) {
    await findSession(at(minutes * 60_000), cookie)
    await Promise.all(working)
    const [row] = await db.select().from(cookieSessions).where(eq(cookieSessions.userId, userId))
    seen.push(((row?.lastUsedAt ?? 0) - start) / 60_000)
  }
  expect(seen).toEqual([0, 0, 6, 6, 12])
})
