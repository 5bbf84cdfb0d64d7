import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { RememberedStep } from '../../../shared/domain/prose-steps/fingerprint.ts'
import type { WebConfig } from './run-config.ts'

/** A case as it stood when the run was started; later edits of the session do not reach it. */
export type CaseSnapshot = Pick<TestCase, 'id' | 'title' | 'steps' | 'expectedResult'> & {
  /** What the targets of its steps were known by when it last passed. */
  remembered?: RememberedStep[]
  /** Preconditions that no step brings about: nothing that is seen without them says anything. */
  unmetPreconditions?: string[]
}

/** What must not be stored in the clear; sealed under the execution's id. */
export interface SealedPart {
  secrets: Record<string, string>
  headers: Record<string, string>
  basicAuth?: { username: string; password: string } | undefined
}

/** Settings of the run. They travel with it, because the Worker that runs it has vars of its own. */
export interface RunSettings {
  caseTimeoutMs: number
  stepTimeoutMs: number
  allowPrivateTargets: boolean
  ownHosts: string[]
  /** Whether answers from private addresses are refused; not in runs stored by an older version. */
  checkAnswers?: boolean
  browsers: number
  launchesPerSecond: number
  /** Cases that may go on at a time; one after the other where it is absent, as in runs stored by an older version. */
  parallel?: number
}

/** The input of a hosted run, as the Execution object keeps it. */
export interface RunInput {
  version: 1
  testType: 'web'
  /** Whose run it is, for turns at the browsers; runs stored by an older version have none. */
  party?: string
  baseUrl: string
  cases: CaseSnapshot[]
  config: Omit<WebConfig, 'secrets' | 'headers' | 'basicAuth' | 'url'>
  sealed: string
  settings: RunSettings
}

/** A page that is looked at once, as the Execution of who wants to know of it keeps it. */
export interface VisitInput {
  party: string
  baseUrl: string
  viewport: WebConfig['viewport']
  /** A {@link SealedVisit}. */
  sealed: string
  settings: RunSettings
  /** The time that it may take, waiting for a browser included. */
  withinMs: number
}

export interface SealedVisit extends SealedPart {
  /** What is done before the look, in prose. */
  steps: string[]
}
