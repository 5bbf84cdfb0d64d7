import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { webhooks } from '../../../shared/db/tables/webhooks.ts'
import { actorId } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization, organizationNotFound, stillAllowed } from '../organizations/index.ts'
import { requireAddress } from './address-policy.ts'
import { addressTaken, webhookLimitReached } from './errors.ts'
import { chosenTypes, mostWebhooks, webhookTo } from './rules.ts'
import { WebhookWithSecret, about, address, chosenEvents, ownFields } from './schemas.ts'
import { newSecret, sealSecrets } from './secrets.ts'
import { type WebhookRow, addressIsFree, viewOf } from './store.ts'

export const createWebhook = defineOperation({
  id: 'webhooks.create',
  route: 'POST /api/organizations/{organizationId}/webhooks',
  summary: 'Send events of an organization to a server of yours',
  description:
    'The answer holds the secret that signs every message; it is shown this once. See the page on web hooks for headers, verification and retries.',
  access: inOrganization('admin'),
  effect: 'write',
  input: () => ({
    organizationId: z.uuid(),
    url: address(),
    events: chosenEvents(),
    description: about().default(''),
    active: z.boolean().default(true),
  }),
  ignores: ['webhookId', ...ownFields],
  output: WebhookWithSecret,
  status: 201,
  location: ({ webhookId }) => `webhooks/${webhookId}`,
  errors: [organizationNotFound, webhookLimitReached, addressTaken],
  check: (context, { url }) => void requireAddress(context, url),
  async run(context, { organizationId, url, events, description, active }) {
    const { db, ids } = context.services
    const target = requireAddress(context, url)
    const [webhookId, secret, now] = [ids.uuid(), newSecret(), context.now()]
    const row: WebhookRow = {
      webhookId,
      organizationId,
      url: target,
      description,
      eventTypes: chosenTypes(events),
      sealedSecret: await sealSecrets(context, webhookId, { current: secret }),
      active,
      inactiveReason: null,
      failingSince: null,
      createdBy: actorId(context.actor),
      createdAt: now,
      updatedAt: now,
    }
    const held = sql`(select count(*) from ${webhooks} where ${eq(webhooks.organizationId, organizationId)})`
    const summary = `Created ${webhookTo(target)}`
    const note = { organizationId, resource: 'webhook', resourceId: webhookId, summary }
    const guards = [
      stillAllowed(context),
      { condition: sql`${held} < ${mostWebhooks}`, refusal: webhookLimitReached },
      addressIsFree(row),
    ]
    const answer = { ...viewOf(row), secret }
    await commit(context, { ...note, action: 'webhooks.create', guards, answer }, [
      db.insert(webhooks).values(row),
    ])
    return answer
  },
})
