import { z } from 'zod'
import { tellEvent } from '../../../shared/db/commit.ts'
import { defineJob } from '../../../shared/kernel/job.ts'
import { runEndedJobName } from '../../../shared/kernel/organization-events.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { uuidV8 } from '../../../shared/services/ids.ts'
import { runFinished } from './events.ts'

/** Tells the organization of a run that it has ended. The run's own object orders it until it has been ordered, so it may come twice. */
export const runEndedJob = defineJob({
  name: runEndedJobName,
  bookkeeping: true,
  input: () => ({
    executionId: z.uuid(),
    organizationId: z.uuid(),
    status: z.enum(['completed', 'failed', 'cancelled']),
    finishedAt: z.number().int(),
  }),
  async run(context, { executionId, organizationId, status, finishedAt }) {
    const event = runFinished.of({ executionId, status, finishedAt: iso(finishedAt) })
    const eventId = await uuidV8(`${event.type}\n${executionId}`)
    await tellEvent(context, { ...event, eventId, organizationId, at: finishedAt })
  },
})
