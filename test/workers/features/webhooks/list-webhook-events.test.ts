import { expect, test } from 'vitest'
import { eventTypes as declared } from '../../../../workers/features/events.ts'
import { listWebhookEvents } from '../../../../workers/features/webhooks/list-webhook-events.ts'
import { ask } from '../../../support/client.ts'
import { newPerson } from '../../../support/people.ts'

test('every type that a feature declares is listed with the schema of its data', async () => {
  const { token } = await newPerson()
  const { eventTypes } = await ask(listWebhookEvents, {}, { token })
  expect(eventTypes.map(({ type }) => type)).toEqual(declared.map(({ type }) => type))
  expect(eventTypes.find(({ type }) => type === 'project.deleted')).toMatchObject({
    dataSchema: { type: 'object', required: ['projectId'] },
  })
})
