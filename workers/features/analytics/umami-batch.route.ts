import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { collectRequest, hitRoute } from './forward.ts'

const mostInBatch = 500

const Processed = once(() =>
  z
    .object({
      size: z.number().int(),
      processed: z.number().int(),
      errors: z.number().int(),
      details: z.array(z.object({ index: z.number().int(), response: z.record(z.string(), z.unknown()) })),
      cache: z.string().optional(),
    })
    .meta({ id: 'UmamiBatchAnswer' }),
)

export const umamiBatch = defineRoute({
  id: 'analytics.umamiBatch',
  route: 'POST /api/batch',
  summary: 'Record several hits at once',
  description: `At most ${mostInBatch} hits in 64 KB. Each is taken or refused by itself; \`details\` names those that were refused.`,
  ...hitRoute,
  consumes: {
    mediaType: 'application/json',
    schema: () => ({ type: 'array', maxItems: mostInBatch, items: collectRequest }),
  },
  produces: [
    {
      status: 200,
      mediaType: 'application/json',
      description: 'What was taken is on the queue and will be stored once',
      schema: Processed,
    },
  ],
})
