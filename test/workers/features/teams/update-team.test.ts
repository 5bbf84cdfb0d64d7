import { expect, test } from 'vitest'
import { getTeam } from '../../../../workers/features/teams/get-team.ts'
import { updateTeam } from '../../../../workers/features/teams/update-team.ts'
import { ask } from '../../../support/client.ts'
import { newTeam } from './support.ts'

test('a team is called by its new name', async () => {
  const { owner, teamId } = await newTeam()
  expect(await ask(updateTeam, { teamId, name: 'Sales' }, owner)).toMatchObject({ name: 'Sales' })
  expect(await ask(getTeam, { teamId }, owner)).toMatchObject({ name: 'Sales' })
})
