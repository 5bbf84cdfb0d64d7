import { expect, test } from 'vitest'
import { removeTeamMember } from '../../../../workers/features/teams/remove-team-member.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { getWebsite } from '../../../../workers/features/websites/get-website.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newTeam } from './support.ts'

test('whoever is removed does not find the websites of the team any more', async () => {
  const { owner, teamId, join } = await newTeam()
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop', teamId }, owner)
  const { userId, token } = await join()
  expect(await ask(getWebsite, { websiteId }, { token })).toMatchObject({ teamId })
  await ask(removeTeamMember, { teamId, userId }, owner)
  await expectRefusal(send(getWebsite, { websiteId }, { token }), 404)
  await expectRefusal(send(removeTeamMember, { teamId, userId }, owner), 404)
})
