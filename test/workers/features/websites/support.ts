import type { z } from 'zod'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

type NewWebsite = z.input<ReturnType<typeof createWebsite.input>>

/** A website of an organization that nobody else knows. */
export async function newWebsite(given: Partial<NewWebsite> = {}) {
  const owner = await newOwner()
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop', ...given }, owner)
  return { owner, token: owner.token, websiteId }
}
