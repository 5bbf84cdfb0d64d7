import { beforeAll, expect, test } from 'vitest'
import { newClient } from '../../scripts/demo/client.mjs'
import { makeWebsite } from '../../scripts/demo/website/website.mjs'
import { newOwner } from '../support/durable-load.ts'
import { sharedProduct } from '../support/shared-product.ts'

const product = sharedProduct()
const dayMs = 86_400_000
let client: ReturnType<typeof newClient>
let organizationId = ''

beforeAll(async () => {
  const { headers, ...owner } = await newOwner(product.origin())
  organizationId = owner.organizationId
  client = newClient(product.origin(), headers['authorization']?.replace('Bearer ', ''))
})

test('the website of the demo tells what its generator has counted', async () => {
  const now = Date.now()
  const wanted = { seed: 5, days: 30, visits: 1200 }
  const { websiteId, counted } = await makeWebsite(client, {
    organizationId,
    say: ignored,
    note: ignored,
    now,
    wanted,
  })
  const path = `/api/websites/${websiteId}`
  const range = `startAt=${now - 32 * dayMs}&endAt=${now}`
  const { visits, visitors, pageviews } = counted
  expect(await client.get(`${path}/stats?${range}`)).toMatchObject({ visits, visitors, pageviews })
  const { data: custom } = await client.get(`${path}/events/stats?${range}`)
  expect(custom).toMatchObject({ events: counted.carts + counted.purchases, uniqueEvents: 2 })
  const revenue = await client.get(`${path}/revenue/stats?currency=EUR&${range}`)
  expect(revenue).toMatchObject({ count: counted.purchases, sum: expect.closeTo(counted.revenue, 2) })
  const { data: funnels } = await client.get(`${path}/funnels`)
  const steps = await client.get(`${path}/funnels/${funnels[0].id}/stats?${range}`)
  expect(steps).toHaveLength(4)
  expect(steps[3].visitors).toBeGreaterThan(0)
  const { replays } = await client.get(`${path}/replays?${range}`)
  expect(replays.length).toBeGreaterThan(10)
})

const ignored = () => undefined
