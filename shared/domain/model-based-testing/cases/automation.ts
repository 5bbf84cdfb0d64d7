import { compileStep } from '../../prose-steps/compile-step.ts'
import type { CompiledStep } from '../../prose-steps/types.ts'
import type { TestCase, TestStep } from '../../test-cases/schema.ts'

const mostReasons = 20

/** Compiled steps of one run by their prose: most cases of a text share most steps. */
export type Compiled = Map<string, CompiledStep>

/**
 * Whether a hosted run can execute and judge a case: every step and expectation compiles, and at least one thing is checked. `known` are
 * reasons that only the designer knows, such as a field that the text never names.
 */
export function automationOf(
  steps: TestStep[],
  { known = [], compiled = new Map() }: { known?: string[]; compiled?: Compiled } = {},
): NonNullable<TestCase['automation']> {
  // What is not ready for another reason need not be compiled, which is the dearest part.
  const all = known.length > 0 ? [] : steps.map((step) => once(step, compiled))
  const problems = all.flatMap((one) =>
    one.problems.map(({ part, message }) => `${short(part)}: ${short(message)}`),
  )
  const checks = all.reduce((sum, one) => sum + one.checks.length, 0)
  const unchecked =
    known.length === 0 && checks === 0 && problems.length === 0 ? ['nothing in the case is checked'] : []
  const reasons = [...new Set([...known, ...problems, ...unchecked])]
  return { ready: reasons.length === 0, reasons: reasons.slice(0, mostReasons) }
}

function once(step: TestStep, compiled: Compiled): CompiledStep {
  const { action, expectedResult, testData } = step
  const key = `${action}\n${expectedResult}\n${testData ?? ''}`
  const known = compiled.get(key)
  if (known) return known
  const made = compileStep({ action, expectedResult, ...(testData === undefined ? {} : { testData }) })
  compiled.set(key, made)
  return made
}

const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 297)}…` : text)
