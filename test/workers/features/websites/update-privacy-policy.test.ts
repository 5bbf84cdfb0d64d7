import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { SiteEntry } from '../../../../shared/domain/tracker/site-entry.ts'
import { getPrivacyPolicy } from '../../../../workers/features/websites/get-privacy-policy.ts'
import { updatePrivacyPolicy } from '../../../../workers/features/websites/update-privacy-policy.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newWebsite } from './support.ts'

test('what an admin promises holds at collect, and is told with its date', async () => {
  const { token, websiteId } = await newWebsite()
  const promised = {
    ipHandling: 'discard',
    requireConsent: true,
    visitorPeriod: 'week',
    text: 'We count.',
  } as const
  await ask(updatePrivacyPolicy, { websiteId, ...promised }, { token })
  expect(await ask(getPrivacyPolicy, { websiteId }, {})).toMatchObject({
    ...promised,
    respectDnt: false,
    updatedAt: expect.stringMatching(/^\d{4}-/),
  })
  expect(await env.SITES.get<SiteEntry>(websiteId, 'json')).toMatchObject({
    privacy: { ipHandling: 'discard', requireConsent: true, respectDnt: false },
  })
})

test('admins who change something else at once both have their change', async () => {
  const { token, websiteId } = await newWebsite()
  const changes = [
    { respectDnt: true },
    { respectGpc: true },
    { requireConsent: true },
    { blockedCountries: ['DE'] },
  ]
  await Promise.all(changes.map((change) => ask(updatePrivacyPolicy, { websiteId, ...change }, { token })))
  const all = Object.assign({}, ...changes) as object
  expect(await ask(getPrivacyPolicy, { websiteId }, {})).toMatchObject(all)
  await expect
    .poll(() => env.SITES.get<SiteEntry>(websiteId, 'json'), { timeout: 60_000 })
    .toMatchObject({ privacy: all })
})

test.each([{ blockedCountries: ['Germany'] }, { retentionDays: 0 }])(
  'a promise of %o is refused',
  async (input) => {
    const { token, websiteId } = await newWebsite()
    const response = send(updatePrivacyPolicy, { websiteId, ...input } as never, { token })
    expect(await refusal(response)).toMatchObject({ status: 400 })
  },
)
