import type { Browser, Page } from '@cloudflare/puppeteer'
import type { RememberedStep } from '../../../shared/domain/prose-steps/fingerprint.ts'
import { compileStep } from '../../../shared/domain/prose-steps/compile-step.ts'
import type { PerformedAction } from '../../../shared/domain/prose-steps/types.ts'
import type { StepOutcome } from '../../../workers/features/hosted-runs/steps/outcome.ts'
import { performStep } from '../../../workers/features/hosted-runs/steps/perform-step.ts'
import type { ScenarioStep } from './scenario.ts'

/**
 * What shall pass may take as long as a busy machine needs, and what shall not is over soon. The time of a whole step is left only to what
 * shall run out of it.
 */
function patienceFor({ verdict, code }: ScenarioStep) {
  const stepTimeoutMs = code === 'steps.timeout' ? 4000 : 25_000
  return verdict === 'passed'
    ? { stepTimeoutMs, checkTimeoutMs: 10_000, targetTimeoutMs: 5000 }
    : { stepTimeoutMs, checkTimeoutMs: 1500, targetTimeoutMs: 700 }
}

/**
 * Plays steps one after the other on a fresh page, or on the one that is shared, and gives every outcome back; `stop` ends at the first that did not pass, `after` looks at the
 * first tab when a step is over, `remembered` is what the targets were known by when the case last passed.
 */
export async function play(
  browser: Browser,
  baseUrl: string,
  steps: ScenarioStep[],
  {
    stop = false,
    after,
    remembered = [],
    checkTimeoutMs,
    shared,
  }: {
    stop?: boolean
    /** For steps that shall not pass, where a page that is not so by then never will be. */
    checkTimeoutMs?: number
    shared?: Page
    after?: (page: Page) => Promise<void>
    remembered?: readonly RememberedStep[]
  } = {},
): Promise<StepOutcome[]> {
  const context = shared?.browserContext() ?? (await browser.createBrowserContext())
  const page = shared ?? (await context.newPage())
  const outcomes: StepOutcome[] = []
  const actionsSoFar: PerformedAction[] = []
  try {
    for (const [at, step] of steps.entries()) {
      const { action, expected = '', data } = step
      const known = remembered[at]
      const prose = { action, expectedResult: expected, ...(data === undefined ? {} : { testData: data }) }
      const outcome = await performStep(page, compileStep(prose, { baseUrl }), {
        deadlineMs: Date.now() + 60_000,
        ...patienceFor(step),
        ...(step.verdict === 'passed' || checkTimeoutMs === undefined ? {} : { checkTimeoutMs }),
        baseUrl,
        secrets: { PASSWORD: 's3cret-pass' },
        today: new Date().toISOString().slice(0, 10),
        actionsSoFar,
        remembered: known?.action === action ? known.targets : [],
      })
      outcomes.push(outcome)
      await after?.(page)
      actionsSoFar.push(...outcome.performed)
      if (stop && outcome.status !== 'passed') break
    }
  } finally {
    if (!shared) await context.close()
  }
  return outcomes
}
