import { eq, inArray } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { rowsAtOnce } from '../../../shared/db/in-steps.ts'
import { ciRuns, ciTriggers } from '../../../shared/db/tables/ci-triggers.ts'
import { webhookDeliveries } from '../../../shared/db/tables/webhooks.ts'
import { defineProjectPart } from '../../../shared/kernel/project-part.ts'

/** What code hosts may call. A copy of a project has none: nobody was told its secrets. */
export const ciTriggersPart = defineProjectPart({
  name: 'ciTriggers',
  words: ['trigger', 'triggers'],
  async purge({ services: { db } }, projectId) {
    return (await db.delete(ciTriggers).where(eq(ciTriggers.projectId, projectId))).meta.changes
  },
})

/** What pipelines said of runs, with callbacks that are still to be made. */
export const ciRunsPart = defineProjectPart({
  name: 'ciRuns',
  words: ['run of a pipeline', 'runs of pipelines'],
  async purge({ services: { db } }, projectId) {
    const some = await db
      .select({ executionId: ciRuns.executionId })
      .from(ciRuns)
      .where(eq(ciRuns.projectId, projectId))
      .limit(rowsAtOnce)
    const ids = idsIn(some.map(({ executionId }) => executionId))
    const [, gone] = await db.batch([
      db.delete(webhookDeliveries).where(inArray(webhookDeliveries.webhookId, ids)),
      db.delete(ciRuns).where(inArray(ciRuns.executionId, ids)),
    ])
    return gone.meta.changes
  },
})
