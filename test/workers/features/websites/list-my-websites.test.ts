import { expect, test } from 'vitest'
import { createTeam } from '../../../../workers/features/teams/create-team.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { listMyWebsites } from '../../../../workers/features/websites/list-my-websites.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'

test('pages follow one another, and tell how many websites there are on all of them', async () => {
  const owner = await newOwner()
  const names = ['First', 'Second', 'Third']
  for (const name of names) await ask(createWebsite, { name }, owner)
  const page = async (at: number) => {
    const { data, ...rest } = await ask(listMyWebsites, { page: at, pageSize: 2 }, owner)
    return { names: data.map(({ name }) => name), ...rest }
  }
  const [first, second] = [await page(1), await page(2)]
  expect([first.count, first.names.length, second.names.length]).toEqual([3, 2, 1])
  expect([...first.names, ...second.names].toSorted()).toEqual(names)
  expect((await page(3)).names).toEqual([])
})

test('a website of a team is not on the pages of members who are not in it', async () => {
  const owner = await newOwner()
  const { teamId } = await ask(createTeam, { name: 'Sales', organizationId: owner.organizationId }, owner)
  await ask(createWebsite, { name: 'Shop', teamId }, owner)
  const member = await newMember(owner, 'member')
  expect(await ask(listMyWebsites, {}, owner)).toMatchObject({ count: 1 })
  expect(await ask(listMyWebsites, {}, member)).toMatchObject({ count: 0, data: [] })
})

test.each([{ page: 0 }, { pageSize: 1000 }])('%j is refused', async (asked) => {
  expect(await refusal(send(listMyWebsites, asked, await newOwner()))).toMatchObject({ status: 400 })
})
