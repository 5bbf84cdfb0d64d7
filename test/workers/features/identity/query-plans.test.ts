import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { changePassword } from '../../../../workers/features/identity/change-password.ts'
import { deleteSession } from '../../../../workers/features/identity/delete-session.ts'
import { operations } from '../../../../workers/features/identity/operations.ts'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { listSessions } from '../../../../workers/features/identity/list-sessions.ts'
import { resetPassword } from '../../../../workers/features/identity/reset-password.ts'
import { sendVerification } from '../../../../workers/features/identity/send-verification.ts'
import { signOut } from '../../../../workers/features/identity/sign-out.ts'
import { verifyEmail } from '../../../../workers/features/identity/verify-email.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask } from '../../../support/client.ts'
import { deployWithMail } from '../../../support/postbox.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../../support/recording-database.ts'

const password = 'a long enough test password'

test('no statement of an account’s life reads a whole table', async () => {
  const { database, statements } = recordingDatabase(env.DB)
  const { transport, tokenTo } = deployWithMail(operations, { DB: database } as never)
  const email = `${crypto.randomUUID()}@example.com`
  const browser = newBrowser({ fetch: transport })
  await browser.go('/api/auth/register', { method: 'POST', json: { email, password } })
  await tokenTo(email)
  await browser.signIn({ email, password })
  await browser.go('/api/auth/sessions')
  const first = await ask(issueToken, { email, password }, { transport })
  const { refresh_token } = first
  const { access_token: token } = await ask(issueToken, { refresh_token }, { transport })
  await ask(sendVerification, {}, { token, transport })
  await ask(verifyEmail, { token: await tokenTo(email, 2) }, { token, transport })
  const { sessions, nextCursor } = await ask(listSessions, { limit: 1 }, { token, transport })
  await ask(listSessions, { cursor: nextCursor ?? '' }, { token, transport })
  const newPassword = 'another long enough password'
  const changed = await ask(changePassword, { currentPassword: password, newPassword }, { token, transport })
  await browser.go('/api/auth/password/forgot', { method: 'POST', json: { email } })
  const sending = { token: changed.access_token ?? '', transport }
  await ask(
    deleteSession,
    { sessionId: (await ask(listSessions, {}, sending)).sessions[0]?.sessionId ?? '' },
    sending,
  )
  await ask(resetPassword, { token: await tokenTo(email, 4), newPassword: password }, { transport })
  const again = await ask(issueToken, { email, password }, { transport })
  await ask(signOut, { everywhere: true }, { token: again.access_token, transport })
  expect(sessions).toHaveLength(1)
  expect(statements.size).toBeGreaterThan(25)
  const scans = []
  for (const sql of statements) {
    const found = fullScans(await queryPlan(env.DB, sql)).filter((step) => step !== 'SCAN signing_keys')
    if (found.length > 0) scans.push({ sql, found })
  }
  expect(scans).toEqual([])
})
