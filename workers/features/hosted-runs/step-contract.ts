import type { Page } from '@cloudflare/puppeteer'
import type { TargetVerdict } from '../../../shared/domain/targets/check-target.ts'
import type { CompiledStep, PerformedAction } from '../../../shared/domain/prose-steps/types.ts'
import type { Assertion } from './results.ts'

export interface StepOptions {
  /** When the case's time is over, in milliseconds since the epoch. */
  deadlineMs: number
  stepTimeoutMs: number
  baseUrl: string
  secrets: Readonly<Record<string, string>>
  checkTarget: (address: string) => TargetVerdict
  /** What the case has done until now, so that reading back its own typing is not taken for a check. */
  actionsSoFar: PerformedAction[]
}

export interface StepOutcome {
  status: 'passed' | 'failed' | 'error'
  error?: { code: string; message: string }
  interpretedAction?: unknown
  assertions: Assertion[]
  /** How many checks were really made. */
  verified: number
  performed: PerformedAction[]
}

/** Carries out a compiled step on a page. Never throws. */
export type PerformStep = (page: Page, compiled: CompiledStep, options: StepOptions) => Promise<StepOutcome>
