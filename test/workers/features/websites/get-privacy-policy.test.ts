import { expect, test } from 'vitest'
import { getPrivacyPolicy } from '../../../../workers/features/websites/get-privacy-policy.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newWebsite } from './support.ts'

test('a policy is open to everybody, before anything was chosen, too', async () => {
  const { websiteId } = await newWebsite()
  expect(await ask(getPrivacyPolicy, { websiteId }, {})).toMatchObject({
    ipHandling: 'full',
    visitorPeriod: 'day',
    retentionDays: null,
    requireConsent: false,
    updatedAt: null,
  })
  const unknown = { websiteId: crypto.randomUUID() }
  expect(await refusal(send(getPrivacyPolicy, unknown, {}))).toMatchObject({ status: 404 })
})
