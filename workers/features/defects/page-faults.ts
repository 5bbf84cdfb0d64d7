import { and, eq, gte, inArray, min, ne } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import { testResults } from '../../../shared/db/tables/test-runs.ts'
import { codeOf } from '../../../shared/domain/defect-fingerprints/fingerprint.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Failure } from './failures.ts'

/** Errors of the page itself. A status below 500 may come from a wrong address in the step. */
const ofPage = /^steps\.(?:check_failed|page_crashed|http_status: .*\bHTTP 5\d\d\b)/
/** Missing or refusing controls: a fault of the page if the same step worked before, otherwise perhaps of the step. */
const perhapsOfPage = new Set(
  [
    'http_status',
    'not_found',
    'not_actionable',
    'not_filled',
    'not_changed',
    'option_not_found',
    'no_file_field',
    'no_dialog',
    'no_tab',
    'navigation_failed',
  ].map((name) => `steps.${name}`),
)

/**
 * The failures in which the page is at fault: a check that does not hold, an error of the page, and what a case that passed as it stands now no
 * longer finds there. A step that was not understood is nobody's defect.
 */
export async function faultsOfPage<F extends Failure>(
  context: Context,
  executionId: string,
  failures: readonly F[],
): Promise<F[]> {
  const unsure = failures.filter((failure) => isUnsure(failure))
  const passed = unsure.length === 0 ? undefined : await passedBefore(context, executionId, unsure)
  return failures.filter(
    (failure) =>
      isOfPage(failure) ||
      (isUnsure(failure) && (passed?.get(failure.testCase.testCaseId) ?? Infinity) < failure.at),
  )
}

const isOfPage = ({ verdict, error }: Failure): boolean => verdict === 'failed' || ofPage.test(error)
const isUnsure = ({ verdict, error }: Failure): boolean =>
  verdict === 'error' && !ofPage.test(error) && perhapsOfPage.has(codeOf(error) ?? '')

/** When cases first passed after their last revision. The end of a run may be delivered again after later runs. */
async function passedBefore(
  { services: { db } }: Context,
  executionId: string,
  failures: readonly Failure[],
): Promise<Map<string, number>> {
  const ids = failures.map(({ testCase }) => testCase.testCaseId)
  const rows = await db
    .select({ testCaseId: testResults.testCaseId, at: min(testResults.at) })
    .from(testResults)
    .innerJoin(testCases, eq(testCases.testCaseId, testResults.testCaseId))
    .where(
      and(
        inArray(testResults.testCaseId, idsIn(ids)),
        eq(testResults.status, 'passed'),
        ne(testResults.executionId, executionId),
        gte(testResults.at, testCases.revisedAt),
      ),
    )
    .groupBy(testResults.testCaseId)
  return new Map(rows.map(({ testCaseId, at }) => [testCaseId, at ?? Infinity]))
}
