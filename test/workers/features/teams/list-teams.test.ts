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

test('a name is found as it is written, and letters from a to z in whichever case', async () => {
  const { owner } = await newTeam()
  await ask(createTeam, { name: 'Ärzte Köln' }, owner)
  const found = async (search: string) => {
    const { teams } = await ask(listTeams, { search }, owner)
    return teams.map(({ name }) => name)
  }
  for (const search of ['Ärzte', 'ÄRZTE KöLN', 'e k']) expect(await found(search)).toEqual(['Ärzte Köln'])
  expect(await found('mARK')).toEqual(['Marketing'])
  expect(await found('Ärztin')).toEqual([])
})
