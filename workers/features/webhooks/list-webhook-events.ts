import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { eventTypes } from '../events.ts'

export const listWebhookEvents = defineOperation({
  id: 'webhooks.listEvents',
  route: 'GET /api/webhook-events',
  summary: 'List the types of events that web hooks may ask for, with the schema of their data',
  access: 'user',
  effect: 'read',
  input: () => ({}),
  output: () =>
    z.object({
      eventTypes: z.array(
        z
          .object({
            type: z.string(),
            summary: z.string(),
            dataSchema: z.record(z.string(), z.unknown()).describe('JSON Schema of `data`'),
          })
          .meta({ id: 'WebhookEventType' }),
      ),
    }),
  mcp: 'listed',
  run: () => ({
    eventTypes: eventTypes.map(({ type, summary, data }) => ({
      type,
      summary,
      dataSchema: { ...z.toJSONSchema(data()) },
    })),
  }),
})
