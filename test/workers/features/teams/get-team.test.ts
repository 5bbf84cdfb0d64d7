import { expect, test } from 'vitest'
import { getTeam } from '../../../../workers/features/teams/get-team.ts'
import { ask } from '../../../support/client.ts'
import { newTeam } from './support.ts'

test('a team is read by its id', async () => {
  const { owner, teamId } = await newTeam()
  expect(await ask(getTeam, { teamId }, owner)).toMatchObject({ teamId, name: 'Marketing' })
})
