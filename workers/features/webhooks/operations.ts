import type { Operation } from '../../../shared/kernel/operation.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { getWebhookDelivery } from './get-webhook-delivery.ts'
import { getWebhook } from './get-webhook.ts'
import { listWebhookDeliveries } from './list-webhook-deliveries.ts'
import { listWebhookEvents } from './list-webhook-events.ts'
import { listWebhooks } from './list-webhooks.ts'
import { replayWebhookDelivery } from './replay-webhook-delivery.ts'
import { rotateWebhookSecret } from './rotate-webhook-secret.ts'
import { testWebhook } from './test-webhook.ts'
import { updateWebhook } from './update-webhook.ts'

export const operations: readonly Operation[] = [
  listWebhookEvents,
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  getWebhookDelivery,
  replayWebhookDelivery,
]
