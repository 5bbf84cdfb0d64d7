import type { Browser } from '@cloudflare/puppeteer'
import { compileStep } from '../../../shared/domain/prose-steps/compile-step.ts'
import type { PerformedAction } from '../../../shared/domain/prose-steps/types.ts'
import type { StepOutcome } from '../../../workers/features/hosted-runs/steps/outcome.ts'
import { performStep } from '../../../workers/features/hosted-runs/steps/perform-step.ts'
import type { ScenarioStep } from './scenario.ts'

/** Plays steps one after the other on a fresh page, and gives every outcome back; `stop` ends at the first that did not pass. */
export async function play(
  browser: Browser,
  baseUrl: string,
  steps: ScenarioStep[],
  { stop = false }: { stop?: boolean } = {},
): Promise<StepOutcome[]> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const outcomes: StepOutcome[] = []
  const actionsSoFar: PerformedAction[] = []
  try {
    for (const { action, expected = '', data } of steps) {
      const prose = { action, expectedResult: expected, ...(data === undefined ? {} : { testData: data }) }
      const outcome = await performStep(page, compileStep(prose, { baseUrl }), {
        deadlineMs: Date.now() + 30_000,
        stepTimeoutMs: 5000,
        checkTimeoutMs: 1500,
        targetTimeoutMs: 700,
        baseUrl,
        secrets: { PASSWORD: 's3cret-pass' },
        today: new Date().toISOString().slice(0, 10),
        actionsSoFar,
      })
      outcomes.push(outcome)
      actionsSoFar.push(...outcome.performed)
      if (stop && outcome.status !== 'passed') break
    }
  } finally {
    await context.close()
  }
  return outcomes
}
