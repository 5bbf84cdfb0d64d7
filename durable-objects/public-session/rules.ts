import type { Correction } from '../../shared/domain/marking/corrections.ts'
import type { PageInventory } from '../../shared/domain/page-inventory/schema.ts'
import type { Format, Scope, TestCase } from '../../shared/domain/test-cases/schema.ts'
import type { Answer } from '../../shared/domain/test-generation/answers/schema.ts'
import type { Analysis } from '../../shared/domain/test-generation/schema.ts'
import type { AskedModel } from '../../shared/schemas/asked-model.ts'
import { versionAsked } from '../../shared/kernel/etag.ts'

export const sessionStatuses = ['draft', 'running', 'ready', 'failed'] as const
export type SessionStatus = (typeof sessionStatuses)[number]

export interface Turn {
  role: 'user' | 'assistant'
  content: string
  /** Milliseconds since the epoch. */
  at: number
  testCaseCount: number
}

/** The pages that the cases are about, as they were seen or handed in. */
export interface KeptPages {
  /** The run that brought them. */
  executionId: string
  /** The page that it had to look at, if any. */
  pageUrl: string | null
  pages: PageInventory[]
  /** Why a page could not be looked at, in sentences. */
  warnings: string[]
  /** Milliseconds since the epoch. */
  at: number
}

/** What a session holds beside its turns, cases and list of executions. */
export interface SessionRecord {
  sessionId: string
  title: string
  status: SessionStatus
  email: string | null
  requirements: string
  scope: Scope
  format: Format
  maxTestCases: number
  uploadedFileName: string | null
  summary: unknown
  /** What the last run took of a model; null where it asked none. Sessions of before have none. */
  modelUsage?: AskedModel | null
  /** How visitors read sentences of it; sessions of before have none. */
  corrections?: Correction[]
  /** Sentences with which visitors answered what was asked; sessions of before have none. */
  answers?: Answer[]
  totalIterations: number
  totalToolCalls: number
  /** The run that holds the session, while status is `running`. */
  runningExecutionId: string | null
  /** The run whose outcome was stored last; its repetition changes nothing. */
  completedExecutionId: string | null
  /** The newest generation or refinement. */
  generationExecutionId: string | null
  latestExecutionId: string | null
  /** The rehearsal that plays the cases; it does not hold the session. Sessions of before have none. */
  rehearsingExecutionId?: string | null
  createdAt: number
  updatedAt: number
}

export type Settled = Pick<
  SessionRecord,
  'title' | 'requirements' | 'scope' | 'format' | 'maxTestCases' | 'uploadedFileName' | 'answers'
>

export interface Outcome extends Pick<SessionRecord, 'modelUsage'> {
  /** The whole new set of cases; absent when the run changed none. */
  testCases?: TestCase[]
  summary?: unknown
  analysis?: Analysis
  /** All corrections of the text; absent when they stay what they are. */
  corrections?: Correction[]
  /** Whether the last change can be taken back, or is taken back with this. */
  history?: 'keeps' | 'takes_back'
  reply: string
  iterations: number
  toolCalls: number
  scope?: Scope | undefined
  format?: Format | undefined
}

export function created(
  given: Settled & { sessionId: string; email: string | null },
  now: number,
): SessionRecord {
  return {
    ...given,
    status: 'draft',
    summary: null,
    totalIterations: 0,
    totalToolCalls: 0,
    runningExecutionId: null,
    completedExecutionId: null,
    generationExecutionId: null,
    latestExecutionId: null,
    createdAt: now,
    updatedAt: now,
  }
}

/** Every change moves `updatedAt` forward, so that it can serve as a version. */
export const touched = (record: SessionRecord, now: number): number => Math.max(now, record.updatedAt + 1)

export function begun(
  record: SessionRecord,
  change: Partial<Settled>,
  executionId: string,
  now: number,
): SessionRecord {
  return {
    ...record,
    ...change,
    status: 'running',
    runningExecutionId: executionId,
    generationExecutionId: executionId,
    latestExecutionId: executionId,
    updatedAt: touched(record, now),
  }
}

export function completed(record: SessionRecord, outcome: Outcome, now: number): SessionRecord {
  return {
    ...record,
    status: 'ready',
    runningExecutionId: null,
    completedExecutionId: record.runningExecutionId,
    summary: outcome.summary ?? record.summary,
    modelUsage: outcome.modelUsage ?? null,
    ...(outcome.corrections && { corrections: outcome.corrections }),
    scope: outcome.scope ?? record.scope,
    format: outcome.format ?? record.format,
    totalIterations: record.totalIterations + outcome.iterations,
    totalToolCalls: record.totalToolCalls + outcome.toolCalls,
    updatedAt: touched(record, now),
  }
}

export function failed(record: SessionRecord, now: number): SessionRecord {
  return { ...record, status: 'failed', runningExecutionId: null, updatedAt: touched(record, now) }
}

/** True when an `If-Match` value (quoted or bare ISO time, or `*`) does not name the session's present version. */
export function isStale(record: SessionRecord, ifMatch: string | null): boolean {
  const version = versionAsked(ifMatch)
  return version !== undefined && version !== record.updatedAt
}
