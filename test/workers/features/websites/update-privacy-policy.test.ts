import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { SiteEntry } from '../../../../shared/domain/tracker/site-entry.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { getPrivacyPolicy } from '../../../../workers/features/websites/get-privacy-policy.ts'
import { updatePrivacyPolicy } from '../../../../workers/features/websites/update-privacy-policy.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

async function newWebsite() {
  const { token } = await newOwner()
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, { token })
  return { token, websiteId }
}

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

test.each([
  { blockedCountries: ['Germany'] },
  { retentionDays: 0 },
  { contactEmail: 'nobody' },
  { ipHandling: 'all' },
])('a promise of %o is refused', async (input) => {
  const { token, websiteId } = await newWebsite()
  const asked = send(updatePrivacyPolicy, { websiteId, ...input } as never, { token })
  expect(await refusal(asked)).toMatchObject({ status: 400 })
})
