import { expect, test } from 'vitest'
import { addTeamMember } from '../../../../workers/features/teams/add-team-member.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newPerson } from '../../../support/people.ts'
import { newTeam } from './support.ts'

test('a member of the organization joins once, and a stranger not at all', async () => {
  const { owner, teamId, join } = await newTeam()
  const { userId } = await join()
  const first = await ask(addTeamMember, { teamId, userId }, owner)
  expect(await ask(addTeamMember, { teamId, userId }, owner)).toEqual(first)
  const stranger = await newPerson()
  const refused = refusal(send(addTeamMember, { teamId, userId: stranger.userId }, owner))
  expect(await refused).toMatchObject({ status: 404, details: [{ path: 'userId' }] })
})
