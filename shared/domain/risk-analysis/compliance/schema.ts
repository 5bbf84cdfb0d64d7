import { z } from 'zod'
import { once } from '../../basics/once.ts'

export const complianceStatuses = ['met', 'partial', 'gap', 'not_applicable'] as const
export type ComplianceStatus = (typeof complianceStatuses)[number]

/** How many controls of a framework came to what, and where its clauses stand. */
export const FrameworkCounts = /* @__PURE__ */ once(() =>
  z
    .object({
      framework: z.string(),
      version: z.string(),
      total: z.number().int(),
      met: z.number().int(),
      partial: z.number().int(),
      gap: z.number().int(),
      not_applicable: z.number().int(),
      sources: z.array(z.object({ title: z.string(), url: z.string() })),
    })
    .meta({ id: 'ComplianceCounts' }),
)
export type FrameworkCounts = z.infer<ReturnType<typeof FrameworkCounts>>
