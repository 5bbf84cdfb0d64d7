import { expect, test } from 'vitest'
import { getSession } from '../../../../workers/features/identity/get-session.ts'
import { login } from '../../../../workers/features/identity/login.ts'
import { addTeamMember } from '../../../../workers/features/teams/add-team-member.ts'
import { createTeam } from '../../../../workers/features/teams/create-team.ts'
import { ask, expectRefusal, newAddress, refusal, send, statusesInTurn } from '../../../support/client.ts'
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
  expect(await ask(getSession, {}, answer)).toMatchObject({ user: { userId } })
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
  await expectRefusal(send(login, { username: email, password }, { headers }), 403, 'identity.foreign_page')
})

test('failures count against the limits of signing in', async () => {
  const { email } = await newPerson()
  const transport = deploy([login], { SIGN_INS_PER_HOUR: '2' })
  const headers = { 'cf-connecting-ip': newAddress() }
  const attempt = (nth: number) =>
    send(login, { username: email, password: nth < 2 ? 'wrong guess' : password }, { transport, headers })
  expect(await statusesInTurn(3, attempt)).toEqual([401, 401, 429])
})

test('without the secret no sign-in is begun, and a sentence says why', async () => {
  const { email } = await newPerson()
  const transport = deploy([login], { LOCAL: 'false', KEY_ENCRYPTION_SECRET: '' })
  await expectRefusal(send(login, { username: email, password }, { transport }), 501, 'not_configured')
})
