import { and, eq, lte, sql } from 'drizzle-orm'
import { webhookDeliveries } from '../../../shared/db/tables/webhooks.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type Limit, takeLimit } from '../../../shared/kernel/limits.ts'
import type { Letter } from '../../../shared/services/poster.ts'
import { addressPolicy } from './address-policy.ts'
import type { DeliveryRow } from './deliveries.ts'
import { type Outcome, outcomeOf, readAddress, unsent } from './rules.ts'
import { openSecrets, signatureHeaders } from './secrets.ts'
import { putOff, settle } from './settle.ts'
import { type Receiver, receiverOf } from './receiver.ts'

const second = 1000

/** What reading, signing and writing may take beside the request itself. */
const marginMs = 60 * second

/** A message that comes this early is one too many, or the upkeep will send another. */
const longestWaitMs = 15 * 60 * second

/** What strangers' servers get from one organization, however often their web hooks fail. */
const attemptLimit: Limit<string> = {
  name: 'messages to web hooks',
  setting: 'WEBHOOK_ATTEMPTS_PER_HOUR',
  key: (_context, organizationId) => organizationId,
}

/**
 * Makes the attempt of a delivery that is due. Returns in how many seconds it has to be called again, or null. Of several calls at once one
 * makes the attempt: it claims it, and when it dies before the outcome is known, the attempt is made again after a while.
 */
export async function deliver(context: Context, deliveryId: string): Promise<number | null> {
  const claimed = await claim(context, deliveryId)
  if (!claimed) return waitFor(context, deliveryId)
  const letter = await letterOf(context, claimed, await receiverOf(context, claimed))
  if ('error' in letter) return settle(context, claimed, letter)
  const place = await takeLimit(context, attemptLimit, claimed.organizationId)
  if (place?.allowed === false) return putOff(context, claimed, place.resetAt)
  return settle(context, claimed, outcomeOf(await context.services.poster.post(letter)))
}

async function claim({ services, now }: Context, deliveryId: string): Promise<DeliveryRow | undefined> {
  const at = now()
  const { attempts, nextAttemptAt } = webhookDeliveries
  const [claimed] = await services.db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${attempts} + 1`,
      responseStatus: null,
      error: 'outcome_unknown',
      nextAttemptAt: at + services.settings.WEBHOOK_TIMEOUT_SECONDS * second + marginMs,
    })
    .where(and(isPending(deliveryId), lte(nextAttemptAt, at)))
    .returning()
  return claimed
}

const isPending = (deliveryId: string) =>
  and(eq(webhookDeliveries.deliveryId, deliveryId), eq(webhookDeliveries.status, 'pending'))

async function waitFor({ services: { db }, now }: Context, deliveryId: string): Promise<number | null> {
  const { nextAttemptAt } = webhookDeliveries
  const [row] = await db.select({ nextAttemptAt }).from(webhookDeliveries).where(isPending(deliveryId))
  const wait = (row?.nextAttemptAt ?? Infinity) - now()
  return wait <= longestWaitMs ? Math.max(1, Math.ceil(wait / second)) : null
}

/** The message as it is sent now, or why it is not even sent. */
async function letterOf(
  context: Context,
  { webhookId, eventId, body }: DeliveryRow,
  receiver: Receiver | undefined,
): Promise<Letter | Outcome> {
  const { settings } = context.services
  if (!receiver?.active) return unsent('switched_off')
  const policy = addressPolicy(context)
  const target = readAddress(receiver.url, policy)
  if (!target.ok) return unsent('target_refused')
  const secrets = await openSecrets(context, webhookId, receiver.sealedSecret)
  if (!secrets) return unsent('secret_lost')
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Tracewright-Webhooks/1.0',
    ...signatureHeaders(secrets, { id: eventId, at: context.now(), body }),
  }
  const timeoutMs = settings.WEBHOOK_TIMEOUT_SECONDS * second
  return { url: target.url, allowPrivate: policy.allowPrivate, headers, body, timeoutMs }
}
