import { expect, test } from 'vitest'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { getWebsite } from '../../../../workers/features/websites/get-website.ts'
import { updateWebsiteByPost } from '../../../../workers/features/websites/update-website-by-post.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

test('a website is changed by POST as by PATCH, and only in what is given', async () => {
  const owner = await newOwner()
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop', domain: 'shop.example' }, owner)
  const changed = await ask(updateWebsiteByPost, { websiteId, name: 'The shop' }, owner)
  expect(changed).toMatchObject({ name: 'The shop', domain: 'shop.example' })
  expect(await ask(getWebsite, { websiteId }, owner)).toEqual(changed)
})
