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

test('the same are told beside it as clients of Umami know them', async () => {
  const { owner, teamId } = await newTeam()
  const { data, count, page } = await ask(listTeams, { pageSize: 5 }, owner)
  expect([data?.map(({ id }) => id), count, page]).toEqual([[teamId], 1, 1])
  expect(await ask(listTeams, { limit: 5 }, owner)).not.toHaveProperty('data')
})
