import { expect, test } from 'vitest'
import { getTeam } from '../../../../workers/features/teams/get-team.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newTeam } from './support.ts'

test('a team is there for its organization alone', async () => {
  const { owner, teamId } = await newTeam()
  expect(await ask(getTeam, { teamId }, owner)).toMatchObject({ teamId, name: 'Marketing' })
  expect(await refusal(send(getTeam, { teamId }, await newOwner()))).toMatchObject({ status: 404 })
})
