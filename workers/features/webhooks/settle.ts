import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { AlreadyDone } from '../../../shared/db/guard.ts'
import { webhookDeliveries, webhooks } from '../../../shared/db/tables/webhooks.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { DeliveryRow } from './deliveries.ts'
import { type Outcome, failsTooLong, waitAfter, waitForPlace, webhookTo } from './rules.ts'
import { isWebhook, webhookIs } from './store.ts'

/** Stores what came of an attempt. Returns in how many seconds the next is due, or null when there is none. */
export async function settle(
  context: Context,
  delivery: DeliveryRow,
  outcome: Outcome,
): Promise<number | null> {
  const wait = outcome.final ? null : waitAfter(delivery.attempts, Math.random())
  if (wait !== null) {
    await write(context, delivery, outcome, { nextAttemptAt: context.now() + wait * 1000 })
    return wait
  }
  const end = { nextAttemptAt: null, finishedAt: context.now() }
  if (outcome.error === null) await succeed(context, delivery, outcome, end)
  else if (outcome.error === 'switched_off')
    await write(context, delivery, outcome, { ...end, status: 'failed' })
  else await fail(context, delivery, outcome, { ...end, status: 'failed' })
  return null
}

/** Puts off an attempt until the hourly limit lets it through, as if it had not been begun. Returns in how many seconds it is due. */
export async function putOff(context: Context, delivery: DeliveryRow, freeAt: number): Promise<number> {
  const now = context.now()
  const wait = waitForPlace(freeAt - now, Math.random())
  const heldBack: Outcome = { responseStatus: null, error: 'rate_limited', final: false }
  const change = { attempts: delivery.attempts - 1, nextAttemptAt: now + wait * 1000 }
  await write(context, delivery, heldBack, change)
  return wait
}

type Change = Partial<Pick<DeliveryRow, 'status' | 'attempts' | 'nextAttemptAt' | 'finishedAt'>>

/** The outcome of an attempt that another has taken over is not written: the later one tells more. */
function write(
  { services: { db } }: Context,
  { deliveryId, attempts }: DeliveryRow,
  { responseStatus, error }: Outcome,
  change: Change,
) {
  return db
    .update(webhookDeliveries)
    .set({ responseStatus, error, ...change })
    .where(
      and(
        eq(webhookDeliveries.deliveryId, deliveryId),
        eq(webhookDeliveries.status, 'pending'),
        eq(webhookDeliveries.attempts, attempts),
      ),
    )
}

async function succeed(context: Context, delivery: DeliveryRow, outcome: Outcome, end: Change) {
  const { db } = context.services
  await db.batch([
    write(context, delivery, outcome, { ...end, status: 'delivered' }),
    db
      .update(webhooks)
      .set({ failingSince: null })
      .where(and(ofDelivery(delivery), isNotNull(webhooks.failingSince), isWritten(delivery, 'delivered'))),
  ])
}

async function fail(context: Context, delivery: DeliveryRow, outcome: Outcome, end: Change) {
  const { db } = context.services
  const now = context.now()
  const [, [webhook]] = await db.batch([
    write(context, delivery, outcome, end),
    db
      .update(webhooks)
      .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${now})` })
      .where(and(ofDelivery(delivery), isWritten(delivery, 'failed')))
      .returning({ failingSince: webhooks.failingSince, url: webhooks.url }),
  ])
  if (!webhook) return
  if (outcome.error === 'gone') await switchOff(context, { ...delivery, url: webhook.url }, 'gone')
  else if (failsTooLong(webhook.failingSince, now))
    await switchOff(context, { ...delivery, url: webhook.url }, 'failing')
}

/** Holds when the outcome of this very attempt stands: one that came too late says nothing of the web hook either. */
const isWritten = ({ deliveryId, attempts }: DeliveryRow, status: DeliveryRow['status']) =>
  sql`exists (select 1 from ${webhookDeliveries} where ${and(
    eq(webhookDeliveries.deliveryId, deliveryId),
    eq(webhookDeliveries.status, status),
    eq(webhookDeliveries.attempts, attempts),
  )})`

const ofDelivery = ({ webhookId, organizationId }: DeliveryRow) => isWebhook(webhookId, organizationId)

const reasons = {
  gone: 'the receiver answered 410 Gone',
  failing: 'for five days no delivery has succeeded',
}

/** Switches a web hook off, once, with its audit entry. */
async function switchOff(
  context: Context,
  { webhookId, organizationId, url }: DeliveryRow & { url: string },
  inactiveReason: keyof typeof reasons,
) {
  const { db } = context.services
  const isOn = {
    condition: webhookIs(webhookId, organizationId, eq(webhooks.active, true)),
    refusal: () => new AlreadyDone(),
  }
  const summary = `Switched off ${webhookTo(url)}: ${reasons[inactiveReason]}`
  const note = { resource: 'webhook', resourceId: webhookId, summary }
  try {
    await commit(context, { organizationId, action: 'webhooks.switchOff', ...note, guards: [isOn] }, [
      db
        .update(webhooks)
        .set({ active: false, inactiveReason, updatedAt: context.now() })
        .where(isWebhook(webhookId, organizationId)),
    ])
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
  }
}
