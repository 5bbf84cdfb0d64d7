import { z } from 'zod'
import { defineEvent } from '../../../shared/kernel/organization-events.ts'

export const sprintClosed = defineEvent({
  type: 'sprint.closed',
  summary: 'A sprint was completed or cancelled',
  data: () =>
    z.object({
      projectId: z.uuid(),
      sprintId: z.uuid(),
      status: z.enum(['completed', 'cancelled']),
    }),
})
