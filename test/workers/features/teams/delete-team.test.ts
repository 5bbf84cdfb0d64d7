import { expect, test } from 'vitest'
import { deleteTeam } from '../../../../workers/features/teams/delete-team.ts'
import { getTeam } from '../../../../workers/features/teams/get-team.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { getWebsite } from '../../../../workers/features/websites/get-website.ts'
import { updateWebsite } from '../../../../workers/features/websites/update-website.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newMember } from '../../../support/people.ts'
import { newTeam } from './support.ts'

test('a team goes only when it has no website any more, so that none becomes everybody’s by an oversight', async () => {
  const { owner, teamId } = await newTeam()
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop', teamId }, owner)
  await expectRefusal(send(deleteTeam, { teamId }, owner), 409, 'teams.in_use')
  const { token } = await newMember(owner, 'viewer')
  await expectRefusal(send(getWebsite, { websiteId }, { token }), 404)
  await ask(updateWebsite, { websiteId, teamId: null }, owner)
  expect(await ask(getWebsite, { websiteId }, { token })).toMatchObject({ teamId: null })
  await ask(deleteTeam, { teamId }, owner)
  await expectRefusal(send(getTeam, { teamId }, owner), 404)
})
