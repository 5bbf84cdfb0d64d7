import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { recordStates } from '../../../shared/db/tables/record-states.ts'
import type { CaseResult } from '../../../shared/domain/user-documentation/types.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type Period, at, countAll } from './finished.ts'
import { type LeftOut, numbered } from './numbered.ts'

/** So many test cases one document counts. */
export const mostCases = 20_000

/** How the cases of stories had ended last at the end of a period, by story. */
export async function resultsAtEnd(
  { services: { db } }: Context,
  period: Period,
  storyIds: readonly string[],
  most = mostCases,
): Promise<{ results: Map<string, CaseResult[]>; left: LeftOut }> {
  const { resourceId: testCaseId, number, title, status, storyId } = recordStates
  const { told, left } = await numbered(most, (after, limit) =>
    db
      .select({ testCaseId, number, title, status, storyId, count: countAll })
      .from(recordStates)
      .where(
        and(
          inArray(storyId, idsIn(storyIds)),
          eq(recordStates.resource, 'test_case'),
          at(recordStates, period.end),
          isNotNull(status),
          gt(number, after),
        ),
      )
      .orderBy(asc(number))
      .limit(limit),
  )
  const results = Map.groupBy(told, (row) => row.storyId ?? '')
  return { results: new Map([...results].map(([id, own]) => [id, own.map(resultOf)])), left }
}

const resultOf = ({
  testCaseId,
  number,
  title,
  status,
}: Omit<CaseResult, 'status' | 'criterion'> & { status: string | null }): CaseResult => ({
  testCaseId,
  number,
  title,
  status: status as CaseResult['status'],
  criterion: null,
})
