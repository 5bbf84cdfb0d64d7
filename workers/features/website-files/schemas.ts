import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'

export const WebsiteFile = once(() =>
  z
    .object({
      jobId: z.uuid(),
      websiteId: z.uuid(),
      kind: z.enum(['export', 'import', 'rebuild']),
      status: z.enum(['pending', 'running', 'completed', 'failed']),
      events: z.number().int().describe('How many were written or read so far'),
      error: z.string().nullable(),
      createdAt: z.iso.datetime(),
      url: z.string().nullable().describe('Of an export that is completed: gives the file until `expiresAt`'),
      expiresAt: z.iso.datetime().nullable(),
    })
    .meta({ id: 'WebsiteFile' }),
)
export type WebsiteFile = z.infer<ReturnType<typeof WebsiteFile>>

export const StartedFile = once(() =>
  z.object({ jobId: z.uuid(), status: z.enum(['pending', 'running', 'completed', 'failed']) }),
)
