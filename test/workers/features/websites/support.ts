import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

/** A website of an organization that nobody else knows. */
export async function newWebsite() {
  const owner = await newOwner()
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, owner)
  return { owner, token: owner.token, websiteId }
}
