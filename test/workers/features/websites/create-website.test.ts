import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { websites } from '../../../../shared/db/tables/websites.ts'
import type { SiteEntry } from '../../../../shared/domain/tracker/site-entry.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { createTeam } from '../../../../workers/features/teams/create-team.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { withServices } from '../../../support/with-services.ts'
import { newOwner } from '../../../support/people.ts'

const { db } = newContext().services

const websitesOf = (organizationId: string) =>
  db.select().from(websites).where(eq(websites.organizationId, organizationId))

describe('creating a website', () => {
  test('answers 201 with the site key, is audited, and is known to collect at once', async () => {
    const { token, organizationId, userId } = await newOwner()
    const { teamId } = await ask(createTeam, { name: 'Sales' }, { token })
    const input = { name: ' Shop ', domain: 'https://Shop.example/start', teamId }
    const response = await send(createWebsite, input, { token })
    expect(response.status).toBe(201)
    const website = await response.json<{ id: string; createdAt: string }>()
    const expected = { name: 'Shop', domain: 'shop.example', organizationId, teamId }
    expect(website).toMatchObject({
      ...expected,
      shareId: null,
      timezone: 'UTC',
      replay: { enabled: false, sampleRate: 0.15, maxDurationMs: 300_000, blockSelector: null },
      rules: { blockedIps: [], blockedPaths: [], allowedHostnames: [], blockedReferrers: [] },
    })
    expect(await websitesOf(organizationId)).toMatchObject([{ websiteId: website.id, createdBy: userId }])
    const audit = await db.select().from(auditEntries).where(eq(auditEntries.resourceId, website.id))
    expect(audit).toMatchObject([{ action: 'websites.create', organizationId, actor: `user:${userId}` }])
    const published = await env.SITES.get<SiteEntry>(website.id, 'json')
    expect(published).toMatchObject({ version: 2, privacy: { ipHandling: 'full' } })
    expect(published?.salts).toHaveLength(8)
  })

  test('needs a name only, and takes null for what is not known', async () => {
    const { token } = await newOwner()
    expect(await ask(createWebsite, { name: 'Blog' }, { token })).toMatchObject({
      domain: null,
      teamId: null,
    })
    const input = { name: 'Blog', domain: null, teamId: null }
    expect(await ask(createWebsite, input, { token })).toMatchObject({ domain: null, teamId: null })
  })

  test.each([
    ['a name of 101 characters', { name: 'n'.repeat(101) }, 'name'],
    ['a domain that names no host', { name: 'x', domain: 'not a host' }, 'domain'],
    ['an empty team', { name: 'x', teamId: '' }, 'teamId'],
  ])('with %s is refused', async (_, input, path) => {
    const { token } = await newOwner()
    const answer = await refusal(send(createWebsite, input, { token }))
    expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
    expect(answer.details?.map((detail) => detail.path)).toEqual([path])
  })
})

describe('creating a website when a store fails', () => {
  /** A context of a member, with some adapters replaced. */
  async function failing(others: { sites: object }) {
    const { organizationId, userId, email } = await newOwner()
    const context = newContext({ actor: { kind: 'user', userId, email, name: 'Ada' } })
    return { organizationId, context: withServices(context, others) }
  }

  test('tries again, and leaves nothing when KV stays away', async () => {
    const put = vi.fn().mockRejectedValue(new Error('KV is away'))
    const { organizationId, context } = await failing({ sites: { put, delete: async () => undefined } })
    await expect(call(createWebsite, context, { name: 'x' })).rejects.toMatchObject({
      code: 'upstream_failed',
    })
    expect(put).toHaveBeenCalledTimes(3)
    expect(await websitesOf(organizationId)).toEqual([])
  })

  test('succeeds when KV answers the second time', async () => {
    const put = vi.fn().mockRejectedValueOnce(new Error('KV is away')).mockResolvedValue(undefined)
    const { organizationId, context } = await failing({ sites: { put, delete: async () => undefined } })
    const { id } = await call(createWebsite, context, { name: 'x' })
    expect(put.mock.calls.map(([key]) => key)).toEqual([id, id])
    expect(await websitesOf(organizationId)).toHaveLength(1)
  })

  test('withdraws the site from collect when D1 stays away', async () => {
    const keys: string[] = []
    const sites = {
      put: (key: string, value: string) => env.SITES.put(key, value).then(() => keys.push(key)),
      delete: (key: string) => env.SITES.delete(key),
    }
    const { context } = await failing({ sites })
    const batch = { value: () => Promise.reject(new Error('D1 is away')) }
    const dying = withServices(context, { db: Object.create(context.services.db, { batch }) })
    await expect(call(createWebsite, dying, { name: 'x' })).rejects.toThrow('D1 is away')
    expect(keys).toHaveLength(1)
    expect(await env.SITES.get(keys[0] ?? '')).toBeNull()
  })
})
