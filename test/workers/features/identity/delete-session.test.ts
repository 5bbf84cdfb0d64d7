import { expect, test } from 'vitest'
import { deleteSession } from '../../../../workers/features/identity/delete-session.ts'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { listSessions } from '../../../../workers/features/identity/list-sessions.ts'
import { listOrganizations } from '../../../../workers/features/organizations/list-organizations.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newPerson, password } from '../../../support/people.ts'

test('a person ends a browser or a client from afar, at once, and no other', async () => {
  const { email, token } = await newPerson()
  const browser = newBrowser()
  await browser.signIn({ email, password })
  const [pair, other] = [
    await ask(issueToken, { email, password }),
    await ask(issueToken, { email, password }),
  ]
  const { sessions } = await ask(listSessions, {}, { token: pair.access_token })
  const inBrowser = sessions.find(({ kind }) => kind === 'browser')?.sessionId ?? ''
  expect(await ask(deleteSession, { sessionId: inBrowser }, { token })).toEqual({ deleted: true })
  expect(await (await browser.go('/api/auth/session')).json()).toEqual({ user: null })
  const byToken = sessions.find(({ current }) => current)?.sessionId ?? ''
  await ask(deleteSession, { sessionId: byToken }, { token })
  expect((await send(listOrganizations, {}, { token: pair.access_token })).status).toBe(401)
  expect((await send(issueToken, { refresh_token: pair.refresh_token })).status).toBe(401)
  expect((await send(listOrganizations, {}, { token: other.access_token })).status).toBe(200)
})

test('the sign-in of another person, an unknown one and one that has ended are 404, and stay as they are', async () => {
  const [person, stranger] = [await newPerson(), await newPerson()]
  const pair = await ask(issueToken, { email: person.email, password })
  const [session] = (await ask(listSessions, {}, { token: pair.access_token })).sessions
  const sessionId = session?.sessionId ?? ''
  const notFound = { status: 404, error: 'identity.session_not_found' }
  const ended = (token: string, id = sessionId) => refusal(send(deleteSession, { sessionId: id }, { token }))
  expect(await ended(stranger.token)).toMatchObject(notFound)
  expect(await ended(stranger.token, crypto.randomUUID())).toMatchObject(notFound)
  expect((await send(listOrganizations, {}, { token: pair.access_token })).status).toBe(200)
  await ask(deleteSession, { sessionId }, person)
  expect(await ended(person.token)).toMatchObject(notFound)
})
