import { defineError } from '../../../shared/kernel/errors.ts'

export const webhookNotFound = defineError('webhooks.not_found', 404, 'Web hook not found')
export const deliveryNotFound = defineError('webhooks.delivery_not_found', 404, 'Delivery not found')
export const webhookLimitReached = defineError(
  'webhooks.limit_reached',
  409,
  'The organization has as many web hooks as it may have. Delete one that is no longer used.',
)
export const addressTaken = defineError(
  'webhooks.address_taken',
  409,
  'The organization has a web hook to this address already. Change that one instead.',
)
export const webhookInactive = defineError(
  'webhooks.inactive',
  409,
  'The web hook is switched off. Switch it on first, with `active: true`.',
)
export const secretRotatedMeanwhile = defineError(
  'webhooks.rotated_meanwhile',
  409,
  'The secret was just rotated by another request. Rotate it again if you need one of your own.',
)
