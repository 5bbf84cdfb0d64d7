import type { CaseResult } from './results.ts'
import type { CaseSnapshot } from './run-input.ts'

/** Beyond the numbers that steps of a case have. */
const firstNumber = 10_001

/** A case that begins with what opens the page, such as signing in. */
export function stepsFirst(steps: readonly string[], snapshot: CaseSnapshot): CaseSnapshot {
  if (steps.length === 0) return snapshot
  const before = steps.map((action, at) => ({ stepNumber: firstNumber + at, action, expectedResult: '' }))
  const opened = { stepNumber: firstNumber + steps.length, action: 'Open the page', expectedResult: '' }
  return { ...snapshot, steps: [...before, opened, ...(snapshot.steps ?? [])] }
}

/** The result of such a case without those steps. Where one of them broke, nothing was tried of the case itself. */
export function afterSteps(steps: readonly string[], result: CaseResult): CaseResult {
  if (steps.length === 0) return result
  const before = result.steps.filter(({ stepNumber }) => stepNumber >= firstNumber)
  const broken = before.find(({ status }) => status === 'failed' || status === 'error')
  const own = { ...result, steps: result.steps.filter((each) => !before.includes(each)) }
  if (!broken) return own
  const error = `steps.browser_failed: A step that opens the page did not succeed. ${broken.error ?? ''}`
  return { ...own, status: 'error', error }
}
