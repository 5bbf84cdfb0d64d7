import { z } from 'zod'
import type { websites } from '../../../shared/db/tables/websites.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { policyOf, replayOf } from './policy.ts'
import { Website } from './schemas.ts'
import { viewOf } from './view.ts'

const replayConfig = () =>
  z
    .object({
      replayEnabled: z.boolean(),
      heatmapEnabled: z
        .boolean()
        .describe('The same: heatmaps are made of recordings, and of clicks that come alone'),
      sampleRate: z.number(),
      heatmapSampleRate: z.number(),
      maskLevel: z.enum(['strict', 'moderate']),
      maxDuration: z.number().int().describe('In milliseconds'),
      blockSelector: z.string().describe('What is left out of recordings'),
    })
    .describe('How visits are recorded, in the form of Umami')

/** A website as clients of Umami know it: all of ours, and what theirs has beside it. */
export const UmamiWebsite = once(() =>
  z
    .object({
      ...Website().shape,
      userId: z.string().nullable().describe('Whoever registered it; null for one of a team'),
      createdBy: z.string().describe('Whoever registered it: a person or an access key'),
      recorderEnabled: z.boolean().describe('Whether visits are recorded'),
      replayConfig: replayConfig(),
      updatedAt: z.null().describe('Always null: changes stand in the audit log'),
      resetAt: z.null().describe('Always null: resets stand in the audit log'),
      deletedAt: z.null().describe('Always null: a website that is deleted is gone'),
    })
    .meta({ id: 'ListedWebsite' }),
)

export function umamiWebsite(row: typeof websites.$inferSelect): z.infer<ReturnType<typeof UmamiWebsite>> {
  const { enabled, sampleRate, maxDurationMs, blockSelector } = replayOf(row.replay)
  return {
    ...viewOf(row),
    userId: row.teamId === null ? row.createdBy : null,
    createdBy: row.createdBy,
    recorderEnabled: enabled,
    replayConfig: {
      replayEnabled: enabled,
      heatmapEnabled: enabled,
      sampleRate,
      heatmapSampleRate: enabled ? sampleRate : 0,
      maskLevel: policyOf(row.privacy).replayMasking,
      maxDuration: maxDurationMs,
      blockSelector: blockSelector ?? '',
    },
    updatedAt: null,
    resetAt: null,
    deletedAt: null,
  }
}
