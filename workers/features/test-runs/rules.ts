import type { RunCounts } from '../../../shared/db/tables/test-runs.ts'
import type { ReportedCase } from '../../../shared/domain/test-reports/index.ts'
import { causeOf } from '../../../shared/domain/verdict-causes/cause-of.ts'
import { isOver } from '../../../shared/kernel/events.ts'
import { type CaseResult, type ExecutionRecord, type RunInput, shownCases } from '../hosted-runs/index.ts'

/** How much of a run is done, 0 to 1: by cases that have ended. */
export const progressOf = ({ total, passed, failed, error, skipped }: RunCounts): number =>
  total === 0 ? 1 : (passed + failed + error + skipped) / total

/** How a case of a run ended, as it is kept with the project. `at` in milliseconds since the epoch. */
export interface CaseEnd {
  testCaseId: string
  status: CaseResult['status']
  durationMs: number
  at: number
}

/**
 * How each case of a run that is over ended, in the order of the run. What never ran, or had begun when nothing more was heard, was skipped. A clock that is
 * ahead must not speak for later.
 */
export function endsOf({ input, cases, finishedAt, createdAt }: ExecutionRecord, now: number): CaseEnd[] {
  const over = finishedAt ?? createdAt
  const results = new Map(
    (cases as CaseResult[]).filter(({ partial }) => !partial).map((result) => [result.index, result]),
  )
  return (input as RunInput).cases.map(({ id }, index) => {
    const { status, durationMs, startedAt } = results.get(index) ?? {
      status: 'skipped',
      durationMs: 0,
      startedAt: over,
    }
    return { testCaseId: id, status, durationMs, at: Math.min(startedAt + durationMs, now) }
  })
}

/** The cases of a run for a report: those that have ended, and once the run is over also those that never ran. */
export function reportedCases(record: ExecutionRecord): ReportedCase[] {
  const shown = new Map(shownCases(record).map((result) => [result.index, result]))
  const never =
    record.status === 'cancelled' ? 'The run was cancelled' : (record.error?.message ?? 'It did not run')
  return (record.input as RunInput).cases.flatMap(({ id, title }, index): ReportedCase[] => {
    const result = shown.get(index)
    if (!result)
      return isOver(record.status) ? [{ id, title, status: 'skipped', durationMs: 0, error: never }] : []
    const { status, durationMs, error, steps } = result
    const lines = steps.map(
      (step) => `${step.stepNumber}. ${step.action}: ${step.status}${step.error ? ` (${step.error})` : ''}`,
    )
    return [{ id, title, status, durationMs, ...(error && { error }), cause: causeOf(result), steps: lines }]
  })
}

/** Tokens of the models that interpreted steps of a run. */
export function tokensOf({ cases }: Pick<ExecutionRecord, 'cases'>) {
  const usages = (cases as CaseResult[]).flatMap(({ steps }) =>
    steps.map(({ interpretedAction }) => (interpretedAction?.['model'] ?? {}) as Partial<Tokens>),
  )
  return {
    inputTokens: usages.reduce((sum, { inputTokens = 0 }) => sum + inputTokens, 0),
    outputTokens: usages.reduce((sum, { outputTokens = 0 }) => sum + outputTokens, 0),
  }
}

interface Tokens {
  inputTokens: number
  outputTokens: number
}

const words = [
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['error', 'with an error'],
  ['skipped', 'skipped'],
] as const

/** The end of a run in a few words: "3 passed, 1 failed". */
export const inFewWords = (counts: RunCounts): string =>
  words.flatMap(([key, word]) => (counts[key] > 0 ? [`${counts[key]} ${word}`] : [])).join(', ') ||
  'nothing ran'
