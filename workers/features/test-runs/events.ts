import { z } from 'zod'
import { defineEvent } from '../../../shared/kernel/organization-events.ts'

export const runFinished = defineEvent({
  type: 'run.finished',
  summary: 'A hosted run came to its end, whatever ended it',
  data: () =>
    z.object({
      executionId: z.uuid(),
      status: z
        .enum(['completed', 'failed', 'cancelled'])
        .describe('Of the run; its cases may have failed all the same'),
      finishedAt: z.iso.datetime(),
    }),
})
