import { expect, test } from 'vitest'
import { addTeamMember } from '../../../../workers/features/teams/add-team-member.ts'
import { createTeam } from '../../../../workers/features/teams/create-team.ts'
import { listMyTeams } from '../../../../workers/features/teams/list-my-teams.ts'
import { ask } from '../../../support/client.ts'
import { newKey, newMember, newOwner } from '../../../support/people.ts'

test('only the teams that one is in are listed, as clients of Umami know them', async () => {
  const owner = await newOwner()
  const member = await newMember(owner, 'viewer')
  const { teamId, createdAt } = await ask(createTeam, { name: 'Sales' }, owner)
  await ask(createTeam, { name: 'Press' }, owner)
  await ask(addTeamMember, { teamId, userId: member.userId }, owner)
  expect(await ask(listMyTeams, {}, member)).toEqual({
    data: [
      {
        id: teamId,
        name: 'Sales',
        accessCode: null,
        logoUrl: null,
        twoFactorRequired: false,
        createdAt,
        updatedAt: null,
        deletedAt: null,
      },
    ],
    count: 1,
    page: 1,
    pageSize: 20,
  })
  expect(await ask(listMyTeams, { search: 'press' }, member)).toMatchObject({ count: 0 })
})

test('an access key is in no team', async () => {
  const owner = await newOwner()
  await ask(createTeam, { name: 'Sales' }, owner)
  const { key } = await newKey(owner, { scopes: ['read'] })
  expect(await ask(listMyTeams, {}, { token: key })).toMatchObject({ data: [], count: 0 })
})
