import { z } from 'zod'
import { once } from '../../../shared/domain/once.ts'
import { ExecutionSummary, runError, verdict } from './execution-schemas.ts'
import { type ExecutionRecord, shownCases, summaryOf } from './execution-view.ts'

/** What came of each case, and nothing of how. */
export const ExecutionVerdicts = once(() =>
  ExecutionSummary()
    .extend({
      cases: z.array(
        z
          .object({
            testCaseId: z.string(),
            title: z.string(),
            status: verdict(),
            durationMs: z.int(),
            error: z.string().optional(),
          })
          .meta({ id: 'CaseVerdict' }),
      ),
      error: runError(),
    })
    .meta({ id: 'HostedExecutionVerdicts' }),
)

export const verdictsOf = (
  record: ExecutionRecord,
  now: number,
): z.input<ReturnType<typeof ExecutionVerdicts>> => ({
  ...summaryOf(record, now),
  cases: shownCases(record).map(({ testCaseId, title, status, durationMs, error }) => ({
    testCaseId,
    title,
    status,
    durationMs,
    ...(error ? { error } : {}),
  })),
  error: record.error,
})
