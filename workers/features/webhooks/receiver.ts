import { and, eq, isNull } from 'drizzle-orm'
import { ciRuns } from '../../../shared/db/tables/ci-triggers.ts'
import { projects } from '../../../shared/db/tables/projects.ts'
import { webhooks } from '../../../shared/db/tables/webhooks.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { DeliveryRow } from './deliveries.ts'
import { isWebhook } from './store.ts'

export interface Receiver {
  url: string
  active: boolean
  /** Sealed for the id that the delivery names. */
  sealedSecret: string
}

/** To whom a delivery goes: to a web hook, or to where a run was asked to call back. Undefined when that is gone. */
export async function receiverOf(
  context: Context,
  { webhookId: id, organizationId }: Pick<DeliveryRow, 'webhookId' | 'organizationId'>,
): Promise<Receiver | undefined> {
  const { url, active, sealedSecret } = webhooks
  const [webhook] = await context.services.db
    .select({ url, active, sealedSecret })
    .from(webhooks)
    .where(isWebhook(id, organizationId))
  return webhook ?? callbackReceiver(context, id)
}

/** Of a deleted project nothing is told, also before its purge has come that far. */
async function callbackReceiver({ services: { db } }: Context, executionId: string) {
  const [run] = await db
    .select({ url: ciRuns.callbackUrl, sealedSecret: ciRuns.sealedSecret })
    .from(ciRuns)
    .innerJoin(projects, and(eq(projects.projectId, ciRuns.projectId), isNull(projects.deletedAt)))
    .where(eq(ciRuns.executionId, executionId))
  const { url, sealedSecret } = run ?? {}
  return url && sealedSecret ? { url, active: true, sealedSecret } : undefined
}
