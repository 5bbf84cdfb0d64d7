import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { description } from '../../../shared/schemas/description.ts'
import { eventTypes } from '../events.ts'
import { deliveryErrors, everyType } from './rules.ts'

export const address = () =>
  z.url().max(2000).describe('Where messages are sent: https, a public host, port 443 or 1024 and above')

export const chosenEvents = () =>
  z
    .array(z.enum([everyType, ...eventTypes.map(({ type }) => type)]))
    .min(1)
    .max(100)
    .describe('Types of `GET /api/webhook-events`; `*` is all of them, also later ones')

export const about = () => description().max(1000)

/** What only we set of a web hook. */
export const ownFields = ['secret', 'inactiveReason', 'failingSince', 'createdBy', 'createdAt', 'updatedAt']

export const Webhook = once(() =>
  z
    .object({
      webhookId: z.uuid(),
      url: z.string(),
      events: z.array(z.string()),
      description: z.string(),
      active: z.boolean(),
      inactiveReason: z
        .enum(['gone', 'failing'])
        .nullable()
        .describe('Why it was switched off for you: its receiver answered 410, or took nothing for days'),
      failingSince: z.iso
        .datetime()
        .nullable()
        .describe('When the first delivery after the last success was given up'),
      createdBy: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'Webhook' }),
)
export type Webhook = z.infer<ReturnType<typeof Webhook>>

export const WebhookWithSecret = once(() =>
  Webhook()
    .extend({ secret: z.string().describe('Signs every message. Shown this once') })
    .meta({ id: 'WebhookWithSecret' }),
)

export const WebhookDelivery = once(() =>
  z
    .object({
      deliveryId: z.uuid(),
      webhookId: z.uuid(),
      eventId: z.uuid().describe('Sent as `webhook-id`; a replay keeps it'),
      eventType: z.string(),
      status: z.enum(['pending', 'delivered', 'failed']),
      attempts: z.number().int(),
      responseStatus: z.number().int().nullable().describe('HTTP status of the last attempt'),
      error: z
        .enum(deliveryErrors)
        .nullable()
        .describe(
          'What came of the last attempt, null when it was taken; `rate_limited` when it was put off instead',
        ),
      createdAt: z.iso.datetime(),
      nextAttemptAt: z.iso.datetime().nullable(),
      finishedAt: z.iso.datetime().nullable(),
    })
    .meta({ id: 'WebhookDelivery' }),
)
export type WebhookDelivery = z.infer<ReturnType<typeof WebhookDelivery>>
