import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { SiteEntry } from '../../../../shared/domain/tracker/site-entry.ts'
import { deleteAccessKey } from '../../../../workers/features/access-keys/delete-access-key.ts'
import { hashToken } from '../../../../workers/features/identity/index.ts'
import { createTeam } from '../../../../workers/features/teams/create-team.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { transferWebsite } from '../../../../workers/features/websites/transfer-website.ts'
import { ask } from '../../../support/client.ts'
import { newKey, newOwner } from '../../../support/people.ts'

const keysAt = async (websiteId: string) =>
  (await env.SITES.get<SiteEntry>(websiteId, 'json'))?.keys?.map(({ hash }) => hash) ?? []
const patience = { timeout: 30_000, interval: 100 }

test('collect knows the keys that may write: those of before, a new one, and one that is revoked no more', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const first = await newKey(owner, { scopes: ['write'] })
  await newKey(owner, { scopes: ['read'] })
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, owner)
  expect(await keysAt(websiteId)).toEqual([hashToken(first.key)])
  const second = await newKey(owner, { scopes: ['write'] })
  const both = [first, second].map(({ key }) => hashToken(key))
  await vi.waitFor(
    async () => expect((await keysAt(websiteId)).toSorted()).toEqual(both.toSorted()),
    patience,
  )
  await ask(deleteAccessKey, { organizationId, keyId: first.keyId }, { token })
  await vi.waitFor(async () => expect(await keysAt(websiteId)).toEqual([hashToken(second.key)]), patience)
})

test('a key may write for no website of a team, nor for one that went to another organization', async () => {
  const owner = await newOwner()
  const { key } = await newKey(owner, { scopes: ['write'] })
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, owner)
  expect(await keysAt(websiteId)).toEqual([hashToken(key)])
  const { teamId } = await ask(createTeam, { name: 'Marketing' }, owner)
  await ask(transferWebsite, { websiteId, teamId }, owner)
  expect(await keysAt(websiteId)).toEqual([])
})
