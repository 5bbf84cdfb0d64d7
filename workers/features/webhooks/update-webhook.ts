import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { webhooks } from '../../../shared/db/tables/webhooks.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import { organizationNotFound, stillAllowed } from '../organizations/index.ts'
import { ofWebhook } from './access.ts'
import { requireAddress } from './address-policy.ts'
import { addressTaken, webhookNotFound } from './errors.ts'
import { chosenTypes, webhookTo } from './rules.ts'
import { Webhook, about, address, chosenEvents, ownFields } from './schemas.ts'
import { addressIsFree, isWebhook, readRow, viewOf, webhookIs } from './store.ts'

export const updateWebhook = defineOperation({
  id: 'webhooks.update',
  route: 'PATCH /api/organizations/{organizationId}/webhooks/{webhookId}',
  summary: 'Change a web hook, or switch it off and on',
  description: 'Deliveries that still wait go to the new address.',
  access: ofWebhook,
  effect: 'write',
  input: () => ({
    organizationId: z.uuid(),
    webhookId: z.uuid(),
    url: address().optional(),
    events: chosenEvents().optional(),
    description: about().optional(),
    active: z.boolean().optional(),
  }),
  ignores: ownFields,
  output: Webhook,
  errors: [organizationNotFound, webhookNotFound, addressTaken],
  check: (context, { url }) => void (url === undefined || requireAddress(context, url)),
  async run(context, { organizationId, webhookId, url, events, ...others }) {
    const { db } = context.services
    const row = await readRow(context, webhookId)
    const fields = {
      ...(url !== undefined && { url: requireAddress(context, url) }),
      ...(events && { eventTypes: chosenTypes(events) }),
      ...others,
    }
    const given = changedFields(fields, row)
    const changed = Object.keys(given).map((name) => (name === 'eventTypes' ? 'events' : name))
    if (changed.length === 0) return unchanged(context, viewOf(row))
    const set = {
      ...given,
      ...(given.active !== undefined && { inactiveReason: null }),
      ...((given.url !== undefined || given.active) && { failingSince: null }),
    }
    const summary = `Changed ${webhookTo(row.url)}: ${changed.join(', ')}`
    const note = { resource: 'webhook', resourceId: webhookId, summary }
    const guards = [
      stillAllowed(context),
      { condition: webhookIs(webhookId, organizationId), refusal: webhookNotFound },
      ...(given.url === undefined ? [] : [addressIsFree({ webhookId, organizationId, url: given.url })]),
    ]
    await commit(context, { organizationId, action: 'webhooks.update', ...note, guards }, [
      db
        .update(webhooks)
        .set({ ...set, updatedAt: context.now() })
        .where(isWebhook(webhookId, organizationId)),
    ])
    return viewOf(await readRow(context, webhookId))
  },
})
