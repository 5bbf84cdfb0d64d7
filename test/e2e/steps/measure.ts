import type { Browser, Page } from '@cloudflare/puppeteer'
import {
  type StepStrength,
  type Tried,
  strengthOf,
} from '../../../shared/domain/assertion-strength/summary.ts'
import { compileStep } from '../../../shared/domain/prose-steps/compile-step.ts'
import type { PerformedAction } from '../../../shared/domain/prose-steps/types.ts'
import { performStep } from '../../../workers/features/hosted-runs/steps/perform-step.ts'
import { tryFaults } from '../../../workers/features/hosted-runs/steps/try-faults.ts'

export interface Measured {
  /** Undefined for a step whose checks were not tried. */
  steps: (StepStrength | undefined)[]
  /** What the page was before and after the faults of each step. */
  pages: [before: string, after: string][]
}

/** Performs steps on a page, which all have to pass, and tries their checks against faults. */
export async function measure(
  browser: Browser,
  open: { html: string } | { url: string },
  steps: [action: string, expected: string][],
): Promise<Measured> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const measured: Measured = { steps: [], pages: [] }
  const actionsSoFar: PerformedAction[] = []
  const baseUrl = 'url' in open ? open.url : undefined
  try {
    if ('html' in open) await page.setContent(open.html)
    else await page.goto(open.url)
    for (const [action, expectedResult] of steps) {
      const tried: Tried[] = []
      const compiled = compileStep({ action, expectedResult }, baseUrl === undefined ? {} : { baseUrl })
      const outcome = await performStep(page, compiled, {
        deadlineMs: Date.now() + 60_000,
        stepTimeoutMs: 20_000,
        checkTimeoutMs: 1500,
        targetTimeoutMs: 700,
        ...(baseUrl === undefined ? {} : { baseUrl }),
        secrets: {},
        today: '2026-01-01',
        actionsSoFar,
        async whenPassed(run, checks) {
          const before = await stateOf(page)
          await tryFaults(run, checks, tried)
          measured.pages.push([before, await stateOf(page)])
        },
      })
      if (outcome.status !== 'passed')
        throw new Error(`“${action}” “${expectedResult}”: ${JSON.stringify(outcome.error)}`)
      actionsSoFar.push(...outcome.performed)
      measured.steps.push(strengthOf(tried))
    }
  } finally {
    await context.close()
  }
  return measured
}

/** Everything a fault might have left behind: the document, what its controls hold, the focus. */
async function stateOf(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLInputElement & HTMLSelectElement>('input, select, textarea'),
    ]
    const held = controls.map(({ value, checked, selectedIndex }) => [value, checked, selectedIndex])
    const focus = document.activeElement?.outerHTML ?? ''
    return JSON.stringify([document.documentElement.outerHTML, held, focus, location.href, document.title])
  })
}
