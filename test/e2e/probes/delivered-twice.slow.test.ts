import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, hit } from '../../support/durable-load.ts'
import { startFaultyProduct } from '../../support/faulty-product.ts'
import { serving } from '../../support/serving.ts'
import { withBody } from '../../support/with-body.ts'

/** An attempt whose end is not known is made again after a good minute. */
const patience = { timeout: 300_000, interval: 250 }

const received: { id: string; projectId: string }[] = []
const receiver = serving(
  withBody((_request, response, body) => {
    const { id, data } = JSON.parse(body) as { id: string; data: { projectId: string } }
    received.push({ id, projectId: data.projectId })
    response.writeHead(204).end()
  }),
)

type Product = Awaited<ReturnType<typeof startFaultyProduct>>
let product: Product
let account = { origin: '', headers: {} }
let organizationId = ''
let website = ''

beforeAll(async () => {
  product = await startFaultyProduct()
  account = { origin: product.origin, headers: {} }
  const owner = { email: 'twice@example.com', password: 'a long enough test password' }
  await ask(account, 'POST', '/api/auth/register', owner)
  const { access_token: token } = await ask<{ access_token: string }>(
    account,
    'POST',
    '/api/auth/token',
    owner,
  )
  account = { ...account, headers: { authorization: `Bearer ${token}` } }
  const made = { name: 'Acme', slug: 'acme-twice' }
  ;({ organizationId } = await ask<{ organizationId: string }>(account, 'POST', '/api/organizations', made))
  website = (await ask<{ id: string }>(account, 'POST', '/api/websites', { name: 'Shop' })).id
  await ask(account, 'POST', `/api/organizations/${organizationId}/webhooks`, {
    url: receiver.url(),
    events: ['project.deleted'],
  })
})

afterAll(() => product.close())

const newProject = async () =>
  (await ask<{ projectId: string }>(account, 'POST', '/api/projects', { name: 'Short', organizationId }))
    .projectId

const purged = async () => {
  const { entries } = await ask<{ entries: { action: string; resourceId: string }[] }>(
    account,
    'GET',
    `/api/organizations/${organizationId}/audit?limit=100`,
  )
  return entries.filter(({ action }) => action === 'projects.purge').map(({ resourceId }) => resourceId)
}

const idsOf = (projectId: string) =>
  new Set(received.filter((each) => each.projectId === projectId).map(({ id }) => id))

test('hits that come twice, or whose batch dies before or after they were counted, count once', async () => {
  const on = '^WEBSITE_STORE\\.record$'
  await product.repeat({ on, how: 'before', times: 1 }, { on, how: 'after', times: 2 })
  const names = Array.from({ length: 60 }, () => crypto.randomUUID())
  for (const name of names) expect(await hit(product.origin, website, name)).toBe(true)
  const ledger = () => ask<{ stored: number }>(account, 'GET', `/api/websites/${website}/ledger`)
  await expect.poll(async () => (await ledger()).stored, patience).toBe(names.length)
  await expect.poll(async () => (await product.left()).every(({ times }) => times === 0), patience).toBe(true)
  // What the queue repeats is no repeat by a visitor: the account is what clients were told.
  expect(await ledger()).toMatchObject({ received: names.length, stored: names.length, dropped: {} })
})

test('deletions whose messages come twice and die in the middle are purged once and told under one id', async () => {
  await product.repeat(
    { on: '^DB\\.batch$', how: 'before', times: 1 },
    { on: '^DB\\.batch$', how: 'after', times: 2 },
    { on: '^WEBHOOKS\\.sendBatch$', how: 'before', times: 1 },
    { on: '^WEBHOOKS\\.sendBatch$', how: 'after', times: 1 },
  )
  const projectIds = [await newProject(), await newProject(), await newProject()]
  await Promise.all(projectIds.map((projectId) => ask(account, 'DELETE', `/api/projects/${projectId}`)))
  await expect.poll(async () => [...(await purged())].toSorted(), patience).toEqual(projectIds.toSorted())
  await expect.poll(() => projectIds.map((projectId) => idsOf(projectId).size), patience).toEqual([1, 1, 1])
})

test('what was cut off between the database and the queue is taken up by the upkeep', async () => {
  await product.repeat()
  const projectId = await newProject()
  const [longAgo, eventId] = [Date.now() - 3_600_000, crypto.randomUUID()]
  const data = JSON.stringify({ projectId, name: 'Short' })
  await product.sql(`UPDATE projects SET deleted_at = ${longAgo} WHERE project_id = '${projectId}'`)
  await product.sql(
    `INSERT INTO purges (resource, resource_id, organization_id, requested_at, removed) VALUES ('project', '${projectId}', '${organizationId}', ${longAgo}, '{}')`,
  )
  await product.sql(
    `INSERT INTO outbox_events (event_id, organization_id, type, data, at) VALUES ('${eventId}', '${organizationId}', 'project.deleted', '${data}', ${longAgo})`,
  )
  await product.upkeep()
  await product.upkeep()
  await expect
    .poll(async () => (await purged()).filter((purge) => purge === projectId), patience)
    .toEqual([projectId])
  await expect.poll(() => [...idsOf(projectId)], patience).toEqual([eventId])
})
