import { expect, test } from 'vitest'
import { addTeamMember } from '../../../../workers/features/teams/add-team-member.ts'
import { createTeam } from '../../../../workers/features/teams/create-team.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { listTeamWebsites } from '../../../../workers/features/websites/list-team-websites.ts'
import { ask } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'

const owner = await newOwner()
const { teamId } = await ask(createTeam, { name: 'Sales', organizationId: owner.organizationId }, owner)
await ask(createWebsite, { name: 'Blog' }, owner)
for (const name of ['Shop', 'Market']) await ask(createWebsite, { name, teamId }, owner)

test('the websites of a team are listed for its members, and no others', async () => {
  const member = await newMember(owner, 'viewer')
  await ask(addTeamMember, { teamId, userId: member.userId }, owner)
  const { data, ...page } = await ask(listTeamWebsites, { teamId }, member)
  expect(page).toEqual({ count: 2, page: 1, pageSize: 20 })
  expect(data.map(({ name }) => name).toSorted()).toEqual(['Market', 'Shop'])
  expect(data[0]).toMatchObject({ teamId, userId: null, createdBy: owner.userId })
  expect(await ask(listTeamWebsites, { teamId, search: 'mark' }, member)).toMatchObject({ count: 1 })
})

test('a member of the organization who is not in the team sees none', async () => {
  const member = await newMember(owner, 'member')
  expect(await ask(listTeamWebsites, { teamId }, member)).toMatchObject({ data: [], count: 0 })
})
