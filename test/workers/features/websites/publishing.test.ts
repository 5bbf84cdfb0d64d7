import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { accessKeys } from '../../../../shared/db/tables/organizations.ts'
import type { SiteEntry } from '../../../../shared/domain/tracker/site-entry.ts'
import { deleteAccessKey } from '../../../../workers/features/access-keys/delete-access-key.ts'
import { hashToken } from '../../../../shared/kernel/hash-token.ts'
import type { JobMessage } from '../../../../shared/kernel/job-message.ts'
import { accessKeyLimitReached } from '../../../../workers/features/access-keys/errors.ts'
import { createTeam } from '../../../../workers/features/teams/create-team.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { publishSiteJob } from '../../../../workers/features/websites/publish-site.job.ts'
import { publishKeysJob } from '../../../../workers/features/websites/publish-keys.job.ts'
import { publishingKeys } from '../../../../shared/kernel/publishing-keys.ts'
import { transferWebsite } from '../../../../workers/features/websites/transfer-website.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { withServices } from '../../../support/with-services.ts'
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

describe('a change of keys', () => {
  /** An organization with two websites and a key that may write, and what is ordered there without being done. */
  async function newShops() {
    const owner = await newOwner()
    const { organizationId } = owner
    const { keyId } = await newKey(owner, { scopes: ['write'] })
    const websites = [
      await ask(createWebsite, { name: 'Shop' }, owner),
      await ask(createWebsite, { name: 'Blog' }, owner),
    ]
    const base = newContext()
    const orders: JobMessage[] = []
    const jobs = {
      send: (message: JobMessage) => Promise.resolve(orders.push(message)),
      sendBatch: (messages: Iterable<{ body: JobMessage }>) =>
        Promise.resolve(orders.push(...[...messages].map(({ body }) => body))),
    }
    const context = withServices(base, { queues: { jobs } })
    const revoke = async () => {
      await base.services.db.delete(accessKeys).where(eq(accessKeys.keyId, keyId))
    }
    /** Does what was ordered about keys, and answers which websites it wants to have published. */
    async function publishedNow() {
      const published: string[] = []
      for (const { job, payload } of orders.splice(0)) {
        if (job === publishKeysJob.name)
          await publishKeysJob.run(context, publishKeysJob.input().parse(payload))
        else published.push((payload as { websiteId: string }).websiteId)
      }
      return published.toSorted()
    }
    const ids = websites.map(({ id }) => id).toSorted()
    return { context, revoke, publishedNow, ids, gone: { organizationId, keyId, exists: false } }
  }

  test('publishes each website once', async () => {
    const { context, revoke, publishedNow, ids, gone } = await newShops()
    await publishingKeys(context, gone, revoke)
    expect(await publishedNow()).toEqual([])
    expect(await publishedNow()).toEqual(ids)
    expect(await publishedNow()).toEqual([])
  })

  test('publishes nothing where it is refused', async () => {
    const { context, publishedNow, gone } = await newShops()
    const created = { ...gone, keyId: crypto.randomUUID(), exists: true }
    const refuse = () => Promise.reject(accessKeyLimitReached())
    await expect(publishingKeys(context, created, refuse)).rejects.toMatchObject({ status: 409 })
    for (let look = 0; look < 4; look++) expect(await publishedNow()).toEqual([])
  })

  test('is published though the process died behind it', async () => {
    const { context, revoke, publishedNow, ids, gone } = await newShops()
    const dying = async () => {
      await revoke()
      throw new Error('Killed')
    }
    await expect(publishingKeys(context, gone, dying)).rejects.toThrow('Killed')
    await publishedNow()
    expect(await publishedNow()).toEqual(ids)
  })

  test('is published though it happened after the first look', async () => {
    const { context, revoke, publishedNow, ids, gone } = await newShops()
    await publishingKeys(context, gone, async () => {
      expect(await publishedNow()).toEqual([])
      await revoke()
    })
    await publishedNow()
    expect(await publishedNow()).toEqual(ids)
  })
})

test('a website that is gone is withdrawn, and again where that did not work', async () => {
  const websiteId = crypto.randomUUID()
  await env.SITES.put(websiteId, '{}')
  const context = newContext({ actor: { kind: 'system' } })
  const refusing = { delete: () => Promise.reject(new Error('It does not answer')) }
  const failing = withServices(context, { sites: refusing })
  await expect(publishSiteJob.run(failing, { websiteId })).rejects.toThrow('not answer')
  await publishSiteJob.run(context, { websiteId })
  expect(await env.SITES.get(websiteId)).toBeNull()
})
