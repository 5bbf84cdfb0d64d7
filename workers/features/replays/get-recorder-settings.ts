import { z } from 'zod'
import { readSiteEntry } from '../../../shared/domain/tracker/site-entry.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { websiteNotFound } from '../websites/index.ts'

export const getRecorderSettings = defineOperation({
  id: 'replays.getRecorderSettings',
  route: 'GET /api/websites/{websiteId}/recorder',
  summary: 'Get how visits of a website are recorded',
  description: "Open to everybody: the recorder of a page asks for it. In the shape of Umami's.",
  access: 'public',
  effect: 'read',
  input: () => ({ websiteId: z.uuid() }),
  output: () =>
    z.object({
      enabled: z.boolean(),
      replayEnabled: z.boolean(),
      heatmapEnabled: z
        .boolean()
        .describe('The same: heatmaps are made of recordings, and of clicks that come alone'),
      sampleRate: z.number(),
      heatmapSampleRate: z.number(),
      maskLevel: z.enum(['strict', 'moderate']),
      maxDuration: z.number().int().describe('In milliseconds'),
      blockSelector: z.string().describe('What is left out of recordings'),
      consentRequired: z.boolean().describe('Whether nothing may be recorded before a visitor agrees'),
    }),
  errors: [websiteNotFound],
  async run({ services }, { websiteId }) {
    const entry = readSiteEntry(await services.sites.get(websiteId))
    if (!entry) throw websiteNotFound()
    const { replay } = entry
    const enabled = replay?.enabled ?? false
    return {
      enabled,
      replayEnabled: enabled,
      heatmapEnabled: enabled,
      sampleRate: replay?.sampleRate ?? 0,
      heatmapSampleRate: enabled ? (replay?.sampleRate ?? 0) : 0,
      maskLevel: replay?.masking ?? ('strict' as const),
      maxDuration: replay?.maxDurationMs ?? 0,
      blockSelector: replay?.blockSelector ?? '',
      consentRequired: entry.privacy.requireConsent,
    }
  },
})
