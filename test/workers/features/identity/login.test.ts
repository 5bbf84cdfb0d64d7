import { expect, test } from 'vitest'
import { getSession } from '../../../../workers/features/identity/get-session.ts'
import { login } from '../../../../workers/features/identity/login.ts'
import { signOut } from '../../../../workers/features/identity/sign-out.ts'
import { addTeamMember } from '../../../../workers/features/teams/add-team-member.ts'
import { createTeam } from '../../../../workers/features/teams/create-team.ts'
import { ask, base, newAddress, refusal, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newMember, newOwner, newPerson, password } from '../../../support/people.ts'

test('name and password give a token that works, and who signed in, without any hash', async () => {
  const { userId, email } = await newPerson()
  const answer = await ask(login, { username: email.toUpperCase(), password })
  expect(answer).toEqual({
    token: expect.any(String),
    user: {
      id: userId,
      username: email,
      role: 'user',
      isAdmin: false,
      createdAt: expect.stringMatching(/Z$/),
      teams: [],
    },
  })
  expect(await ask(getSession, {}, { token: answer.token })).toMatchObject({ user: { userId } })
})

test('the teams of whoever signs in are told, and no others', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const person = await newMember(owner, 'member')
  const { teamId } = await ask(createTeam, { name: 'Sales', organizationId }, owner)
  await ask(createTeam, { name: 'Press', organizationId }, owner)
  await ask(addTeamMember, { teamId, userId: person.userId }, owner)
  const { user } = await ask(login, { username: person.email, password })
  expect(user.teams).toEqual([{ id: teamId, name: 'Sales', logoUrl: null }])
})

test('signing out with the token ends it', async () => {
  const { email } = await newPerson()
  const { token } = await ask(login, { username: email, password })
  await ask(signOut, {}, { token })
  expect(await ask(getSession, {}, { token })).toEqual({ user: null })
})

test('a wrong password and an unknown name get one and the same answer', async () => {
  const { email } = await newPerson()
  const wrong = await refusal(send(login, { username: email, password: 'not the right password' }))
  const unknown = await refusal(send(login, { username: `x${email}`, password }))
  expect(wrong).toMatchObject({ status: 401, error: 'identity.wrong_credentials' })
  expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' })
})

test('a page of somebody else signs nobody in', async () => {
  const { email } = await newPerson()
  const headers = { 'sec-fetch-site': 'cross-site' }
  const answer = await refusal(send(login, { username: email, password }, { headers }))
  expect(answer).toMatchObject({ status: 403, error: 'identity.foreign_page' })
})

test('failures count against the limits of signing in', async () => {
  const { email } = await newPerson()
  const fetch = deploy([login], { SIGN_INS_PER_HOUR: '2' })
  const here = newAddress()
  const attempt = (given: string) => {
    const headers = { 'content-type': 'application/json', 'cf-connecting-ip': here }
    const body = JSON.stringify({ username: email, password: given })
    return fetch(new Request(`${base}/api/auth/login`, { method: 'POST', headers, body }))
  }
  for (let i = 0; i < 2; i++) expect((await attempt('wrong guess')).status).toBe(401)
  expect((await attempt(password)).status).toBe(429)
})

test('without the secret no sign-in is begun, and a sentence says why', async () => {
  const { email } = await newPerson()
  const transport = deploy([login], { LOCAL: 'false', KEY_ENCRYPTION_SECRET: '' })
  const answer = await refusal(send(login, { username: email, password }, { transport }))
  expect(answer).toMatchObject({ status: 501, error: 'not_configured' })
})
