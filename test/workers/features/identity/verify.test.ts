import { expect, test } from 'vitest'
import { verify } from '../../../../workers/features/identity/verify.ts'
import { addTeamMember } from '../../../../workers/features/teams/add-team-member.ts'
import { createTeam } from '../../../../workers/features/teams/create-team.ts'
import { ask, base, fetchApi } from '../../../support/client.ts'
import { newKey, newOwner } from '../../../support/people.ts'

test('a token says who it is of, and in which teams they are', async () => {
  const owner = await newOwner()
  const { teamId } = await ask(createTeam, { name: 'Sales', organizationId: owner.organizationId }, owner)
  await ask(addTeamMember, { teamId, userId: owner.userId }, owner)
  expect(await ask(verify, {}, owner)).toEqual({
    id: owner.userId,
    username: owner.email,
    role: 'user',
    isAdmin: false,
    teams: [{ id: teamId, name: 'Sales', logoUrl: null }],
  })
})

test('a request without any body is answered as well', async () => {
  const { token, userId } = await newOwner()
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetchApi(new Request(`${base}/api/auth/verify`, { method: 'POST', headers }))
  expect(await response.json()).toMatchObject({ id: userId })
})

test.each<['read' | 'write', string]>([
  ['read', 'view-only'],
  ['write', 'user'],
])('an access key that may %s is told by its name, in no team', async (scope, role) => {
  const { keyId, key } = await newKey(await newOwner(), { scopes: [scope] })
  const answer = await ask(verify, {}, { token: key })
  expect(answer).toEqual({ id: keyId, username: 'Machine', role, isAdmin: false, teams: [] })
})
