import { z } from 'zod'
import type { ReadCode } from '../code/reading/index.ts'
import { once } from '../basics/once.ts'
import {
  priorities,
  type Format,
  type Mode,
  type Priority,
  type Scope,
  type TestCase,
  type TestType,
} from '../test-cases/schema.ts'
import type { Correction } from '../marking/corrections.ts'
import type { Observed } from '../page-inventory/observed.ts'
import type { PageInventory } from '../page-inventory/schema.ts'
import type { Answer } from './answers/schema.ts'
import type { Requirement } from '../requirement-reading/requirement-schema.ts'
import type { SentenceMarks } from './tiers/sentence-marks.ts'

/** A coverage item, or a whole requirement, that no case covers. `coverageItem` is the item's id, for `fill-gaps`. */
export const GapSchema = /* @__PURE__ */ once(() =>
  z
    .object({
      gapId: z.string(),
      requirementRef: z.string(),
      technique: z.string(),
      coverageItem: z.string(),
      description: z.string(),
      priority: z.enum(priorities),
      completions: z
        .array(z.string())
        .max(3)
        .optional()
        .describe(
          'Sentences that would answer what is asked, with example values. One that takes up the words of the sentence stands in its place, another one right behind it',
        ),
    })
    .meta({ id: 'Gap' }),
)

const engines = ['embedded', 'workers-ai', 'openai-compatible', 'assistant'] as const

export const sentenceStatuses = [
  'tested',
  'partly',
  'designed',
  'outlined',
  'gap',
  'untestable',
  'context',
  'not_read',
] as const

const count = () => z.number().int().min(0)
const counts = () => z.record(z.string(), count())

/** What a run designed and what it left: `sentences = tested + partly + designed + outlined + gaps + untestable + context + notRead`. */
export const SummarySchema = /* @__PURE__ */ once(() =>
  z
    .object({
      total: count(),
      byTechnique: counts(),
      byType: counts(),
      byPriority: counts(),
      byBasis: counts(),
      byAuthor: counts().optional(),
      coverage: z.object({
        items: count(),
        covered: count(),
        percent: z.number().min(0).max(100),
        ideas: z
          .object({ covered: count(), percent: z.number().min(0).max(100) })
          .optional()
          .describe(
            'What only cases cover that are not verified: test ideas, and written cases with a doubt',
          ),
        byTechnique: z.record(
          z.string(),
          z.object({ items: count(), covered: count(), percent: z.number().min(0).max(100) }),
        ),
        dropped: z.array(z.object({ coverageItem: z.string(), reason: z.string() })),
      }),
      requirements: z.object({
        sentences: count(),
        tested: count(),
        partly: count()
          .default(0)
          .describe(
            'Sentences of which a verified case covers a part: figures, texts, alternatives or negations are left',
          ),
        designed: count(),
        outlined: count(),
        gaps: count(),
        untestable: count(),
        context: count(),
        notRead: count(),
      }),
      duplicatesRemoved: count(),
      engine: z
        .enum(engines)
        .describe('What the cases rest on: the embedded engine alone, or a model or an assistant beside it'),
    })
    .meta({ id: 'GenerationSummary' }),
)

/** A sentence of the texts of a request, each once, and what became of it. */
export const SentenceSchema = /* @__PURE__ */ once(() =>
  z
    .object({
      source: z
        .enum(['requirements', 'upload', 'context', 'code'])
        .describe('The text that it stands in; offsets are those of this text'),
      start: count(),
      end: count(),
      status: z.enum(sentenceStatuses),
      requirementRef: z.string().nullable(),
      reason: z.string().optional().describe('Why it was not read'),
      unused: z
        .array(z.string())
        .optional()
        .describe(
          'Of a sentence that is covered in part: the figures, texts and alternatives that no verified case tries',
        ),
    })
    .meta({ id: 'Sentence' }),
)

/** What can be drawn of a reading. `coverageItems` are the items that stand behind a row or an arrow. */
export interface Models {
  decisionTables: DecisionTable[]
  stateMachines: StateMachine[]
}

/** What a run knows of the texts beside its cases; kept with a session. */
export type Analysis = Pick<DesignResult, 'sentences' | 'gaps' | 'models' | 'observed'>

/** Rows have a cell for each condition and each action, in the words of the text. */
export interface DecisionTable {
  title: string
  requirementRef: string | null
  conditions: string[]
  actions: string[]
  rules: {
    id: string
    requirementRef: string | null
    values: string[]
    outcome: string[]
    coverageItems: string[]
  }[]
}

export interface StateMachine {
  name: string
  requirementRef: string | null
  states: string[]
  initial: string | null
  transitions: { from: string; event: string; guard: string | null; to: string; coverageItems: string[] }[]
}

export type Gap = z.infer<ReturnType<typeof GapSchema>>
export type Summary = z.infer<ReturnType<typeof SummarySchema>>
export type SentenceFate = z.infer<ReturnType<typeof SentenceSchema>>

export type DesignEvent =
  | {
      type: 'status'
      phase: 'reading' | 'modelling' | 'designing' | 'reviewing' | 'writing'
      message: string
      progress: number
    }
  | { type: 'tool_call'; tool: string; input: string; output: string; durationMs: number }
  | { type: 'case_written'; testCase: TestCase }

/** Where something stands in a text: UTF-16 units, `end` exclusive. */
export interface TextRange {
  start: number
  end: number
}

/** A stretch of the requirements that is read as a text of its own. Of what stands `asked` cases are made; all else in it tells of the application. */
export interface OwnText extends TextRange {
  asked?: TextRange
}

export interface DesignRequest {
  requirements: string
  /** Stretches of the requirements of which none concerns another: what one says of its page is said of no other page. Without them the whole is one text, and all of it asked. */
  ownTexts?: OwnText[]
  context?: string
  uploadedContent?: string
  uploadedFileName?: string
  codeContent?: string
  codeLanguage?: string
  /** The code as `withCode` has read it. */
  code?: ReadCode
  scope?: Scope
  testTypes?: TestType[]
  priority?: 'all' | Priority
  format?: Format
  /** 1 to 200, default 50: a hard cap. */
  maxTestCases?: number
  existingTestCases?: TestCase[]
  /** What stands before the number of a requirement that its text gives no identifier, instead of `REQ-`: for requirements that are kept beside those of other requests. */
  requirementPrefix?: string
  gaps?: Gap[]
  /** The marks of its sentences, by their text: with them each sentence that demands something gets a case. See `textsToMark`. */
  marks?: SentenceMarks
  /** How people read sentences of it: whoever marks them takes these marks for equal sentences. */
  corrections?: readonly Correction[]
  /** Sentences with which the author of the requirements answered what was asked: their questions are closed, and each has a case at least. */
  answers?: readonly Answer[]
  /** What the pages offer that the requirements are about: names of the text are held against it, and steps use what is there. */
  pages?: readonly PageInventory[]
  mode: Mode
  onProgress?: (event: DesignEvent) => void
}

export interface DesignResult {
  testCases: TestCase[]
  requirements: Requirement[]
  gaps: Gap[]
  summary: Summary
  /** As `summary.requirements` counts them; of an endless text, those that come first. */
  sentences: SentenceFate[]
  models: Models
  /** Where the requirements and `pages` disagree. */
  observed?: Observed[]
  /** What could not be read, in sentences for people. */
  warnings?: string[]
}
