import { z } from 'zod'
import { FrameworkCounts, complianceStatuses } from './compliance/schema.ts'
import { once } from '../basics/once.ts'
import { priorities, testTypes } from '../test-cases/schema.ts'

/** Words of the given text, or of a field of a story, to the letter. */
export const Evidence = /* @__PURE__ */ once(() =>
  z
    .object({
      quote: z.string(),
      start: z.number().int().min(0),
      end: z.number().int().min(0),
      storyId: z
        .uuid()
        .nullable()
        .describe('The story that it stands in; null where it stands in the given text'),
      field: z
        .string()
        .nullable()
        .describe('The field of that story, as a path: `acceptanceCriteria.0.then`'),
    })
    .meta({ id: 'RiskEvidence' }),
)
export type Evidence = z.infer<ReturnType<typeof Evidence>>

const scale = () => z.number().int().min(1).max(5)

/** The bands of the risk level. */
export const riskCategories = ['critical', 'high', 'medium', 'low'] as const
export type RiskCategory = (typeof riskCategories)[number]

export const Risk = /* @__PURE__ */ once(() =>
  z
    .object({
      riskId: z.string(),
      kind: z.string(),
      title: z.string(),
      description: z.string(),
      likelihood: scale(),
      impact: scale(),
      riskLevel: z.number().int().min(1).max(25),
      category: z.enum(riskCategories),
      reasons: z.array(z.string()),
      evidence: z.array(Evidence()),
      mentions: z.number().int(),
      mitigation: z.string(),
      testPriority: z.enum(priorities),
      testTypes: z.array(z.enum(testTypes)),
    })
    .meta({ id: 'Risk' }),
)
export type Risk = z.infer<ReturnType<typeof Risk>>

/** A clause that texts demand in part, or not at all, although they touch its subject. */
export const ComplianceGap = /* @__PURE__ */ once(() =>
  z
    .object({
      framework: z.string(),
      control: z.string(),
      title: z.string(),
      about: z.string(),
      status: z.enum(complianceStatuses),
      missing: z.array(z.string()),
      evidence: z.array(Evidence()),
    })
    .meta({ id: 'ComplianceGap' }),
)
export type ComplianceGap = z.infer<ReturnType<typeof ComplianceGap>>

export const RiskSummary = /* @__PURE__ */ once(() =>
  z
    .object({
      total: z.number().int(),
      byCategory: z.record(z.enum(riskCategories), z.number().int()),
      highestLevel: z.number().int().min(0).max(25),
      compliance: z.array(FrameworkCounts()),
      domains: z.array(z.string()),
      sentences: z.number().int(),
      notRead: z.number().int(),
      engine: z.string(),
    })
    .meta({ id: 'RiskSummary' }),
)
export type RiskSummary = z.infer<ReturnType<typeof RiskSummary>>

export interface RiskAnalysis {
  risks: Risk[]
  complianceGaps: ComplianceGap[]
  summary: RiskSummary
  /** How many words of the texts a model has named as evidence, and they hold. */
  heard: number
  /** What the client should know beside it, in sentences. */
  warnings: string[]
}
