import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { hitRoute } from './forward.ts'

const Stored = once(() =>
  z
    .union([
      z.object({ cache: z.string(), sessionId: z.uuid(), visitId: z.uuid() }),
      z.object({ beep: z.literal('boop') }).describe('The sender is no person, and the hit does not count'),
    ])
    .meta({ id: 'UmamiSendAnswer' }),
)

export const umamiSend = defineRoute({
  id: 'analytics.umamiSend',
  route: 'POST /api/send',
  summary: "Record a hit of Umami's tracker",
  description:
    'Answers as Umami does, its errors included, so that a page with its tracker needs no change but the address.',
  ...hitRoute,
  produces: [
    {
      status: 200,
      mediaType: 'application/json',
      description: 'The hit is on the queue and will be stored once',
      schema: Stored,
    },
  ],
})
