import type { Browser, Page } from '@cloudflare/puppeteer'
import {
  type StepStrength,
  type Tried,
  strengthOf,
} from '../../../shared/domain/assertion-strength/summary.ts'
import { compileStep } from '../../../shared/domain/prose-steps/compile-step.ts'
import type { PerformedAction } from '../../../shared/domain/prose-steps/types.ts'
import { performStep } from '../../../workers/features/hosted-runs/steps/perform-step.ts'
import { tryBefore } from '../../../workers/features/hosted-runs/steps/look-before.ts'
import { looksOf } from '../../../workers/features/hosted-runs/steps/looks.ts'
import { tryFaults } from '../../../workers/features/hosted-runs/steps/try-faults.ts'

export interface Measured {
  /** Undefined for a step whose checks were not tried. */
  steps: (StepStrength | undefined)[]
  /** Whether a check may tell that the actions of its step did something. */
  tells: boolean[]
  /** What the page was before and after the faults of each step. */
  pages: [before: string, after: string][]
}

/** Performs steps on a page, which all have to pass, and tries their checks against faults. */
export async function measure(
  browser: Browser,
  open: { html?: string; url?: string },
  steps: [action: string, expected: string][],
): Promise<Measured> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const measured: Measured = { steps: [], tells: [], pages: [] }
  const actionsSoFar: PerformedAction[] = []
  const { url: baseUrl, html } = open
  const parts = steps.map(([action, expectedResult]) =>
    compileStep({ action, expectedResult }, baseUrl === undefined ? {} : { baseUrl }),
  )
  const looks = looksOf(parts, (checks) => checks)
  try {
    if (baseUrl !== undefined) await page.goto(baseUrl)
    if (html !== undefined) await page.setContent(html)
    for (const [position, [action, expectedResult]] of steps.entries()) {
      const tried: Tried[] = []
      const look = looks.at(position)
      const compiled = parts[position] ?? compileStep({ action, expectedResult })
      const outcome = await performStep(page, compiled, {
        deadlineMs: Date.now() + 60_000,
        stepTimeoutMs: 20_000,
        checkTimeoutMs: 1500,
        lookTimeoutMs: 5000,
        targetTimeoutMs: 700,
        ...(baseUrl === undefined ? {} : { baseUrl }),
        secrets: {},
        today: '2026-01-01',
        actionsSoFar,
        beforeActions: look.before,
        async whenPassed(run, checks) {
          const known = await tryBefore(run, checks, look.held())
          measured.tells.push(known.tells)
          tried.push(...known.tried)
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
