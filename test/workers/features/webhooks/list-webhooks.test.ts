import { expect, test } from 'vitest'
import { listWebhooks } from '../../../../workers/features/webhooks/list-webhooks.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newWebhook } from './support.ts'

const url = 'https://receiver.example/'

test('web hooks are listed newest first, page by page, and only those of the organization', async () => {
  const [owner, stranger] = [await newOwner(), await newOwner()]
  await newWebhook(stranger, { url })
  const made = []
  for (const path of ['a', 'b', 'c'])
    made.unshift((await newWebhook(owner, { url: `${url}${path}` })).webhookId)
  const { organizationId, token } = owner
  const first = await ask(listWebhooks, { organizationId, limit: 2 }, { token })
  const cursor = first.nextCursor ?? ''
  const second = await ask(listWebhooks, { organizationId, limit: 2, cursor }, { token })
  expect([...first.webhooks, ...second.webhooks].map(({ webhookId }) => webhookId)).toEqual(made)
  expect(second.nextCursor).toBeNull()
})
