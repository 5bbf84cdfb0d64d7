import { z } from 'zod'
import { defineEvent } from '../../../shared/kernel/organization-events.ts'

export const projectDeleted = defineEvent({
  type: 'project.deleted',
  summary: 'A project was deleted; everything in it is removed from now on',
  data: () => z.object({ projectId: z.uuid() }),
})
