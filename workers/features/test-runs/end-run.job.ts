import { z } from 'zod'
import { tellEvent } from '../../../shared/db/commit.ts'
import { defineJob } from '../../../shared/kernel/job.ts'
import { runEndedJobName } from '../../../shared/kernel/organization-events.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { uuidV8 } from '../../../shared/services/ids.ts'
import { runFinished } from './events.ts'
import { keepEnd } from './keep-end.ts'

/**
 * Brings a project up to date when one of its runs has ended, and tells the organization. The run's own object orders it until it has been ordered, so it may
 * come twice; and each part of it comes to the same when it is done again.
 */
export const runEndedJob = defineJob({
  name: runEndedJobName,
  bookkeeping: true,
  input: () => ({
    executionId: z.uuid(),
    organizationId: z.uuid(),
    projectId: z.uuid().nullish(),
    status: z.enum(['completed', 'failed', 'cancelled']),
    finishedAt: z.number().int(),
  }),
  async run(context, { executionId, organizationId, projectId, status, finishedAt }) {
    const owned = { ...context, tenant: { organizationId, role: 'member' as const } }
    if (projectId && !(await keepEnd(owned, { executionId, projectId }))) return
    const event = runFinished.of({ executionId, status, finishedAt: iso(finishedAt) })
    const eventId = await uuidV8(`${event.type}\n${executionId}`)
    await tellEvent(context, { ...event, eventId, organizationId, at: finishedAt })
  },
})
