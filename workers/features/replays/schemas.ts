import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'

export const summaryFields = () => ({
  replaySessionId: z.uuid(),
  websiteId: z.uuid(),
  sessionId: z.uuid(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  durationMs: z.number(),
  eventCount: z.number().int(),
  errorCount: z.number().int(),
  rageClickCount: z.number().int(),
  deadClickCount: z.number().int(),
  device: z.string(),
  browser: z.string(),
  country: z.string(),
  landingUrl: z.string(),
  exitUrl: z.string(),
  status: z.enum(['recording', 'finalized', 'failed', '']),
  qualityScore: z.number().min(0).max(100),
  chunkCount: z.number().int(),
  playable: z.boolean(),
})

export const ReplaySummary = once(() => z.object(summaryFields()).meta({ id: 'ReplaySummary' }))
export type ReplaySummary = z.infer<ReturnType<typeof ReplaySummary>>

export const ReplayEvent = once(() =>
  z.looseObject({ type: z.number(), timestamp: z.number() }).meta({ id: 'ReplayEvent' }),
)

export const Gap = once(() =>
  z
    .object({
      from: z.iso.datetime(),
      to: z.iso.datetime(),
      missing: z.number().int().describe('How many chunks'),
    })
    .meta({ id: 'ReplayGap' }),
)
