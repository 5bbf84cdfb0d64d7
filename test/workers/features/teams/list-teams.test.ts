import { expect, test } from 'vitest'
import { createTeam } from '../../../../workers/features/teams/create-team.ts'
import { listTeams } from '../../../../workers/features/teams/list-teams.ts'
import { ask } from '../../../support/client.ts'
import { newTeam } from './support.ts'

test('the teams of an organization come newest first, and those of others not at all', async () => {
  const [{ owner }] = [await newTeam(), await newTeam()]
  await ask(createTeam, { name: 'Sales' }, owner)
  const { teams } = await ask(listTeams, {}, owner)
  expect(teams.map(({ name }) => name)).toEqual(['Sales', 'Marketing'])
})
