import { z } from 'zod'
import { defineEvent } from '../../../shared/kernel/organization-events.ts'

export const crawlFinished = defineEvent({
  type: 'crawl.finished',
  summary: 'A crawl of a website into a knowledge base has come to its end, whatever ended it',
  data: () =>
    z.object({
      kbId: z.uuid(),
      crawlId: z.uuid(),
      url: z.string(),
      status: z.enum(['completed', 'failed', 'cancelled']),
      found: z.number().int(),
      fetched: z.number().int(),
      unchanged: z.number().int(),
      skipped: z.number().int(),
      gone: z.number().int(),
    }),
})
