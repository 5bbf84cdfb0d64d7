import { expect, test } from 'vitest'
import { addTeamMember } from '../../../../workers/features/teams/add-team-member.ts'
import { listTeamUsers } from '../../../../workers/features/teams/list-team-users.ts'
import { ask } from '../../../support/client.ts'
import { newMember } from '../../../support/people.ts'
import { newTeam } from './support.ts'

test('people of a team are listed page by page, as clients of Umami know them', async () => {
  const { owner, teamId } = await newTeam()
  const [first, second] = [await newMember(owner, 'member'), await newMember(owner, 'viewer')]
  for (const { userId } of [first, second]) await ask(addTeamMember, { teamId, userId }, owner)
  const { data, ...page } = await ask(listTeamUsers, { teamId, pageSize: 1, search: first.email }, owner)
  expect(page).toEqual({ count: 1, page: 1, pageSize: 1 })
  expect(data).toEqual([
    {
      id: `${teamId}:${first.userId}`,
      teamId,
      userId: first.userId,
      role: 'team-member',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      user: { id: first.userId, username: first.email },
    },
  ])
  expect(await ask(listTeamUsers, { teamId }, second)).toMatchObject({ count: 2 })
})
