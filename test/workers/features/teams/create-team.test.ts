import { expect, test } from 'vitest'
import { createTeam } from '../../../../workers/features/teams/create-team.ts'
import { getTeam } from '../../../../workers/features/teams/get-team.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

test('a team is made of a name, and read as it was answered', async () => {
  const owner = await newOwner()
  const made = await ask(createTeam, { name: '  Marketing ' }, owner)
  expect(made).toMatchObject({ name: 'Marketing', organizationId: owner.organizationId })
  expect(await ask(getTeam, { teamId: made.teamId }, owner)).toEqual(made)
})
