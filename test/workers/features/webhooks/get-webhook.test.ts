import { expect, test } from 'vitest'
import { getWebhook } from '../../../../workers/features/webhooks/get-webhook.ts'
import { refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newWebhook } from './support.ts'

test('the web hook of another organization is not found, under its own organization or under mine', async () => {
  const [owner, stranger] = [await newOwner(), await newOwner()]
  const { webhookId } = await newWebhook(stranger, { url: 'https://receiver.example/' })
  const { token } = owner
  for (const { organizationId } of [owner, stranger]) {
    const answer = await refusal(send(getWebhook, { organizationId, webhookId }, { token }))
    expect(answer.status).toBe(404)
  }
})
