import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../shared/db/database.ts'
import { webhookDeliveries } from '../../../../shared/db/tables/webhooks.ts'
import { deliver } from '../../../../workers/features/webhooks/deliver.ts'
import { dispatchEvent } from '../../../../workers/features/webhooks/dispatch-event.ts'
import { answering } from '../../../support/receivers.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../../support/recording-database.ts'
import { withServices } from '../../../support/with-services.ts'
import { hooked, db, newDelivery, newEvent, recordingQueues } from './support.ts'

test('no statement of the jobs reads a whole table, whatever a receiver answers', async () => {
  const { named, organizationId, server } = await hooked()
  const { database, statements } = recordingDatabase(env.DB)
  const now = Date.now()
  const context = withServices(recordingQueues(now).context, { db: openDatabase(database) })
  await dispatchEvent(context, await newEvent(organizationId))
  for (const [status, attempts] of [
    [200, 0],
    [500, 0],
    [500, 8],
    [410, 0],
  ] as const) {
    server.answer = answering(status)
    const { deliveryId } = await newDelivery(named, now)
    await db.update(webhookDeliveries).set({ attempts }).where(eq(webhookDeliveries.deliveryId, deliveryId))
    await deliver(context, deliveryId)
    await deliver(context, deliveryId)
  }
  expect(statements.size).toBeGreaterThan(8)
  const scans = []
  for (const sql of statements) scans.push(...fullScans(await queryPlan(env.DB, sql)))
  expect(scans).toEqual([])
})
