import { z } from 'zod'
import { once } from '../once.ts'
import {
  priorities,
  type Format,
  type Mode,
  type Priority,
  type Scope,
  type TestCase,
  type TestType,
} from '../test-cases/schema.ts'
import type { Requirement } from '../requirements/index.ts'

/** A coverage item, or a whole requirement, that no case covers. `coverageItem` is the item's id, for `fill-gaps`. */
export const GapSchema = once(() =>
  z
    .object({
      gapId: z.string(),
      requirementRef: z.string(),
      technique: z.string(),
      coverageItem: z.string(),
      description: z.string(),
      priority: z.enum(priorities),
    })
    .meta({ id: 'Gap' }),
)

const count = z.number().int().min(0)
const counts = z.record(z.string(), count)

/** What a run designed and what it left: `sentences = tested + gaps + untestable + context + notRead`. */
export const SummarySchema = once(() =>
  z
    .object({
      total: count,
      byTechnique: counts,
      byType: counts,
      byPriority: counts,
      coverage: z.object({
        items: count,
        covered: count,
        percent: z.number().min(0).max(100),
        byTechnique: z.record(
          z.string(),
          z.object({ items: count, covered: count, percent: z.number().min(0).max(100) }),
        ),
        dropped: z.array(z.object({ coverageItem: z.string(), reason: z.string() })),
      }),
      requirements: z.object({
        sentences: count,
        tested: count,
        gaps: count,
        untestable: count,
        context: count,
        notRead: count,
      }),
      duplicatesRemoved: count,
      engine: z.literal('embedded'),
    })
    .meta({ id: 'GenerationSummary' }),
)

export type Gap = z.infer<ReturnType<typeof GapSchema>>
export type Summary = z.infer<ReturnType<typeof SummarySchema>>

export type DesignEvent =
  | {
      type: 'status'
      phase: 'reading' | 'modelling' | 'designing' | 'reviewing' | 'writing'
      message: string
      progress: number
    }
  | { type: 'tool_call'; tool: string; input: string; output: string; durationMs: number }

export interface DesignRequest {
  requirements: string
  context?: string
  uploadedContent?: string
  uploadedFileName?: string
  codeContent?: string
  scope?: Scope
  testTypes?: TestType[]
  priority?: 'all' | Priority
  format?: Format
  /** 1 to 200, default 50: a hard cap. */
  maxTestCases?: number
  existingTestCases?: TestCase[]
  gaps?: Gap[]
  mode: Mode
  onProgress?: (event: DesignEvent) => void
}

export interface DesignResult {
  testCases: TestCase[]
  requirements: Requirement[]
  gaps: Gap[]
  summary: Summary
}
