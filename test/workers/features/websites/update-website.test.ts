import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { SiteEntry } from '../../../../shared/domain/tracker/site-entry.ts'
import { getWebsite } from '../../../../workers/features/websites/get-website.ts'
import { updateWebsite } from '../../../../workers/features/websites/update-website.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newWebsite } from './support.ts'

test('what is given of a website changes, and the rest stays', async () => {
  const { token, websiteId } = await newWebsite()
  const input = { websiteId, domain: 'https://shop.example/x', timezone: 'Europe/Berlin' }
  expect(await ask(updateWebsite, input, { token })).toMatchObject({
    name: 'Shop',
    domain: 'shop.example',
    timezone: 'Europe/Berlin',
  })
  await ask(updateWebsite, { websiteId, name: 'The shop', domain: null }, { token })
  expect(await ask(getWebsite, { websiteId }, { token })).toMatchObject({
    name: 'The shop',
    domain: null,
    timezone: 'Europe/Berlin',
  })
})

test('rules are told to collect, each list by itself', async () => {
  const { token, websiteId } = await newWebsite()
  await ask(updateWebsite, { websiteId, rules: { blockedIps: ['192.0.2.0/24'] } }, { token })
  const { rules } = await ask(updateWebsite, { websiteId, rules: { blockedPaths: ['/admin/*'] } }, { token })
  expect(rules).toMatchObject({ blockedIps: ['192.0.2.0/24'], blockedPaths: ['/admin/*'] })
  const before = await env.SITES.get<SiteEntry>(websiteId, 'json')
  expect(before?.rules).toEqual(rules)
  expect(before?.salts).toHaveLength(8)
})

test.each([
  ['a time zone that there is not', { timezone: 'Mars/Base' }],
  ['an address that is none', { rules: { blockedIps: ['192.0.2.0/99'] } }],
  ['more rules than anybody needs', { rules: { blockedPaths: Array.from({ length: 201 }, () => '/x') } }],
])('%s is refused', async (_what, input) => {
  const { token, websiteId } = await newWebsite()
  expect(await refusal(send(updateWebsite, { websiteId, ...input }, { token }))).toMatchObject({
    status: 400,
  })
})
