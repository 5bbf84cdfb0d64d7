import { expect, test } from 'vitest'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { getWebsite } from '../../../../workers/features/websites/get-website.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

test('a website is returned as it was created', async () => {
  const { token } = await newOwner()
  const website = await ask(createWebsite, { name: 'Shop', domain: 'shop.example' }, { token })
  expect(await ask(getWebsite, { websiteId: website.id }, { token })).toEqual(website)
})
