import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { CandidatesView } from './candidates-view.ts'
import { CausesView, ExecutionSummary, causeView, runError, verdict } from './execution-schemas.ts'
import { type ExecutionRecord, shownCases, summaryOf } from './execution-view.ts'
import { causesOf, reasonOf } from './reason.ts'

/** What came of each case, and nothing of how. */
export const ExecutionVerdicts = once(() =>
  ExecutionSummary()
    .extend({
      causes: CausesView().optional(),
      cases: z.array(
        z
          .object({
            testCaseId: z.string(),
            title: z.string(),
            status: verdict(),
            durationMs: z.int(),
            cause: causeView(),
            error: z.string().optional(),
            candidates: CandidatesView().optional(),
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
): z.input<ReturnType<typeof ExecutionVerdicts>> => {
  const summary = summaryOf(record, now)
  const shown = shownCases(record)
  return {
    ...summary,
    causes: causesOf(shown, summary.counts),
    cases: shown.map((result) => {
      const { testCaseId, title, status, durationMs } = result
      return { testCaseId, title, status, durationMs, ...reasonOf(result) }
    }),
    error: record.error,
  }
}
