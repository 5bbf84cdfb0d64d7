import type { Page } from '@cloudflare/puppeteer'
import type { CheckTarget, StepRun } from '../steps/index.ts'

// Nothing is waited for that is not there: what a look acts on, it has just seen.
const targetTimeoutMs = 400

export interface LookTerms {
  deadlineMs: number
  checkTarget?: CheckTarget | undefined
}

/** The state that the actions of steps need, for a look that is no step. */
export function lookRun(page: Page, { deadlineMs, checkTarget }: LookTerms): StepRun {
  return {
    page,
    deadlineMs,
    targetTimeoutMs,
    checkTimeoutMs: targetTimeoutMs,
    lookTimeoutMs: targetTimeoutMs,
    baseUrl: undefined,
    secrets: {},
    checkTarget,
    actionsSoFar: [],
    performed: [],
    resolved: [],
    firstDialog: 0,
    firstDocument: 0,
    remembered: [],
    fingerprints: [],
  }
}
