import { expect, test } from 'vitest'
import { getWebhook } from '../../../../workers/features/webhooks/get-webhook.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newWebhook } from './support.ts'

test('a web hook is shown as it was made, without its secret', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { secret: _, ...made } = await newWebhook(owner, { url: 'https://receiver.example/' })
  expect(await ask(getWebhook, { organizationId, webhookId: made.webhookId }, owner)).toEqual(made)
})
