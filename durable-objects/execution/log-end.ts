import { logNote } from '../../shared/services/log.ts'
import { durationMs } from './rules.ts'
import type { End, ExecutionState } from './state.ts'

/** One line for a hosted run that has ended, by whatever way. Where nobody counted its cases, those that have a result are counted by it. */
export function logEnd(state: ExecutionState, { status, error, counts, now }: End, cases: unknown[]): void {
  const { executionId, organizationId, attempt } = state
  logNote({
    kind: 'hosted-runs.ended',
    executionId,
    ...(organizationId !== null && { organizationId }),
    status,
    ...(error && { error: error.error }),
    counts: counts ?? tally(cases),
    durationMs: durationMs(state, now),
    attempt,
  })
}

function tally(cases: unknown[]): Record<string, number> {
  const over = (cases as { status: string; partial?: boolean }[]).filter(({ partial }) => !partial)
  const groups = Map.groupBy(over, ({ status }) => status)
  return Object.fromEntries([...groups].map(([status, { length }]) => [status, length]))
}
