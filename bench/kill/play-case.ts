import type { Browser } from '@cloudflare/puppeteer'
import type { CompiledStep, PerformedAction, TypedAction } from '../../shared/domain/prose-steps/types.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { actionsAfter, compileCase } from '../../shared/domain/prose-steps/compile-case.ts'
import { caseVerdict } from '../../workers/features/hosted-runs/rules.ts'
import { performStep } from '../../workers/features/hosted-runs/steps/perform-step.ts'

const impatient = { stepTimeoutMs: 8000, checkTimeoutMs: 1200, targetTimeoutMs: 800 }
const caseTimeoutMs = 40_000

/** Plays a case by the code of hosted runs, without the Worker around it and with shorter patience unless told: pages on the loopback answer at once. */
export async function playCase(
  browser: Browser,
  testCase: Pick<TestCase, 'steps' | 'expectedResult'>,
  baseUrl: string,
  limits = impatient,
) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const compiled = compileCase(testCase, baseUrl)
  const deadlineMs = Date.now() + caseTimeoutMs
  const today = new Date().toISOString().slice(0, 10)
  const actionsSoFar: PerformedAction[] = []
  const steps: { status: 'passed' | 'failed' | 'error'; error?: string }[] = []
  let verified = 0
  const perform = async (step: CompiledStep, upcoming: TypedAction[]) => {
    const surroundings = { deadlineMs, baseUrl, secrets: {}, today, actionsSoFar, upcoming }
    const outcome = await performStep(page, step, { ...limits, ...surroundings })
    actionsSoFar.push(...outcome.performed)
    verified += outcome.verified
    const { status, error } = outcome
    return { status, ...(error ? { error: `${error.code}: ${error.message}` } : {}) }
  }
  try {
    await page.setViewport({ width: 1280, height: 720 })
    for (const [position, { compiled: step }] of compiled.steps.entries()) {
      const result = await perform(step, actionsAfter(compiled, position))
      steps.push(result)
      if (result.status !== 'passed') break
    }
    const whole = steps.every(({ status }) => status === 'passed')
    const outcome = whole && compiled.outcome ? await perform(compiled.outcome, []) : undefined
    return caseVerdict({ steps, outcome, verified })
  } finally {
    await context.close()
  }
}
