import { z } from 'zod'
import { defineEvent } from '../../../shared/kernel/organization-events.ts'

export const fileProcessed = defineEvent({
  type: 'file.processed',
  summary: 'A file of a knowledge base or project was read: it can be found, or could not be read',
  data: () =>
    z.object({
      kbId: z.uuid().nullable(),
      projectId: z.uuid().nullable(),
      fileId: z.uuid(),
      status: z.enum(['indexed', 'error']),
    }),
})
