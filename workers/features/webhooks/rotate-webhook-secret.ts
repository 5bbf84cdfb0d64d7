import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { webhooks } from '../../../shared/db/tables/webhooks.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound, stillAllowed } from '../organizations/index.ts'
import { ofWebhook } from './access.ts'
import { secretRotatedMeanwhile, webhookNotFound } from './errors.ts'
import { webhookTo } from './rules.ts'
import { WebhookWithSecret } from './schemas.ts'
import { newSecret, openSecrets, rotated, sealSecrets } from './secrets.ts'
import { isWebhook, readRow, viewOf, webhookIs } from './store.ts'

export const rotateWebhookSecret = defineOperation({
  id: 'webhooks.rotateSecret',
  route: 'POST /api/organizations/{organizationId}/webhooks/{webhookId}/rotate-secret',
  summary: 'Give a web hook a new signing secret',
  description:
    'The new secret is shown this once. For 24 hours messages carry a signature of the old secret beside that of the new one, so that your server can change over without losing any.',
  access: ofWebhook,
  effect: 'write',
  input: () => ({ organizationId: z.uuid(), webhookId: z.uuid() }),
  output: WebhookWithSecret,
  errors: [organizationNotFound, webhookNotFound, secretRotatedMeanwhile],
  async run(context, { organizationId, webhookId }) {
    const { db } = context.services
    const row = await readRow(context, webhookId)
    const [secret, now] = [newSecret(), context.now()]
    const old = await openSecrets(context, webhookId, row.sealedSecret)
    const next = old ? rotated(old, secret, now) : { current: secret }
    const sealedSecret = await sealSecrets(context, webhookId, next)
    const summary = `Rotated the signing secret of ${webhookTo(row.url)}`
    const note = { resource: 'webhook', resourceId: webhookId, summary }
    const unchanged = webhookIs(webhookId, organizationId, eq(webhooks.sealedSecret, row.sealedSecret))
    const guards = [stillAllowed(context), { condition: unchanged, refusal: secretRotatedMeanwhile }]
    const answer = { ...viewOf({ ...row, updatedAt: now }), secret }
    await commit(context, { organizationId, action: 'webhooks.rotateSecret', ...note, guards, answer }, [
      db.update(webhooks).set({ sealedSecret, updatedAt: now }).where(isWebhook(webhookId, organizationId)),
    ])
    return answer
  },
})
