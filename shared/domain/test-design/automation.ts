import { compileStep } from '../prose-steps/compile-step.ts'
import type { TestCase, TestStep } from '../test-cases/schema.ts'

const mostReasons = 20

/**
 * Whether a hosted run can execute and judge a case: every step compiles, the expectation compiles, and at least one thing is checked.
 * `known` are reasons that only the designer knows, such as a precondition that nobody set up.
 */
export function automationOf(
  steps: TestStep[],
  expectedResult: string,
  known: string[] = [],
): NonNullable<TestCase['automation']> {
  const compiled = steps.map((step) => compileStep(step))
  const last = compileStep({ action: 'Open the page', expectedResult })
  const problems = [...compiled, last].flatMap((one) =>
    one.problems.map(({ part, message }) => `${short(part)}: ${short(message)}`),
  )
  const checks = [...compiled, last].reduce((sum, one) => sum + one.checks.length, 0)
  const reasons = [
    ...new Set([
      ...known,
      ...problems,
      ...(checks === 0 && problems.length === 0 ? ['nothing in the case is checked'] : []),
    ]),
  ]
  return { ready: reasons.length === 0, reasons: reasons.slice(0, mostReasons) }
}

function short(text: string): string {
  return text.length > 300 ? `${text.slice(0, 297)}…` : text
}
