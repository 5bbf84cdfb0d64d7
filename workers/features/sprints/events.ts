import { z } from 'zod'
import { defineEvent } from '../../../shared/kernel/organization-events.ts'
import type { SprintStatus } from './rules.ts'

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

/** What the new status of a sprint tells. */
export const closing = (
  { projectId, sprintId }: { projectId: string; sprintId: string },
  status: SprintStatus | undefined,
) =>
  status === 'completed' || status === 'cancelled' ? [sprintClosed.of({ projectId, sprintId, status })] : []
