import { compileStep } from '../../prose-steps/compile-step.ts'
import type { CompiledStep } from '../../prose-steps/types.ts'
import type { TestCase, TestStep } from '../../test-cases/schema.ts'

const mostReasons = 20

/** Compiled steps of one run by their prose: most cases of a form share most steps. */
export type Compiled = Map<string, CompiledStep>

/**
 * Whether a hosted run can execute and judge a case: every step compiles, the expectation compiles, and at least one thing is checked.
 * `known` are reasons that only the designer knows, such as a precondition that nobody set up.
 */
export function automationOf(
  steps: TestStep[],
  expectedResult: string,
  { known = [], compiled = new Map() }: { known?: string[]; compiled?: Compiled } = {},
): NonNullable<TestCase['automation']> {
  const all = [...steps, { action: 'Open the page', expectedResult }].map((step) => once(step, compiled))
  const problems = all.flatMap((one) =>
    one.problems.map(({ part, message }) => `${short(part)}: ${short(message)}`),
  )
  const checks = all.reduce((sum, one) => sum + one.checks.length, 0)
  const unchecked = checks === 0 && problems.length === 0 ? ['nothing in the case is checked'] : []
  const reasons = [...new Set([...known, ...problems, ...unchecked])]
  return { ready: reasons.length === 0, reasons: reasons.slice(0, mostReasons) }
}

function once(
  step: Pick<TestStep, 'action' | 'expectedResult' | 'testData'>,
  compiled: Compiled,
): CompiledStep {
  const key = `${step.action}\n${step.expectedResult}\n${step.testData ?? ''}`
  const known = compiled.get(key)
  if (known) return known
  const made = compileStep(step)
  compiled.set(key, made)
  return made
}

function short(text: string): string {
  return text.length > 300 ? `${text.slice(0, 297)}…` : text
}
