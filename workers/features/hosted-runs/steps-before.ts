import type { Redactor } from '../../../shared/domain/evidence/redact.ts'
import { actionsAfter, compileCase } from '../../../shared/domain/prose-steps/compile-case.ts'
import type { Stage } from './case-stage.ts'
import type { Report } from './report.ts'
import type { RunInput, SealedVisit } from './run-input.ts'
import { runCompiled } from './run-step.ts'
import { scopeOf } from './run-steps.ts'

interface Before {
  stage: Stage
  input: Pick<RunInput, 'baseUrl' | 'config' | 'settings'>
  redact: Redactor
  report: Pick<Report, 'signal'>
  now: () => number
  /** When their time is over, in milliseconds since the epoch. */
  until: number
}

/** Performs what is done before a page is looked at, in order. Tells which step did not succeed and why, or nothing. */
export async function stepsBefore(
  sealed: SealedVisit,
  { until, ...staged }: Before,
): Promise<string | undefined> {
  const steps = sealed.steps.map((action, at) => ({ stepNumber: at + 1, action, expectedResult: '' }))
  const compiled = compileCase({ steps }, staged.input.baseUrl)
  const scope = { ...scopeOf({ ...staged, sealed, startedAt: staged.now() }), deadlineAt: until }
  for (const [position, { step, compiled: prose }] of compiled.steps.entries()) {
    const { status, error } = await runCompiled(scope, prose, actionsAfter(compiled, position))
    if (status !== 'passed')
      return `Step ${step.stepNumber} before it did not succeed: ${error?.message ?? status}`
  }
  return undefined
}
