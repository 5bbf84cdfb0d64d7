import { z } from 'zod'
import { defineEvent } from '../../../shared/kernel/organization-events.ts'

export const storyChanged = defineEvent({
  type: 'story.changed',
  summary: 'A story was created, changed or deleted',
  data: () =>
    z.object({
      projectId: z.uuid(),
      storyId: z.uuid(),
      change: z.enum(['created', 'updated', 'deleted']),
      fields: z.array(z.string()).describe('What changed; empty for a story that was made or deleted'),
    }),
})
