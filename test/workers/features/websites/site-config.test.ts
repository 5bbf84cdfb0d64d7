import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { KeptPolicy } from '../../../../durable-objects/website-store/policy.ts'
import type { SiteEntry } from '../../../../shared/domain/tracker/site-entry.ts'
import { deleteAccessKey } from '../../../../workers/features/access-keys/delete-access-key.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { deleteWebsite } from '../../../../workers/features/websites/delete-website.ts'
import { publishSiteJob } from '../../../../workers/features/websites/publish-site.job.ts'
import { updatePrivacyPolicy } from '../../../../workers/features/websites/update-privacy-policy.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { withServices } from '../../../support/with-services.ts'
import { newKey, newOwner } from '../../../support/people.ts'
import { newWebsite } from './support.ts'

/** Publishes a website while its store lets others be quicker, each time that it is asked; answers what it was told, and what was published last. */
async function publishedSlowly(websiteId: string, meanwhile: (() => Promise<unknown>)[]) {
  const told: KeptPolicy[] = []
  const put: SiteEntry[] = []
  const keepPolicy = async ({ policy }: { policy: KeptPolicy }) => {
    told.push(policy)
    await meanwhile.shift()?.()
    return []
  }
  const sites = {
    put: (_id: string, text: string) => Promise.resolve(put.push(JSON.parse(text) as SiteEntry)),
    delete: (id: string) => env.SITES.delete(id),
  }
  const websiteStores = { getByName: () => ({ keepPolicy }) }
  await publishSiteJob.run(withServices(newContext(), { sites, websiteStores }), { websiteId })
  return { told, put }
}

test('who publishes slowly does not put a key back that was revoked meanwhile', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { keyId } = await newKey(owner, { scopes: ['write'] })
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, owner)
  const revoke = () => ask(deleteAccessKey, { organizationId, keyId }, owner)
  const { put } = await publishedSlowly(websiteId, [revoke])
  expect(put).toMatchObject([{ keys: [] }])
})

test('a try after one that failed takes what holds by then', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { keyId } = await newKey(owner, { scopes: ['write'] })
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, owner)
  const { put } = await publishedSlowly(websiteId, [
    async () => {
      await ask(deleteAccessKey, { organizationId, keyId }, owner)
      throw new Error('The store is busy')
    },
  ])
  expect(put).toMatchObject([{ keys: [] }])
})

test('a policy that was changed meanwhile is what its store keeps in the end', async () => {
  const { owner, websiteId } = await newWebsite()
  const change = () => ask(updatePrivacyPolicy, { websiteId, retentionDays: 30, respectDnt: true }, owner)
  const { told, put } = await publishedSlowly(websiteId, [change])
  expect(told.map(({ retentionDays }) => retentionDays)).toEqual([null, 30])
  expect(put).toMatchObject([{ privacy: { respectDnt: true } }])
})

test('a website that was deleted meanwhile is not published', async () => {
  const { owner, websiteId } = await newWebsite()
  const { put } = await publishedSlowly(websiteId, [() => ask(deleteWebsite, { websiteId }, owner)])
  expect(put).toEqual([])
  expect(await env.SITES.get(websiteId)).toBeNull()
})
