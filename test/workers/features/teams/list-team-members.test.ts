import { expect, test } from 'vitest'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { listTeamMembers } from '../../../../workers/features/teams/list-team-members.ts'
import { ask } from '../../../support/client.ts'
import { joinByLink } from '../../../support/people.ts'
import { newTeam } from './support.ts'

test('whoever leaves the organization leaves its teams, and is in none when they come back', async () => {
  const { owner, organizationId, teamId, join } = await newTeam()
  const [stays, leaves] = [await join(), await join()]
  const listed = async () =>
    (await ask(listTeamMembers, { teamId }, owner)).members.map(({ userId }) => userId)
  expect(new Set(await listed())).toEqual(new Set([stays.userId, leaves.userId]))
  await ask(changeTeam, { organizationId, action: 'remove', userId: leaves.userId }, owner)
  expect(await listed()).toEqual([stays.userId])
  await joinByLink(owner, leaves)
  expect(await listed()).toEqual([stays.userId])
})
